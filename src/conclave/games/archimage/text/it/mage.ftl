# The mages and their familiars, in the order of the box; the animal by itself, with its article, and at the beginning of a sentence.

archimage-mage-1 = Sciamano del Nord
    .familiar = corvo
    .the-familiar = il corvo
    .first = Il corvo
archimage-mage-2 = Strega dell’Est
    .familiar = gatto
    .the-familiar = il gatto
    .first = Il gatto
archimage-mage-3 = Veggente dell’Ovest
    .familiar = gufo
    .the-familiar = il gufo
    .first = Il gufo
archimage-mage-4 = Mago del Sud
    .familiar = cobra
    .the-familiar = il cobra
    .first = Il cobra
archimage-mage-5 = Incantatore dell’Oltremondo
    .familiar = rospo
    .the-familiar = il rospo
    .first = Il rospo
