# Where points come from.

archimage-score-scroll = { $scroll }
archimage-score-synergy = { $scroll }, for the scrolls of its element
