"""Everything that a card file is made of, from one place: see docs/new-card.md."""

# fmt: off
# isort: off
# Names in lines read better here than one below the other.
from conclave.games.seasons.rules.activation import promise
from conclave.games.seasons.rules.arrange import ARRANGING
from conclave.games.seasons.rules.energy import (
    AIR, EARTH, ENERGY_NAMES, FIRE, MOST_OF_A_TYPE, PLENTY, TYPES, WATER, count, covers, energies, one, total,
)
from conclave.games.seasons.rules.events import (
    BONUS_BACK, COPIED_CARD, PASSED_CARD, REVEALED, TRANSMUTED, TURNED_ENERGY,
)
from conclave.games.seasons.rules.knowledge import LOOK, ledger_entry
from conclave.games.seasons.rules.loss import discard_own, sacrifice, spare, use_shield
from conclave.games.seasons.rules.names import (
    AIR_ELEMENTAL, AMSUG_LONGNECK, AMULET_OF_AIR, AMULET_OF_EARTH, AMULET_OF_FIRE, AMULET_OF_TIME, AMULET_OF_WATER,
    ARCANE_TELESCOPE, ARCANO_LEECH, ARGOS_HAWK, BALANCE_OF_ISHTAR, BEGGARS_HORN, BESPELLED_GRIMOIRE, CRYSTAL_ORB,
    CURSED_TREATISE_OF_ARUS, DAMNED_SOUL_OF_ONYS, DEMON_OF_ARGOS, DIE_OF_MALICE, DIVINE_CHALICE, DRAGON_SKULL,
    ELEMENTAL_AMULET, FAIRY_MONOLITH, FAMILIAR_CATCHER, FIGRIM_THE_AVARICIOUS, GLUTTON_CAULDRON, HAND_OF_FORTUNE,
    HEART_OF_ARGOS, HORN_OF_PLENTY, HOURGLASS_OF_TIME, IDOL_OF_THE_FAMILIAR, IOS_TRANSMUTER, JEWEL_OF_THE_ANCIENTS,
    KAIRN_THE_DESTROYER, LANTERN_OF_XIDIT, LEWIS_GREYFACE, MESODAES_LANTERN, MIRROR_OF_THE_SEASONS,
    NARIA_THE_PROPHETESS, NATURE_SPIRIT, NECROTIC_KRISS, NO_CARD, OLAFS_BLESSED_STATUE, PENDANT_OF_RAGNOR,
    POTION_OF_DREAMS, POTION_OF_KNOWLEDGE, POTION_OF_LIFE, POTION_OF_POWER, POTION_OF_RESURRECTION, PURSE_OF_IO,
    RAGFIELDS_HELM, RATTY_NIGHTSHADE, RAVEN_THE_USURPER, RUNIC_CUBE_OF_EOLIS, SCEPTER_OF_GREATNESS,
    SCROLL_OF_ISHTAR, SEALED_CHEST_OF_URM, SELENIAS_CODEX, SHIELD_OF_ZIRA, SID_NIGHTSHADE, STAFF_OF_SPRING,
    STATUE_OF_EOLIS, STEADFAST_DIE, SYLLAS_THE_FAITHFUL, TEMPORAL_BOOTS, THIEVING_FAIRIES, THRONE_OF_RENEWAL,
    TITUS_DEEPGAZE, TREE_OF_LIGHT, VAMPIRIC_CROWN, WARDEN_OF_ARGOS, WONDROUS_CHEST, YJANGS_FORGOTTEN_VASE,
    enchantment_number, number_of,
)
from conclave.games.seasons.rules.picks import (
    AMOUNT, BURY, CARD, CARD_RANGE, COPY, DONE_PICK, DRAW, ENERGY, IN_PLAY, KEEP, LARGEST_AMOUNT,
    LONGEST_MOVE, LOOK_AT, MOVE_TOKEN, PAY, PAY_CRYSTALS, PAY_ENERGY, SEAT, SOURCES, TAKE_ENERGY, WARD_CARDS,
    WARD_ENERGIES, energy_type, spaces_of,
)
from conclave.games.seasons.rules.piles import (
    cards_to_draw, clear_limbo, discard_top, draw_and_keep, draw_cards, draw_openly, give_card, keep, lift_discards,
    look_at_top, put_under, receive, reject, reject_all, reject_together, reveal_top, set_aside, take_back,
    take_from_hand, take_top, without,
)
from conclave.games.seasons.rules.registry import (
    ARRIVAL, FAMILIAR, FROM_HAND, FROM_POOL, IS_FAMILIAR, ITEM, Line, MAYBE_HAND, OPEN_POOLS, PRESTIGE,
    ability_token, can_balance_four, can_use_life, card, effect, familiars_in_play, has_energy, has_three_alike,
    has_three_cards, has_water, items_in_play, own_energies, question, reserve_size, seasonal_enchantment,
)
from conclave.games.seasons.rules.state import (
    AMULETS, BOARD, COPIED, FAIRIES, GRIMOIRES, HANDS, HEARTS, KIND, LEECHES, LIMBO, PILE, PURSES, Player, RESERVE,
    SHIELDS, SHRINKERS, STAFFS, STEADFASTS, SeasonsTable, TARGET, TRANSMUTERS, TURNED, VASES, place_of, tokens_of,
    uid_of,
)
from conclave.games.seasons.rules.summon import amulet_frame, pack_of_types
from conclave.games.seasons.rules.supply import (
    FROM_RESERVE, check_limit, gain, gain_these, lose_energy, note_lost, pay, pay_own,
)
from conclave.games.seasons.rules.tableau import card_picked, kind_named, own_options, same_state
from conclave.games.seasons.rules.tournament import move_token
from conclave.games.seasons.rules.turn import (
    ASK_POOL, in_a_turn, keep_arguments, keep_one, keep_options, let_transmuters, pool_options, reroll,
)
from conclave.games.seasons.rules.verbs import (
    allow_transmuting, count_in, empty_card, enter_free, gain_crystals, give_crystals, lose_crystals, mark_copied,
    item_bonus, move_gauge, pay_crystals, resolve_trigger, return_to_hand, sacrifice_now, seal_transmuting,
    store_energy,
)
from conclave.games.seasons.rules.vocabulary import (
    crystals, discard_reserve, draw, energy, gauge, pay_alike, pay_any, pay_in_crystals, pay_one, sacrifice_this,
)
from conclave.table.effects import ALWAYS, ChoiceSet
from conclave.table.frame import CALL, DONE, Frame, START

__all__ = [
    "AIR", "AIR_ELEMENTAL", "ALWAYS", "AMOUNT", "AMSUG_LONGNECK", "AMULETS", "AMULET_OF_AIR", "AMULET_OF_EARTH",
    "AMULET_OF_FIRE", "AMULET_OF_TIME", "AMULET_OF_WATER", "ARCANE_TELESCOPE", "ARCANO_LEECH", "ARGOS_HAWK",
    "ARRANGING", "ARRIVAL", "ASK_POOL", "BALANCE_OF_ISHTAR", "BEGGARS_HORN", "BESPELLED_GRIMOIRE", "BOARD",
    "BONUS_BACK", "BURY", "CALL", "CARD", "CARD_RANGE", "COPIED", "COPIED_CARD", "COPY", "CRYSTAL_ORB",
    "CURSED_TREATISE_OF_ARUS", "DAMNED_SOUL_OF_ONYS", "DEMON_OF_ARGOS", "DIE_OF_MALICE", "DIVINE_CHALICE", "DONE",
    "DONE_PICK", "DRAGON_SKULL", "DRAW", "EARTH", "ELEMENTAL_AMULET", "ENERGY", "ENERGY_NAMES", "FAIRIES",
    "FAIRY_MONOLITH", "FAMILIAR", "FAMILIAR_CATCHER", "FIGRIM_THE_AVARICIOUS", "FIRE", "FROM_HAND", "FROM_POOL",
    "FROM_RESERVE", "GLUTTON_CAULDRON", "GRIMOIRES", "HANDS", "HAND_OF_FORTUNE", "HEARTS", "HEART_OF_ARGOS",
    "HORN_OF_PLENTY", "HOURGLASS_OF_TIME", "IDOL_OF_THE_FAMILIAR", "IN_PLAY", "IOS_TRANSMUTER", "IS_FAMILIAR", "ITEM",
    "JEWEL_OF_THE_ANCIENTS", "KAIRN_THE_DESTROYER", "KEEP", "KIND", "LANTERN_OF_XIDIT", "LARGEST_AMOUNT", "LEECHES",
    "LEWIS_GREYFACE", "LIMBO", "LONGEST_MOVE", "LOOK", "LOOK_AT", "MAYBE_HAND", "MESODAES_LANTERN",
    "MIRROR_OF_THE_SEASONS", "MOST_OF_A_TYPE", "MOVE_TOKEN", "NARIA_THE_PROPHETESS", "NATURE_SPIRIT",
    "NECROTIC_KRISS", "NO_CARD", "OLAFS_BLESSED_STATUE", "OPEN_POOLS", "PASSED_CARD", "PAY", "PAY_CRYSTALS",
    "PAY_ENERGY", "PENDANT_OF_RAGNOR", "PILE", "PLENTY", "POTION_OF_DREAMS", "POTION_OF_KNOWLEDGE", "POTION_OF_LIFE",
    "POTION_OF_POWER", "POTION_OF_RESURRECTION", "PRESTIGE", "PURSES", "PURSE_OF_IO", "RAGFIELDS_HELM",
    "RATTY_NIGHTSHADE", "RAVEN_THE_USURPER", "RESERVE", "REVEALED", "RUNIC_CUBE_OF_EOLIS", "SCEPTER_OF_GREATNESS",
    "SCROLL_OF_ISHTAR", "SEALED_CHEST_OF_URM", "SEAT", "SELENIAS_CODEX", "SHIELDS", "SHIELD_OF_ZIRA", "SHRINKERS",
    "SID_NIGHTSHADE", "SOURCES", "STAFFS", "STAFF_OF_SPRING", "START", "STATUE_OF_EOLIS", "STEADFASTS",
    "STEADFAST_DIE", "SYLLAS_THE_FAITHFUL", "TAKE_ENERGY", "TARGET", "TEMPORAL_BOOTS", "THIEVING_FAIRIES",
    "THRONE_OF_RENEWAL", "TITUS_DEEPGAZE", "TRANSMUTED", "TRANSMUTERS", "TREE_OF_LIGHT", "TURNED", "TURNED_ENERGY",
    "TYPES", "VAMPIRIC_CROWN", "VASES", "WARDEN_OF_ARGOS", "WARD_CARDS", "WARD_ENERGIES", "WATER", "WONDROUS_CHEST",
    "YJANGS_FORGOTTEN_VASE", "ChoiceSet", "Frame", "Line", "Player", "SeasonsTable", "ability_token",
    "allow_transmuting", "amulet_frame", "can_balance_four", "can_use_life", "card", "card_picked", "cards_to_draw",
    "check_limit", "clear_limbo", "count", "count_in", "covers", "crystals", "discard_own", "discard_reserve",
    "discard_top", "draw", "draw_and_keep", "draw_cards", "draw_openly", "effect", "empty_card", "enchantment_number",
    "energies", "energy", "energy_type", "enter_free", "familiars_in_play", "gain", "gain_crystals", "gain_these",
    "gauge", "give_card", "give_crystals", "has_energy", "has_three_alike", "has_three_cards", "has_water",
    "in_a_turn", "item_bonus", "items_in_play", "keep", "keep_arguments", "keep_one", "keep_options", "kind_named",
    "ledger_entry", "let_transmuters", "lift_discards", "look_at_top", "lose_crystals", "lose_energy", "mark_copied",
    "move_gauge", "move_token", "note_lost", "number_of", "one", "own_energies", "own_options", "pack_of_types",
    "pay", "pay_alike", "pay_any", "pay_crystals", "pay_in_crystals", "pay_one", "pay_own", "place_of",
    "pool_options", "promise", "put_under", "question", "receive", "reject", "reject_all", "reject_together",
    "reroll", "reserve_size", "resolve_trigger", "return_to_hand", "reveal_top", "sacrifice", "sacrifice_now",
    "sacrifice_this", "same_state", "seal_transmuting", "seasonal_enchantment", "set_aside", "spaces_of", "spare",
    "store_energy", "take_back", "take_from_hand", "take_top", "tokens_of", "total", "uid_of", "use_shield",
    "without",
]
