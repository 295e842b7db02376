# The sets of cards.

seasons-set-base = Gioco base
    .text = Le carte del gioco base.
seasons-set-enchanted-kingdom = Enchanted Kingdom
    .text = Si aggiungono le 20 carte dell’espansione.
