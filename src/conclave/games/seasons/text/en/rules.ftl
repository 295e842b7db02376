# How Seasons is played. Each line of a value is a paragraph, or an item of a list.
# The numbers in brackets are rulings; those in the positions are checked by playing them.

seasons-rules-section-A = Where the editions differ
seasons-rules-section-B = The course of the game
seasons-rules-section-C = The cards
seasons-rules-section-EK = The cards of Enchanted Kingdom
seasons-rules-section-D = Ability tokens
seasons-rules-section-E = Enchantments
seasons-rules-section-F = Scoring
seasons-rules-section-G = Open questions, settled
seasons-rules-section-H = Not like elsewhere
seasons-rules-section-O = Ours

seasons-rules-aim =
    2 to 4 wizards meet in a tournament of three years. Round after round a die brings you energies, crystals and room for cards. With energies you summon cards, or you turn them into crystals.
    Most points win: every crystal is one, and every card in play has points of its own. Cards left in hand and bonuses take some away (F2).
    .title = What it is about

seasons-rules-setup =
    You play with nine cards. Apprentices are dealt one of four sets that go well together. Magicians draft theirs from cards 1 to 30, archmages from cards 1 to 50, of which there are two each (B1, O2).
    To draft, keep one of nine cards and pass the others to the left, and so on until you have nine. All choose at once.
    Then sort them: three into your hand, three into library II for the second year, three into library III for the third.
    You begin without crystals or energy, and with gauge 0, which allows no card in play yet (B1).
    .title = Set-up and your nine cards

seasons-rules-wheel =
    The wheel has 12 spaces: winter 1 to 3, spring 4 to 6, summer 7 to 9, fall 10 to 12. The season token begins on 1; once around is a year.
    The season decides which dice are rolled, and how many crystals an energy brings when it is transmuted:
    - winter: earth 3, fire 2, water 1, air 1
    - spring: fire 3, air 2, water 1, earth 1
    - summer: air 3, water 2, earth 1, fire 1
    - fall: water 3, earth 2, fire 1, air 1
    The energy that brings 3 is the one that no die of the season shows: gather in one season for another.
    .title = The wheel and the seasons

seasons-rules-dice =
    In each round the first player rolls the dice of the season, one more than there are players. Clockwise, each takes one; one is left over (B1, B2). A die shows:
    - W, E, F, A: an energy each, water, earth, fire or air
    - *: gauge +1
    - 1, 2, 3 or 6: as many crystals
    - c: draw a card, then keep or discard it
    - t: leave to transmute this turn
    The pips of the die left over, 1 to 3, say how far the season token moves: what you leave is a choice too.
    .title = The dice

seasons-rules-turn =
    Turns go clockwise from the first player. Yours has two parts (B3):
    - First take all that your die shows. You cannot refuse it; only the leave to transmute need not be used (A1, A2).
    - Then summon, activate, transmute and use bonuses, in any order, as often as you can and like.
    Only whoever has the turn acts, unless a card asks others something. What a card says must be done unless it says “may”; what is impossible is left out (B8).
    .title = Your turn

seasons-rules-energy =
    Your reserve takes 7 energies, or 10 with a Bespelled Grimoire (C18). If you get more, choose at once which to keep, old or new, as many as fit (B8). Energies on a card, such as an Amulet of Water, are outside it (C4).
    Energies pay for cards and effects, and can be transmuted. At the end of the game they are worth nothing (F3).
    .title = Energies and your reserve

seasons-rules-position-reserve = Your reserve holds 3 earth, 2 fire and 1 air. Your die shows WW*.
    .question = What is in your reserve afterwards?
    .answer = 7 of the 8 energies, as you choose: the air may go, or a water. You cannot drop two (B8).

seasons-rules-summoning =
    To summon a card, pay its cost and lay it from your hand before you. Your gauge says how many cards you may have in play: gauge 3 lets you summon a third card, not a fourth (B6). It ends at 15 (A3).
    A cost is energies, crystals, both or nothing, and is paid in full. Some costs grow with the number of players.
    A Hand of Fortune saves an energy of your choice, but not the last one, and no crystals (C20). Each Arcano Leech of an opponent gets a crystal on top (C33).
    A card that another card brings in free is not summoned but “put into play”: it needs room, no payment, and nothing that answers a summoning sees it. Its arrival takes effect all the same (A4, A5).
    .title = Summoning and the gauge

seasons-rules-position-cost = You have a Hand of Fortune in play, gauge 2, 1 crystal and 1 earth, 1 fire, 1 air. Your opponent has an Arcano Leech. You hold Hourglass of Time, which costs 1 water, 1 earth, 1 fire and 1 air.
    .question = Can you summon it?
    .answer = Yes. The Hand saves the water; you pay 3 energies, and the crystal to the Leech (B6). With gauge 1, or without the crystal, you could not.

seasons-rules-transmuting =
    With leave, from your die, a bonus or a card, you may turn any number of energies into crystals until your turn ends, at the rates of the season that the token then shows (B3).
    Each Purse of Io of yours and each transmuting bonus of the turn adds 1 crystal for every energy (G6). Balance of Ishtar and Potion of Life need no leave and know no season (C5, C26).
    .title = Transmuting

seasons-rules-position-transmute = In winter, with leave to transmute, you have a Purse of Io, 2 earth and 1 fire. You have used no bonus.
    .question = What do they bring, and does the transmuting bonus pay?
    .answer = Each earth 3 + 1, the fire 2 + 1: 11 crystals. With the bonus 14, but a first bonus costs 5 points at the end. It pays from 6 energies on.

seasons-rules-bonuses =
    Three times in the game you may use one of these in your turn, also several at once (B3):
    - exchange two energies for two of your choice (G14)
    - transmute this turn, each energy for 1 crystal more
    - gauge +1
    - where your die shows c, draw two cards instead of one and keep exactly one
    At the end one bonus costs 5 points, two cost 12, three 20 (F2).
    .title = Bonuses

seasons-rules-activating =
    Some cards act on arrival, some as long as they are in play, some when activated: in your turn, turn the card and pay what it asks. It is straight again in the next round, so it works once a round, also in the turn it arrives (A6, B7). A Die of Malice comes before your die is used (C15).
    Sacrificed cards leave play, discarded ones your hand; both go face down on the discard pile, which becomes the draw pile when that is used up (A7, B8, B9). A sacrifice makes room; energies on the card are lost.
    Nobody's crystals fall below 0: who must lose more loses what there is (B8).
    .title = Activating and sacrificing

seasons-rules-position-potion = You have Potion of Life and a Purse of Io in play, 1 water, 2 earth and 2 air, and no leave to transmute.
    .question = What does activating the potion bring?
    .answer = The potion is sacrificed, and each of the 5 energies brings 4 + 1 crystals: 25 (C26). There is room for another card.

seasons-rules-round =
    When all have had their turn (B2):
    1. Cards that act at the end of the round do so, in turn order; each player orders their own (B4).
    2. The season token moves by the pips of the die left over.
    3. If the season changes, cards that wait for it act (B5).
    4. From 12 to 1 a new year begins: all take library II, or III, into their hand.
    5. The player to the left is first next.
    .title = The end of a round and of a year

seasons-rules-position-year = In year 1 the token stands on space 11. The die left over has 3 pips.
    .question = What happens?
    .answer = The token goes by 12 and 1 to 2: it is winter, year 2, and the 3 cards of library II come into your hand (B2).

seasons-rules-end =
    The game ends with the round that takes the token past the third year (A8). Cards of the end bring their crystals (F1), then you count (F2):
    - your crystals, and the points of your cards in play
    - less 5 for each card in your hand
    - less 5, 12 or 20 for bonuses
    Of those level, who summoned most cards wins; who is still level shares the win (F4).
    .title = The end and the score

seasons-rules-position-score = You end with 61 crystals; in play Runic Cube of Eolis (30 points), Staff of Spring (9) and Lantern of Xidit (24); 2 energies; 2 cards in hand; 2 bonuses used.
    .question = What is your score?
    .answer = The Lantern brings 3 crystals for each energy: 61 + 6. The cards add 63; the hand takes 10, the bonuses 12: 108 points (F2).

seasons-rules-kingdom =
    The expansion adds three things, together or each alone:
    - 20 cards. Raven the Usurper copies an opponent's magic item for its cost (EK18); a Shield of Zira goes in place of a card you would lose (EK13); a Steadfast Die may stand in for your die (EK14).
    - Ability tokens. Of three you keep one, once your libraries are built. Use it once, in your turn after your die, or not; its points, good or bad, count only if used. Token 5 always holds (D0, D5).
    - An enchantment: one rule for everybody. The first three change how cards are chosen, so apprentices play without them (E0).
    .title = Enchanted Kingdom: tokens and enchantments

seasons-rules-position-token = In the last round, in spring, you have ability token 8 (discard 4 water: 18 points), 5 water and leave to transmute.
    .question = Transmute, or use the token?
    .answer = Both: 4 water bring 18 points (D8) and the fifth 1 crystal. Transmuted, all 5 would bring just 5.

seasons-rules-editions =
    Edition 2 is the usual one, and the only one with the expansion. In edition 1:
    - all that your die shows but crystals may be refused; gauge and card may wait (A1, A2)
    - Balance of Ishtar costs 6 crystals and turns 4 energies alike into 12 (A9)
    - Idol of the Familiar brings nothing on arrival (A10), and the air of an Elemental Amulet costs a card (A11)
    - after Potion of Life nothing more is transmuted that turn, and only Purses add to it (A12)
    - some activations are paid from the reserve alone, not from an Amulet of Water (A23, A27)
    - an Hourglass of Time pays at the end of the round (A15)
    - the game ends as soon as the token is past the end (A8)
    .title = The two editions
