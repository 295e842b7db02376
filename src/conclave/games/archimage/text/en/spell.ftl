# The spells: name, text with a natural element, text with spirit, and what players ask. R1, R2 … are our rulings.

archimage-spell-bond = Bond
    .spirit = One of three: let your familiar stand where your mage stands, but not in the hall; or break a seal token within reach with your dice and send the familiar there in place of your mage; or do that with a single die that shows 1, on a token of its colour and of any power. A seal broken this way ends your turn.
    .note = Nobody else may enter or pass the space of your familiar, and it stays out until your round is over. It never breaks the seal of a scroll. One that is out already moves from where it is, and never into the hall (R4).

# Circles 0 and I, the school of Power.
archimage-spell-transmutation = Transmutation
    .text = Swap one or more of your { $colours } dice for as many dice of one other colour from the reserves. They go on showing what they show.
    .spirit = Choose a colour: swap one or more of your dice of it for as many dice of one other colour from the reserves. They go on showing what they show.
archimage-spell-rebirth = Rebirth
    .text = Roll one or more of your { $colours } dice again.
    .spirit = Choose a colour: roll one or more of your dice of it again.
archimage-spell-evolution = Evolution
    .text = One or more of your { $colours } dice show 2 more, at most 6.
    .spirit = Choose a colour: one or more of your dice of it show 2 more, at most 6.
archimage-spell-growth = Growth
    .text = Take a { $colour } die from the reserve, roll it and add it to your dice.
    .spirit = Take a die of any colour from the reserves, roll it and add it to your dice.
archimage-spell-synergy = Synergy
    .text = Never cast. At the end of the game: 1 point more for each scroll of { $element } that you have, this one among them.
    .spirit = Never cast. At the end of the game: 1 point more for each scroll of spirit that you have, this one and your Bond among them.
    .note = Two of the same element both count all of them.

# Circle II, the school of Passages.
archimage-spell-inversion = Inversion
    .text = Swap a seal token of { $element } with one of another element that has the same power.
    .spirit = Swap two seal tokens of the same power and of different elements.
    .note = The tokens may lie anywhere, within reach or not.
archimage-spell-exchange = Exchange
    .text = Swap two { $element } seal tokens of different powers.
    .spirit = Swap two seal tokens of one element, whichever it is, and of different powers.
    .note = The tokens may lie anywhere, within reach or not.
archimage-spell-absorption = Absorption
    .text = When you or your familiar break a seal token of { $element } in your turn, you may keep it on this scroll, in place of one that lies there. Cast: discard it, and one of your dice, of any colour, shows more by its power, at most 6.
    .spirit = When you or your familiar break a seal token in your turn, you may keep it on this scroll, in place of one that lies there. Cast: discard it, and one of your dice, of any colour, shows more by its power, at most 6.
    .note = It takes up tokens whether it lies face up or face down, and is cast face up only (R5). One broken token goes on one Absorption, whichever its owner likes (R6).
archimage-spell-disintegration = Disintegration
    .text = Remove a seal token of { $element } from the board.
    .spirit = Remove any seal token from the board.
    .note = The token may lie anywhere. This breaks no seal: you must still break one afterwards if you can.
archimage-spell-reorganisation = Reorganisation
    .text = Swap two scrolls on the board, at least one of them of { $element }. Their powers do not matter.
    .spirit = Swap two scrolls on the board, at least one of them of spirit. Their powers do not matter.
    .note = The scrolls may lie anywhere, within reach or not.

# Circle III, the school of Conflict.
archimage-spell-mystification = Mystification
    .text = A { $colour } die of an opponent and one of your dice of another colour change owners, but each of you goes on showing what you showed: colours are swapped, values are not.
    .spirit = A die of an opponent and one of your dice of another colour change owners, but each of you goes on showing what you showed: colours are swapped, values are not.
    .note = Only against a player whose round is not over.
archimage-spell-alteration = Alteration
    .text = One or more of your { $colours } dice show 1 more, at most 6, and one or more { $colours } dice of one opponent show 1 less, at least 1.
    .spirit = Choose a colour: one or more of your dice of it show 1 more, at most 6, and one or more dice of it of one opponent show 1 less, at least 1.
    .note = Only against a player whose round is not over. You name one opponent, and each half is done on at least one die where that is possible (R7).
archimage-spell-transfer = Transfer
    .text = Take a scroll of { $element } that lies face up before an opponent, and give one of yours that lies face up and has the same power.
    .spirit = Take a spirit scroll that lies face up before an opponent, and give one of yours that lies face up and has the same power.
    .note = Only against a player whose round is not over, and never a Bond. The Transfer being cast cannot be given; a Synergy always counts as face up; what you get may be cast at once (R8).
archimage-spell-theft = Theft
    .text = Take a { $colour } die from an opponent, showing what it shows; with several, the opponent chooses which.
    .spirit = Take a die from an opponent, showing what it shows; the opponent chooses which.
    .note = Only against a player whose round is not over. Whoever gives the last die ends the round at once, before you go on.
archimage-spell-borrow = Borrow
    .text = Cast a scroll of { $element } that lies face up before an opponent as if it were yours. It turns face down as well.
    .spirit = Cast a spirit scroll that lies face up before an opponent as if it were yours. It turns face down as well.
    .note = Only from a player whose round is not over; never a Bond or a Synergy. Both scrolls turn face down first, and a borrowed Transfer swaps neither of the two (R9).

# Circle IV, the school of the Traveller.
archimage-spell-mission = Mission
    .text = Put your familiar on a seal token of { $element } without a familiar, within reach or not: nobody but you may break it.
    .spirit = Put your familiar on any seal token without a familiar, within reach or not: nobody but you may break it.
    .note = When you break that seal, your familiar comes back. One that is out already moves from where it is (R4).
archimage-spell-leap = Leap
    .text = Pass one seal token of { $element } within reach as if it were not there, and at once break a seal behind it with your dice. Your mage goes there and your turn ends.
    .spirit = Pass one seal token within reach as if it were not there, and at once break a seal behind it with your dice. Your mage goes there and your turn ends.
    .note = Not over a token on which an opponent's familiar stands (R10).
archimage-spell-teleportation = Teleportation
    .text = Pass one opponent's mage or familiar as if it were not there, and at once break a seal of { $element } behind it, out of reach until then, with your dice. Your mage goes there and your turn ends.
    .spirit = Pass one opponent's mage or familiar as if it were not there, and at once break a seal behind it, out of reach until then, with your dice. Your mage goes there and your turn ends.
    .note = Never the seal under that familiar; the mage of a player whose round is over may be passed too (R11).
archimage-spell-guardian = Guardian
    .text = Put the guardian of { $element } on a scroll of { $element } on the board, move it to another, or take it off. Nobody, not even you, may break the seal of a scroll with a guardian.
    .spirit = Put the guardian of spirit on a spirit scroll on the board, move it to another, or take it off. Nobody, not even you, may break the seal of a scroll with a guardian.
    .note = Guardians stay where they are from round to round.
archimage-spell-speed = Speed
    .text = At once break a seal within reach with your dice, then without dice a seal of { $element } within reach from there. Your mage goes to both and your turn ends.
    .spirit = At once break a seal within reach with your dice, then without dice any seal within reach from there. Your mage goes to both and your turn ends.
    .note = Only first seals that leave a second one to break are offered. Your round cannot end between the two.
