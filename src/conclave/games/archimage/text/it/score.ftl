# Where points come from, and why (.why).

archimage-score-scroll = { $scroll }
    .why = La potenza del suo sigillo.
archimage-score-synergy = { $scroll }, per le pergamene del suo elemento
    .why = 1 punto per ogni pergamena del suo elemento, compresa questa.
