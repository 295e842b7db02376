# Where points come from, and why (.why).

archimage-score-scroll = { $scroll }
    .why = The power of its seal.
archimage-score-synergy = { $scroll }, for the scrolls of its element
    .why = 1 point for each scroll of its element, this one among them.
