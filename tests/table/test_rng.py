"""Keyed luck: a function of key, purpose, round and index, and fair."""

import hashlib
import hmac
from collections import Counter
from collections.abc import Callable

import pytest

from conclave.table.rng import (
    commitment,
    digest,
    fast_shuffle,
    key_from_seed,
    roll,
    roll_many,
    shake_numbers,
    shake_shuffle,
    shuffled,
)

KEY = key_from_seed(1)


def test_a_digest_is_hmac_sha_256_of_what_it_is_for() -> None:
    """Anybody with the key can check it in any language."""
    assert digest(KEY, "dice", 3, 0) == hmac.new(KEY, b"dice/3/0", hashlib.sha256).digest()


def test_the_commitment_is_the_sha_256_of_the_key() -> None:
    assert commitment(KEY) == hashlib.sha256(KEY).hexdigest()


def test_a_roll_can_be_checked_by_hand() -> None:
    luck = hmac.new(KEY, b"dice/3/0", hashlib.sha256).digest()
    expected = [int.from_bytes(luck[6 * die : 6 * die + 6], "big") % 6 for die in range(5)]
    assert roll(KEY, "dice", 3, 0, 5, 6) == expected


def test_a_shuffle_can_be_checked_by_hand() -> None:
    """Every item has five bytes of a digest, six items a digest; they are sorted by them."""
    items = list(range(20))
    ranks = []
    for item in items:
        luck = hmac.new(KEY, f"deal/0/{item // 6}".encode(), hashlib.sha256).digest()
        ranks.append((luck[5 * (item % 6) : 5 * (item % 6) + 5], item))
    assert shuffled(KEY, "deal", 0, items) == [item for _, item in sorted(ranks)]


def test_the_same_luck_again_and_other_luck_for_other_purposes() -> None:
    assert roll(KEY, "dice", 1, 0, 5, 6) == roll(KEY, "dice", 1, 0, 5, 6)
    rolls = {tuple(roll(KEY, purpose, turn, 0, 5, 6)) for purpose in ("dice", "reroll") for turn in range(50)}
    assert len(rolls) > 90


def test_six_equally_likely_faces() -> None:
    """Chi-square with 5 degrees of freedom stays below its 0.1 % point, 20.5."""
    counts = Counter(face for turn in range(12_000) for face in roll(KEY, "dice", turn, 0, 5, 6))
    expected = 60_000 / 6
    assert sum((counts[face] - expected) ** 2 / expected for face in range(6)) < 20.5


def test_many_numbers_are_one_digest() -> None:
    luck = hashlib.shake_256(KEY + b"redeal/2").digest(12)
    assert shake_numbers(KEY, "redeal", 2, 3) == [int.from_bytes(luck[at : at + 4], "little") for at in (0, 4, 8)]


@pytest.mark.parametrize("shuffle", [shuffled, shake_shuffle])
def test_every_order_of_a_shuffle_is_as_likely(shuffle: Callable[[bytes, str, int, list[int]], list[int]]) -> None:
    """24 orders of four cards; chi-square with 23 degrees of freedom below its 0.1 % point, 49.7."""
    counts = Counter(tuple(shuffle(KEY, "deal", turn, [1, 2, 3, 4])) for turn in range(24_000))
    assert len(counts) == 24
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 49.7


def test_no_more_dice_than_a_digest_has_bytes_for() -> None:
    with pytest.raises(ValueError, match="6"):
        roll(KEY, "dice", 1, 0, 6, 6)


def test_a_throw_of_many_dice_can_be_checked_by_hand() -> None:
    """The digest is one number, big-endian; the dice are its lowest digits to the base of six."""
    luck = int.from_bytes(hmac.new(KEY, b"dice/4/0", hashlib.sha256).digest(), "big")
    expected = [luck // 6**die % 6 for die in range(15)]
    assert roll_many(KEY, "dice", 4, 0, 15, 6) == expected


def test_mixing_can_be_checked_by_hand() -> None:
    """From the last place down, each takes what lies at the next digit of the digest, to the base of its number."""
    luck = int.from_bytes(hmac.new(KEY, b"seals/2/0", hashlib.sha256).digest(), "big")
    order = list("abcdef")
    for place in (5, 4, 3, 2, 1):
        luck, other = divmod(luck, place + 1)
        order[place], order[other] = order[other], order[place]
    assert fast_shuffle(KEY, "seals", 2, list(range(6))) == ["abcdef".index(letter) for letter in order]


def test_every_die_of_a_throw_is_fair() -> None:
    """The first and the twentieth die: chi-square with 5 degrees of freedom below its 0.1 % point, 20.5."""
    throws = [roll_many(KEY, "dice", turn, 0, 20, 6) for turn in range(12_000)]
    for die in (0, 19):
        counts = Counter(shown[die] for shown in throws)
        assert sum((counts[face] - 2000) ** 2 / 2000 for face in range(6)) < 20.5


def test_every_order_of_mixing_is_as_likely() -> None:
    """24 orders of four things; chi-square with 23 degrees of freedom below its 0.1 % point, 49.7."""
    counts = Counter(tuple(fast_shuffle(KEY, "seals", turn, [1, 2, 3, 4])) for turn in range(24_000))
    assert len(counts) == 24
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 49.7


def test_no_more_than_a_digest_can_tell_apart() -> None:
    with pytest.raises(ValueError, match="61"):
        roll_many(KEY, "dice", 1, 0, 61, 6)
    with pytest.raises(ValueError, match="41"):
        fast_shuffle(KEY, "seals", 1, list(range(41)))
