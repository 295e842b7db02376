# Those who play where no person does.

bot-random = Hasard
    .text = Choisit n’importe quoi de permis, sans plan. Pour une première partie.
bot-novice = Novice
    .text = Sait ce qui est bon, mais se trompe souvent de mesure. Pour apprendre.
bot-adept = Adepte
    .text = Prend le plus que chaque tour puisse donner, sans voir plus loin.
bot-master = Maître
    .text = Joue de nombreuses parties en pensée avant chaque choix.
