"""Cards, ability tokens and enchantments by number: the state holds the number, saves and notation say the key."""

from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import Final

from conclave.games.seasons.rules import sets
from conclave.games.seasons.rules.card_set import BASE, MOST_CARDS, MOST_TOKENS, CardSet

NO_CARD: Final = 0


def modules_in(package: ModuleType) -> list[ModuleType]:
    """A set's files: every module of a package, found by being there, in the order of their names."""
    names = sorted(module.name for module in iter_modules(package.__path__))
    return [import_module(f"{package.__name__}.{name}") for name in names]


def find_sets() -> list[CardSet]:
    """Every set that has a file in `sets`, by its first number."""
    found: list[CardSet] = []
    for module in modules_in(sets):
        card_set: CardSet = module.SET
        found.append(card_set)
    return sorted(found, key=lambda card_set: card_set.first)


def key_list(card_sets: list[CardSet]) -> list[str]:
    """The key of every card by its number; two sets that want one number, or a number too large, are refused."""
    keys = [""]
    for card_set in card_sets:
        if card_set.first != len(keys):
            raise ValueError(f"the first card of {card_set.key} must be number {len(keys)}, not {card_set.first}")
        keys += card_set.cards
    if len(keys) > MOST_CARDS + 1 or len(set(keys)) < len(keys):
        raise ValueError("there are too many cards, or two of one key")
    return keys


def last_token(card_sets: list[CardSet]) -> int:
    """The number of the last ability token; sets whose tokens leave a gap, or want one number, are refused."""
    last = 0
    for card_set in sorted(card_sets, key=lambda card_set: card_set.tokens.start):
        if card_set.tokens and card_set.tokens.start != last + 1:
            raise ValueError(f"the first token of {card_set.key} must be {last + 1}, not {card_set.tokens.start}")
        last += len(card_set.tokens)
    if last > MOST_TOKENS:
        raise ValueError("there are too many ability tokens")
    return last


def enchantment_list(card_sets: list[CardSet]) -> list[str]:
    """The key of every enchantment by its number, none of them first; refused as cards are."""
    keys = ["none"]
    for card_set in sorted(card_sets, key=lambda card_set: card_set.first_enchantment):
        first = card_set.first_enchantment
        if card_set.enchantments and first != len(keys):
            raise ValueError(f"the first enchantment of {card_set.key} must be number {len(keys)}, not {first}")
        keys += card_set.enchantments
    if len(set(keys)) < len(keys):
        raise ValueError("there are two enchantments of one key")
    return keys


CARD_SETS: Final = find_sets()
CARD_KEYS: Final = key_list(CARD_SETS)
CARD_NUMBERS: Final = {key: number for number, key in enumerate(CARD_KEYS) if key}
LAST_CARD: Final = len(CARD_KEYS) - 1
LAST_TOKEN: Final = last_token(CARD_SETS)
ENCHANTMENT_KEYS: Final = enchantment_list(CARD_SETS)
LAST_ENCHANTMENT: Final = len(ENCHANTMENT_KEYS) - 1
SET_KEYS: Final = [card_set.key for card_set in CARD_SETS]
ADDED_SETS: Final = [key for key in SET_KEYS if key != BASE]


def set_of(card: int) -> CardSet:
    """The set that a card is of."""
    for card_set in CARD_SETS:
        if card in card_set.numbers:
            return card_set
    raise ValueError(card)


def set_of_token(token: int) -> CardSet:
    """The set that an ability token is of."""
    for card_set in CARD_SETS:
        if token in card_set.tokens:
            return card_set
    raise ValueError(token)


def set_of_enchantment(enchantment: int) -> CardSet:
    """The set that an enchantment is of."""
    for card_set in CARD_SETS:
        if enchantment in card_set.enchantment_numbers:
            return card_set
    raise ValueError(enchantment)


def tokens_with(sets: list[str]) -> list[int]:
    """The ability tokens of a game with these sets."""
    return [token for token in range(1, LAST_TOKEN + 1) if goes_with(set_of_token(token), sets)]


def enchantments_with(sets: list[str]) -> list[int]:
    """The enchantments that a game with these sets draws from."""
    numbers = range(1, LAST_ENCHANTMENT + 1)
    return [enchantment for enchantment in numbers if goes_with(set_of_enchantment(enchantment), sets)]


def goes_with(card_set: CardSet, sets: list[str]) -> bool:
    """Whether a set's tokens and enchantments are in a game with these sets."""
    return card_set.modular or card_set.key in sets


def number_of(key: str) -> int:
    """The number of a card that stands in one of the sets."""
    return CARD_NUMBERS[key]


def enchantment_number(key: str) -> int:
    """The number of an enchantment that stands in one of the sets."""
    return ENCHANTMENT_KEYS.index(key)


AMULET_OF_AIR: Final = 1
AMULET_OF_FIRE: Final = 2
AMULET_OF_EARTH: Final = 3
AMULET_OF_WATER: Final = 4
BALANCE_OF_ISHTAR: Final = 5
STAFF_OF_SPRING: Final = 6
TEMPORAL_BOOTS: Final = 7
PURSE_OF_IO: Final = 8
DIVINE_CHALICE: Final = 9
SYLLAS_THE_FAITHFUL: Final = 10
FIGRIM_THE_AVARICIOUS: Final = 11
NARIA_THE_PROPHETESS: Final = 12
WONDROUS_CHEST: Final = 13
BEGGARS_HORN: Final = 14
DIE_OF_MALICE: Final = 15
KAIRN_THE_DESTROYER: Final = 16
AMSUG_LONGNECK: Final = 17
BESPELLED_GRIMOIRE: Final = 18
RAGFIELDS_HELM: Final = 19
HAND_OF_FORTUNE: Final = 20
LEWIS_GREYFACE: Final = 21
RUNIC_CUBE_OF_EOLIS: Final = 22
POTION_OF_POWER: Final = 23
POTION_OF_DREAMS: Final = 24
POTION_OF_KNOWLEDGE: Final = 25
POTION_OF_LIFE: Final = 26
HOURGLASS_OF_TIME: Final = 27
SCEPTER_OF_GREATNESS: Final = 28
OLAFS_BLESSED_STATUE: Final = 29
YJANGS_FORGOTTEN_VASE: Final = 30
ELEMENTAL_AMULET: Final = 31
TREE_OF_LIGHT: Final = 32
ARCANO_LEECH: Final = 33
CRYSTAL_ORB: Final = 34
GLUTTON_CAULDRON: Final = 35
VAMPIRIC_CROWN: Final = 36
DRAGON_SKULL: Final = 37
DEMON_OF_ARGOS: Final = 38
TITUS_DEEPGAZE: Final = 39
AIR_ELEMENTAL: Final = 40
THIEVING_FAIRIES: Final = 41
CURSED_TREATISE_OF_ARUS: Final = 42
IDOL_OF_THE_FAMILIAR: Final = 43
NECROTIC_KRISS: Final = 44
LANTERN_OF_XIDIT: Final = 45
SEALED_CHEST_OF_URM: Final = 46
MIRROR_OF_THE_SEASONS: Final = 47
PENDANT_OF_RAGNOR: Final = 48
SID_NIGHTSHADE: Final = 49
DAMNED_SOUL_OF_ONYS: Final = 50
HEART_OF_ARGOS: Final = 51
HORN_OF_PLENTY: Final = 52
FAIRY_MONOLITH: Final = 53
SELENIAS_CODEX: Final = 54
SCROLL_OF_ISHTAR: Final = 55
MESODAES_LANTERN: Final = 56
STATUE_OF_EOLIS: Final = 57
FAMILIAR_CATCHER: Final = 58
IOS_TRANSMUTER: Final = 59
THRONE_OF_RENEWAL: Final = 60
POTION_OF_RESURRECTION: Final = 61
JEWEL_OF_THE_ANCIENTS: Final = 62
SHIELD_OF_ZIRA: Final = 63
STEADFAST_DIE: Final = 64
AMULET_OF_TIME: Final = 65
ARCANE_TELESCOPE: Final = 66
ARGOS_HAWK: Final = 67
RAVEN_THE_USURPER: Final = 68
WARDEN_OF_ARGOS: Final = 69
RATTY_NIGHTSHADE: Final = 70

NO_TOKEN: Final = 0
TOKEN_OF_HANDS: Final = 5  # the permanent one: cards in hand bring points

NO_ENCHANTMENT: Final = 0
ELEMENTAL_CONSTRUCTION: Final = 1
EXTENDED_EXPERIENCE: Final = 2
NATURAL_SELECTION: Final = 3
ENTANGLING_ROOTS: Final = 4
NATURE_SPIRIT: Final = 5
ARGOS_EMBRACE: Final = 6
IOS_BOUNTY: Final = 7
OLAFS_KNOWLEDGE: Final = 8
DROUGHT: Final = 9
VISION_OF_DESTINY: Final = 10


def keys_of(cards: list[int] | tuple[int, ...]) -> list[str]:
    return [CARD_KEYS[card] for card in cards]


def numbers_of(keys: list[str]) -> list[int]:
    return [CARD_NUMBERS[key] for key in keys]
