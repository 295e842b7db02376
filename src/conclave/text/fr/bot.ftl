# Those who play where no person does.

bot-random = Hasard
    .text = Choisit n’importe quoi de permis, sans plan. Pour une première partie.
bot-greedy = Avide
    .text = Prend le plus que chaque tour puisse donner, sans voir plus loin.
