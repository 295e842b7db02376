# Where points come from, and why (.why).

archimage-score-scroll = { $scroll }
    .why = La puissance de son sceau.
archimage-score-synergy = { $scroll }, pour les parchemins de son élément
    .why = 1 point par parchemin de son élément, celui-ci compris.
