# How Archimage is played. Each line of a value is a paragraph, or an item of a list.
# The numbers in brackets are rulings; those in the positions are checked by playing them.

archimage-rules-aim =
    2 to 5 mages search a tower full of scrolls. Each scroll lies behind a seal of its own, and more seals bar the ways. You break seals with dice, walk on over what is broken, and win scrolls.
    Scrolls are spells to cast, and your points: each is worth its power, from 2 to 6. Most points win.
    .title = What it is about

archimage-rules-tower =
    Around a hall lie spaces, joined by ways: on each circle a seal token, on each scroll space a scroll, face up. Both have an element, fire, water, air or earth, and a power from 2 to 6, which grows with the way from the hall. Some scrolls are of spirit, tokens never are (R1).
    Two magic circles are in the game: circle 0, and I, II, III or IV. Each has five spells, one of each power, with a scroll for every element. Mixed by power, they are laid out; what is left over is not used.
    All mages begin in the hall (R2), each with a familiar and a Bond.
    .title = The tower

archimage-rules-dice =
    Fire has red dice, water blue, air yellow, earth green; spirit has none. Of each colour there is one die more than there are players. They lie in the reserves.
    Before the first round each player takes 3 dice of any colours, from the first player on; for later rounds you take them when your round is over. When a round begins all roll theirs, open to all. Dice that were used go back to the reserves.
    .title = The dice

archimage-rules-turn =
    Turns go clockwise, from the first player on, until everybody's round is over. In yours:
    1. Cast as many of your face-up scrolls as you like, one after the other.
    2. If your dice, as they are, can break a seal within reach, a token's or a scroll's, you must break one, and your mage goes there.
    3. If they cannot, put them back. Without dice your round is over.
    Nobody has to cast a spell to make a break possible. A scroll that you win can be cast from your next turn on.
    .title = Your turn

archimage-rules-position-turn = One seal is within reach, fire of power 5. You have red 3, blue 2 and, face up, Evolution of Fire: red dice show 2 more.
    .question = What can you do?
    .answer = Cast Evolution, and red 5 breaks the seal. Or give up: both dice go back and your round is over.

archimage-rules-breaking =
    Use dice of the seal's colour that show its power or more in all, and no die too many: without any one of them it would not be enough.
    A seal of spirit takes any colour, but all dice that you use are of the same one.
    The dice go back to their reserve. A token leaves the game; a scroll is yours, face up.
    .title = Breaking a seal

archimage-rules-position-sets = You have red 2, red 3, red 5 and blue 6, before a fire seal of power 5.
    .question = Which dice may you use?
    .answer = Red 5 alone, or red 2 and red 3. Not red 2 and red 5: that is a die too many. Blue 6 breaks no fire seal.

archimage-rules-position-spirit = You have red 3, blue 2, blue 3 and green 1, before a scroll of spirit of power 4.
    .question = Which dice may you use?
    .answer = Blue 2 and blue 3 only. Red 3 and green 1 also make 4, but their colours differ.

archimage-rules-ways =
    Your mage goes as far as you like, but on a free way: seals, scrolls, other mages and opponents' familiars bar it. So do mages of players whose round is over (R11). Nobody bars the hall (R2), and your own familiar never bars you.
    A seal under an opponent's familiar cannot be broken, nor the scroll under a guardian.
    .title = Free ways

archimage-rules-position-way = The only way from the hall to a water seal of power 3 leads over a space where the seal is broken. You and an opponent are in the hall; you have blue 4.
    .question = Can you break the seal? And with the opponent on that space?
    .answer = Yes, and your mage goes there. On that space the opponent bars your only way: your round is over.

archimage-rules-scrolls =
    Scrolls are cast face up, then lie face down until your round is over. One that would change nothing cannot be cast. A scroll acts on its own colour: of fire, on red dice or fire seals. With one of spirit you choose the colour, one each time, where its text does not say otherwise.
    The spells of circles 0 and I, the school of Power, with their powers:
    - Transmutation (2): swap some of your dice of the colour for as many of one other colour, values kept
    - Rebirth (3): roll some of your dice of the colour again
    - Evolution (4): some of your dice of the colour show 2 more, at most 6
    - Growth (5): take a die of the colour from the reserve and roll it
    - Synergy (6): is never cast, but adds points at the end
    .title = Scrolls, and the school of Power

archimage-rules-passages =
    They change what lies in the tower, within reach or not:
    - Inversion (2): swap two seal tokens of the same power, one of them of the colour
    - Exchange (3): swap two seal tokens of the colour with different powers
    - Absorption (4): may keep a token of the colour that you break; cast, it adds that token's power to one of your dice, at most 6 (R5, R6)
    - Disintegration (5): remove a seal token of the colour; that breaks nothing
    - Reorganisation (6): swap two scrolls, one of them of the colour
    .title = Circle II, Passages

archimage-rules-conflict =
    Only against players whose round is not over:
    - Mystification (2): swap an opponent's die of the colour for one of yours of another colour; each keeps the value they had
    - Alteration (3): some of your dice of the colour show 1 more, some of one opponent's 1 less (R7)
    - Transfer (4): swap an opponent's face-up scroll of the colour for one of yours with the same power (R8)
    - Theft (5): take a die of the colour from an opponent, who chooses which
    - Borrow (6): cast an opponent's face-up scroll of the colour (R9)
    .title = Circle III, Conflict

archimage-rules-traveller =
    - Mission (2): your familiar goes on a seal token of the colour, anywhere; only you may break it (R4)
    - Leap (3): pass over a seal token of the colour and break a seal behind it (R10)
    - Teleportation (4): pass an opponent's mage or familiar and break a seal of the colour behind it (R11)
    - Guardian (5): put the guardian of the colour on a scroll of the colour, move it or take it off; nobody wins a scroll under one
    - Speed (6): break a seal with your dice, then one of the colour without dice
    Leap, Teleportation and Speed break at once and end your turn.
    .title = Circle IV, the Traveller

archimage-rules-bond =
    Everybody has a Bond, a scroll of spirit and power 1. Cast, it does one of three things:
    - your familiar stands where your mage stands, but not in the hall, and bars the space to others even when the mage goes on
    - your familiar breaks a seal token within reach with your dice, as you would, and stands there; your mage stays
    - the same with a single die that shows 1: a token of its colour, of any power
    The last two end your turn. A familiar never breaks a scroll's seal. It comes home when your round is over; Bond may move one that is out (R4).
    .title = Bond and your familiar

archimage-rules-position-bond = You have red 1 and red 4. Within reach are a fire token of power 6 and a fire scroll of power 3. Your Bond is face up.
    .question = Can you break both this round?
    .answer = Yes. By your Bond red 1 breaks the token: your familiar goes there, your mage stays, your turn ends. In your next turn red 4 wins the scroll, if nobody was faster.

archimage-rules-round =
    When your dice are used up, or put back because they break nothing, your round is over. Turn all your scrolls face up, take your familiar back, and take 3 dice of any colours for the next round, or as many as there are (R12). Your mage stays.
    When everybody's round is over and the game goes on, the player to the left is first, and all roll.
    .title = The end of a round

archimage-rules-end =
    The game is over when at the end of a round fewer than 4 scrolls of power 6 lie in the tower, with 4 or 5 players fewer than 5. Three rounds in a row in which nobody breaks a seal end it too (R3).
    Your points are the powers of your scrolls, your Bond being 1. Each Synergy adds 1 for every scroll you have of its element, itself among them. Most points win; who is level shares the win.
    .title = The end and the score

archimage-rules-position-score = You have your Bond, Transmutation of Water (2), Rebirth of Spirit (3), Evolution of Water (4), Synergy of Water (6) and Synergy of Spirit (6).
    .question = What is your score?
    .answer = The powers make 22. Synergy of Water adds 3, for the scrolls of water; Synergy of Spirit 3, for Rebirth, itself and the Bond: 28 points.

archimage-rules-boards =
    The boards for 2 to 5 players are our own, because the printed one is a picture. If you have the box, type its board into a file; docs/boards.md says how. At most 24 circles may have the same power (R1).
    - conclave board check FILE names what is wrong with it
    - conclave board show FILE draws it
    - conclave play archimage --board FILE plays on it
    .title = Boards of your own

archimage-rules-section-R = Archimage
