# The mages and their familiars, in the order of the box; the animal by itself, with its article, and at the beginning of a sentence.

archimage-mage-1 = Chaman du Nord
    .familiar = corbeau
    .the-familiar = le corbeau
    .first = Le corbeau
archimage-mage-2 = Sorcière de l’Est
    .familiar = chat
    .the-familiar = le chat
    .first = Le chat
archimage-mage-3 = Voyante de l’Ouest
    .familiar = chouette
    .the-familiar = la chouette
    .first = La chouette
archimage-mage-4 = Mage du Sud
    .familiar = cobra
    .the-familiar = le cobra
    .first = Le cobra
archimage-mage-5 = Envoûteur de l’Outre-Monde
    .familiar = crapaud
    .the-familiar = le crapaud
    .first = Le crapaud
