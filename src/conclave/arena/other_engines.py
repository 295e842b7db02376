"""Other game libraries, played at random in the same run, where they are installed. None is needed."""

import importlib
import random
import time
from collections.abc import Callable
from typing import Any

Player = Callable[[int], int]  # plays one game from a seed and tells how many decisions it took


def measure(play: Player, seconds: float) -> float:
    """Decisions a second of a player, over at least so many seconds."""
    play(0)
    decisions = 0
    seed = 1
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        decisions += play(seed)
        seed += 1
    return decisions / (time.perf_counter() - began)


def open_spiel_player(game_name: str) -> Player:
    pyspiel: Any = importlib.import_module("pyspiel")
    game = pyspiel.load_game(game_name)

    def play(seed: int) -> int:
        """In the rival's favour: chance is drawn evenly, not by its odds, and its outcomes count as decisions."""
        chance = random.Random(seed).random
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(chance() * len(actions))])
            decisions += 1
        return decisions

    return play


def catanatron_player() -> Player:
    catanatron: Any = importlib.import_module("catanatron")
    colours = [catanatron.Color.RED, catanatron.Color.BLUE, catanatron.Color.WHITE, catanatron.Color.ORANGE]

    def play(seed: int) -> int:
        game = catanatron.Game([catanatron.RandomPlayer(colour) for colour in colours], seed=seed)
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
        return decisions

    return play


def rlcard_player() -> Player:
    rlcard: Any = importlib.import_module("rlcard")
    env = rlcard.make("gin-rummy", config={"seed": 1})

    def play(seed: int) -> int:
        chance = random.Random(seed).random
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(chance() * len(legal))])
            decisions += 1
        return decisions

    return play


RIVALS: dict[str, Callable[[], Player]] = {
    "OpenSpiel gin rummy": lambda: open_spiel_player("gin_rummy"),
    "OpenSpiel backgammon": lambda: open_spiel_player("backgammon"),
    "Catanatron": catanatron_player,
    "RLCard gin rummy": rlcard_player,
}


def measure_rival(name: str, seconds: float) -> float | None:
    """Decisions a second of another library; None where it is not installed."""
    try:
        play = RIVALS[name]()
    except ImportError:
        return None
    return measure(play, seconds)
