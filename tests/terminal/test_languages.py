"""Playing in French and Italian: what is shown, and what may be typed."""

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from conclave.terminal.screen import Screen, make_console
from conclave.text import LANGUAGE, in_language
from tests.games.archimage.scene import Scene as Tower
from tests.games.seasons.scene import A, B, Scene
from tests.terminal.terminal import BUILD, Player, Terminal, anything, saved
from tests.text.catalogues import ENGLISH

Sit = Callable[[Scene | Tower], Player]
AT_A_LINES_BEGINNING = re.compile(r"^\s*[:;!»,.)](?:\s|$)", re.MULTILINE)
TOWER = "0-1, 0-2"
SEALS = {1: "fire 2", 2: "fire 3"}


@pytest.fixture
def sit(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Sit:
    monkeypatch.setenv("COLUMNS", "80")
    return lambda scene: Player(scene, capsys)


# --- whole games ---------------------------------------------------------------------------------------------------


def answers(game: str, seed: int) -> list[str]:
    luck = random.Random(seed)
    return anything(seed) if game == "seasons" else [str(luck.randint(1, 4)) for _ in range(3000)]


@pytest.mark.parametrize("game", ["seasons", "archimage"])
@pytest.mark.parametrize("language", ["fr", "it"])
def test_a_whole_game_has_no_english_in_it(terminal: Terminal, tmp_path: Path, game: str, language: str) -> None:
    path = tmp_path / "partie.json"
    options = ["--sets", "all", "--tokens", "--enchantment", "random"] if game == "seasons" else ["--circle", "random"]
    options += ["--lang", language, "--seed", "5", "--record", str(path)]
    shown = terminal.play(game, *options, answers=answers(game, 5))
    assert (terminal.status, terminal.errors) == (0, "")
    assert saved(path)["scores"]
    assert {"fr": "La partie est terminée.", "it": "La partita è finita."}[language] in shown
    for line in shown.splitlines():
        assert not ENGLISH.search(line), line
    assert not AT_A_LINES_BEGINNING.search(shown)
    assert LANGUAGE.get() == "en", "what one command speaks is no matter of the next"


def test_help_is_in_the_language(terminal: Terminal) -> None:
    for language, word, part in [("fr", "aide", "annuler votre dernier choix"), ("it", "aiuto", "annulli l’ultima")]:
        for typed in (word, "help", "?", "h"):
            assert part in terminal.play("--lang", language, "--seed", "1", answers=[typed])


# --- what may be typed in Seasons ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("fr", "amulette de terre"),
        ("fr", "AMULETTE TERRE"),
        ("fr", "invoquer amulette de terre"),
        ("fr", "amulet of earth"),
        ("fr", "summon amulet-of-earth"),
        ("it", "amuleto della terra"),
        ("it", "invoca amuleto della terra"),
        ("it", "amulet of earth"),
    ],
)
def test_a_card_is_summoned_by_name(sit: Sit, language: str, typed: str) -> None:
    with in_language(language):
        scene = Scene().hand(A, "amulet-of-earth").has(A, gauge=1, earth=3).free()
        sit(scene).types(typed)
        assert scene.in_play(A) == ["amulet-of-earth"]


@pytest.mark.parametrize(
    ("language", "name", "typed"),
    [("fr", "rattus", "feu terre"), ("fr", "rattus", "fe"), ("it", "rattus", "fuoco, terra"), ("it", "ratty", "FE")],
)
def test_energies_by_name(sit: Sit, language: str, name: str, typed: str) -> None:
    with in_language(language):
        scene = Scene().hand(A, "ratty-nightshade").has(A, crystals=2, gauge=1).has(B, earth=1, fire=2).free()
        sit(scene).types(name, typed)
        assert scene.reserve(A) == {"earth": 1, "fire": 1}


@pytest.mark.parametrize(
    ("language", "typed"),
    [("fr", "jeton"), ("fr", "jeton capacite"), ("it", "gettone"), ("it", "token"), ("fr", "use token")],
)
def test_the_ability_token_by_name(sit: Sit, language: str, typed: str) -> None:
    with in_language(language):
        scene = Scene(tokens=(7, 5)).free()
        sit(scene).types(typed)
        assert scene.crystals(A) == 12


@pytest.mark.parametrize(
    ("language", "typed"), [("fr", "terminer"), ("fr", "fin"), ("it", "fine turno"), ("it", "end"), ("en", "end")]
)
def test_a_turn_ends_by_word(sit: Sit, language: str, typed: str) -> None:
    with in_language(language):
        scene = Scene().free()
        assert scene.asked == A
        sit(scene).types(typed)
        assert scene.asked == B


@pytest.mark.parametrize(
    ("language", "typed", "part"),
    [
        ("fr", "carte secheresse", "Sécheresse (enchantement 9)"),
        ("fr", "carte jeton 7", "Douze cristaux (jeton Capacité 7"),
        ("fr", "card bourse d'io", "Bourse d’Io, objet magique"),
        ("fr", "pourquoi bourse d'io", "Bourse d’Io n’est pas dans votre main. (point de règle B6)"),
        ("fr", "main", "Vous n’avez de cartes ni en main"),
        ("fr", "journal", "Joueur 1 reçoit 9 cartes."),
        ("it", "carta gettone 7", "Dodici Cristalli (gettone abilità 7"),
        ("it", "perché sacca di io", "Non hai in mano Sacca di Io. (chiarimento B6)"),
        ("it", "perche sacca di io", "Non hai in mano Sacca di Io. (chiarimento B6)"),
        ("it", "mano", "Non hai carte"),
    ],
)
def test_command_words(sit: Sit, language: str, typed: str, part: str) -> None:
    with in_language(language):
        assert part in sit(Scene().free()).types(typed)


def test_undo_by_word(terminal: Terminal) -> None:
    game = ["--level", "apprentice", "--seed", "3"]
    assert "Votre dernier choix est annulé." in terminal.play(*game, "--lang", "fr", answers=[BUILD[0], "annuler"])
    assert "La tua ultima scelta è stata annullata." in terminal.play(*game, "--lang", "it", answers=[BUILD[0], "u"])


# --- and in Archimage ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "spell", "dice"),
    [
        ("fr", "évolution du feu", "rouge 4 1"),
        ("fr", "lancer evolution feu", "R4 R1"),
        ("fr", "evolution of fire", "dés rouges 4 et 1"),
        ("it", "evoluzione del fuoco", "rosso 4 1"),
        ("it", "lancia evoluzione fuoco", "dadi rossi 4 e 1"),
        ("it", "cast evolution-fire", "red 4 1"),
    ],
)
def test_a_spell_and_dice_by_name(sit: Sit, language: str, spell: str, dice: str) -> None:
    with in_language(language):
        scene = Tower(TOWER, SEALS).dice(A, "red 1", "red 2", "red 4", "blue 1").has(A, "evolution-fire").turn()
        sit(scene).types(spell, dice)
        assert scene.dice_of(A) == ["red 2", "red 3", "red 6", "blue 1"]


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("fr", "briser 2"),
        ("fr", "le sceau de feu 3"),
        ("fr", "feu 3"),
        ("it", "rompi 2"),
        ("it", "sigillo fuoco 3"),
        ("it", "fire 3"),
    ],
)
def test_a_seal_by_name(sit: Sit, language: str, typed: str) -> None:
    with in_language(language):
        scene = Tower(TOWER, SEALS).dice(A, "red 5", "red 2").has(A, "bond").turn()
        sit(scene).types(typed)
        assert scene.mage_at(A) == 2


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("fr", ["rouge", "rouge et bleu"]),
        ("fr", ["prendre RRB"]),
        ("it", ["rosso rosso blu"]),
        ("it", ["prendi rossi", "rb"]),
    ],
)
def test_dice_are_taken_by_colour(terminal: Terminal, tmp_path: Path, language: str, typed: list[str]) -> None:
    path = tmp_path / "game.json"
    terminal.play(
        "archimage", "--circle", "II", "--seed", "3", "--lang", language, "--record", str(path), answers=typed
    )
    mine = [pick.replace("+ ", "") for pick in saved(path)["picks"] if pick.startswith("1 ")]
    assert mine == ["1 take red", "1 take red", "1 take blue"]


@pytest.mark.parametrize(
    ("language", "typed", "part"),
    [
        ("fr", "sort bond", "Bond, sort de puissance 3, du cercle IV"),
        ("fr", "sort lien", "Lien, puissance 1"),
        ("fr", "pourquoi croissance", "Croissance du Feu n’est pas parmi vos parchemins"),
        ("fr", "pourquoi L9", "« L9 » n’est ni un parchemin ni la notation"),
        ("fr", "parchemins", "Lien : Au choix"),
        ("it", "incantesimo crescita del fuoco", "Crescita del Fuoco, pergamena di potenza 5, cerchi 0 e I"),
        ("it", "perche crescita", "Crescita del Fuoco non è tra le tue pergamene"),
        ("it", "pergamene", "Legame: "),
    ],
)
def test_command_words_of_archimage(sit: Sit, language: str, typed: str, part: str) -> None:
    with in_language(language):
        scene = Tower(TOWER, SEALS).dice(A, "red 5", "red 2").has(A, "bond").turn()
        assert part in sit(scene).types(typed)


@pytest.mark.parametrize(
    ("language", "typed"), [("fr", "ici"), ("fr", "familier ici"), ("it", "resta"), ("it", "stays here")]
)
def test_a_familiar_by_word(sit: Sit, language: str, typed: str) -> None:
    with in_language(language):
        scene = Tower("0-1-2, 0-3", {2: "fire 2", 3: "water 2"}).dice(A, "red 4", "red 1", "blue 3")
        scene.has(A, "bond").mage(A, 1).turn()
        sit(scene).types({"fr": "lien", "it": "legame"}[language], typed)
        assert scene.familiar_at(A) == 1


# --- lines ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", range(20, 70))
def test_no_line_breaks_at_a_no_break_space(width: int, capsys: pytest.CaptureFixture[str]) -> None:
    console = make_console()
    console.width = width
    screen = Screen(console)
    together = ["avez\u00a0:", "26\u202f773", "cristaux\u00a0;", "«\u00a0Bob\u00a0»", "dit\u00a0:", "alors\u00a0!"]
    text = f"Vous {' '.join(together[:5])} pourquoi, et {together[5]}"
    screen.line(text, "bold")
    screen.lines([text])
    screen.table(["a", "b"], [["x", text]])
    shown = capsys.readouterr().out
    assert [shown.count(part) for part in together] == [3] * len(together)
