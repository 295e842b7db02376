"""The expansion Enchanted Kingdom: cards numbered 1/20 to 20/20 in print, ability tokens and enchantments."""

from typing import Final

from conclave.games.seasons.rules.card_set import CardSet

KINGDOM: Final = "enchanted-kingdom"

SET: Final = CardSet(
    KINGDOM,
    mark="EK",
    first=51,
    cards=[
        "heart-of-argos",
        "horn-of-plenty",
        "fairy-monolith",
        "selenias-codex",
        "scroll-of-ishtar",
        "mesodaes-lantern",
        "statue-of-eolis",
        "familiar-catcher",
        "ios-transmuter",
        "throne-of-renewal",
        "potion-of-resurrection",
        "jewel-of-the-ancients",
        "shield-of-zira",
        "steadfast-die",
        "amulet-of-time",
        "arcane-telescope",
        "argos-hawk",
        "raven-the-usurper",
        "warden-of-argos",
        "ratty-nightshade",
    ],
    first_token=1,
    tokens=12,
    first_enchantment=1,
    enchantments=[
        "elemental-construction",
        "extended-experience",
        "natural-selection",
        "entangling-roots",
        "nature-spirit",
        "argos-embrace",
        "ios-bounty",
        "olafs-knowledge",
        "drought",
        "vision-of-destiny",
    ],
    modular=True,
)
