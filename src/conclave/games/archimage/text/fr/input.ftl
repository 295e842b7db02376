# What people may type, phrases with commas between them. The English ones are understood in every language; where a
# phrase means different things, that of the language counts. Accents, capitals and apostrophes do not matter.

# Words of choices, by the English word that the notation has. Colours, elements and spells have their names elsewhere.
archimage-input-word =
    .give = abandonner, abandonne, renoncer, rien
    .done = fini, stop, assez, non, aucun, fin
    .familiar = familier
    .here = ici, reste, rester
    .break = briser, brise
    .dice = dés
    .die = dé
    .one = seul
    .take = prendre, prends
    .off = retirer, retire
    .colour = couleur
    .player = joueur
    .seat = place
    .mage = magicien
    .space = emplacement
    .seal = sceau
    .scroll = parchemin
    .spell = sort
    .cast = lancer, lance
    .use = utiliser, utilise

archimage-input-circle = cercle, cercles
archimage-input-spells = sorts, parchemins, cartes

# Command words beside those of every game, by what they do.
archimage-input-command =
    .card = sort
    .hand = parchemins
