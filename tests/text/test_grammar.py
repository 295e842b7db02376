"""Little words before a name: what a language drops or adds there."""

import pytest

from conclave.text.grammar import a, de, di, que
from conclave.text.words import plain


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Bob", "de Bob"),
        ("Anne", "d’Anne"),
        ("anne", "d’anne"),
        ("Élise", "d’Élise"),
        ("Évolution de l’Eau", "d’Évolution de l’Eau"),
        ("Œdipe", "d’Œdipe"),
        ("Ælle", "d’Ælle"),
        ("Âme damnée", "d’Âme damnée"),
        ("eau", "d’eau"),
        ("Hélène", "d’Hélène"),
        ("Heaume de Ragfield", "de Heaume de Ragfield"),
        ("héros", "de héros"),
        ("Hyacinthe", "d’Hyacinthe"),
        ("H", "de H"),
        ("Yves", "d’Yves"),
        ("Yjang", "d’Yjang"),
        ("Yann", "de Yann"),
        ("onze", "de onze"),
        ("oui", "de oui"),
        ("Ouistreham", "d’Ouistreham"),
        ("2 énergies", "de 2 énergies"),
        ("11", "de 11"),
        ("(élément)", "de (élément)"),
        ("« Anne »", "de « Anne »"),
        ("E\u0301lise", "d’E\u0301lise"),
        ("王", "de 王"),
        ("", "de "),
    ],
)
def test_french_de(text: str, told: str) -> None:
    assert de(text) == told


def test_french_que() -> None:
    assert [que(name) for name in ("Bob", "Anne", "Hugo", "Yann")] == ["que Bob", "qu’Anne", "qu’Hugo", "que Yann"]


def test_italian_a_and_di() -> None:
    assert [a(name) for name in ("Bruno", "Anna", "Àlice", "Enrico", "")] == [
        "a Bruno",
        "ad Anna",
        "ad Àlice",
        "a Enrico",
        "a ",
    ]
    assert [di(name) for name in ("Bruno", "Anna")] == ["di Bruno", "di Anna"]


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("Sécheresse", "secheresse"),
        ("ÂME DAMNÉE", "ame damnee"),
        ("Œil d’Argos", "oeil d argos"),
        ("Bourse d'Io", "bourse d io"),
        ("Raven l’usurpateur", "raven l usurpateur"),
        ("dell’Acqua", "dell acqua"),
        ("Olaf's Blessed Statue", "olafs blessed statue"),
        ("olaf’s", "olafs"),
        ("rock 'n' roll", "rock n roll"),
        ("  a--b  ", "a b"),
        ("naïve ﬁancé", "naive fiance"),
        ("", ""),
    ],
)
def test_what_is_compared(text: str, kept: str) -> None:
    assert plain(text) == kept
