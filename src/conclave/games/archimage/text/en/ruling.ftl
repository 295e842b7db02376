# The rulings, as docs/rulings.md has them: .title is the heading, the value what stands below it, a line for each
# paragraph or item.

archimage-ruling-R1 = There are six seal tokens of each power from 2 to 6 and each natural element, 120 in all. The booklet counts none of them; a board that needs more than 24 of one power cannot be played on.
    .title = The tokens in the box
archimage-ruling-R2 = Any number of mages fits into it. Nobody bars it to anybody, and everybody walks through it.
    .title = The hall
archimage-ruling-R3 = Three of them in a row end the game, however many scrolls of power 6 still lie on the board. A token that a familiar breaks counts as broken; one that is disintegrated does not.
    .title = Rounds in which nothing is broken
archimage-ruling-R4 = Bond and Mission move it from wherever it is. It may stand on any space but the hall.
    .title = A familiar that is out already
archimage-ruling-R5 = It takes up a token whichever way it lies; to be used it must lie face up. So one that was used may be filled again in the same round, for the next.
    .title = Absorption, face up and face down
archimage-ruling-R6 = The token goes on one of them, its owner's choice, or on none.
    .title = Two Absorptions and one token
archimage-ruling-R7 = Names one opponent who still plays the round. Each half, raising and lowering, touches at least one die where one can be touched; where only one half can be done, that is enough.
    .title = Alteration
archimage-ruling-R8 = Does not give away the very scroll that is being used. A Synergy, which is never turned face down, counts as active and may be swapped. What one gets may be used in the same turn.
    .title = Transfer
archimage-ruling-R9 = Both scrolls turn face down before anything happens: so a borrowed Theft that ends its lender's round turns the lender's scroll up again. A borrowed Transfer swaps neither of the two scrolls in use.
    .title = Borrow
archimage-ruling-R10 = Nobody leaps over a token on which an opponent's familiar stands.
    .title = Leap and familiars
archimage-ruling-R11 = Passes a familiar but never breaks the seal that lies under it. The mage of a player whose round is over still bars the way, and may be passed like any other. The booklet's reminder that no spell is cast on a player whose round is over does not stand against it: Teleportation is cast on nobody, it lets its owner walk on.
    .title = Teleportation
archimage-ruling-R12 = Who leaves the round takes three dice, or as many as there are, or none. A player without dice begins the next round all the same: spells may bring a die; otherwise that round is over when their turn comes.
    .title = Few dice in the reserves
