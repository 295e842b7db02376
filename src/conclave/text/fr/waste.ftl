# What would be left undone by ending a turn, one sentence each.

waste-summon = Vous pouvez encore invoquer { $cards }.
waste-gauge = Le dé vous permet encore d’augmenter votre jauge.
waste-draw = Le dé vous permet encore de piocher une carte.
waste-transmute =
    { $energies ->
        [one] Vous pouvez encore cristalliser : { $energies } énergie vous rapporterait { $crystals } maintenant.
       *[other] Vous pouvez encore cristalliser : vos { $energies } énergies vous rapporteraient { $crystals } maintenant.
    }
waste-transmute-last =
    { $energies ->
        [one] C’est sans doute votre dernier tour, et vous pouvez encore cristalliser : { $energies } énergie vous rapporterait { $crystals }, et plus rien après.
       *[other] C’est sans doute votre dernier tour, et vous pouvez encore cristalliser : vos { $energies } énergies vous rapporteraient { $crystals }, et plus rien après.
    }
waste-energies =
    { $energies ->
        [one] C’est sans doute votre dernier tour : l’énergie qui vous reste ne vaudra rien.
       *[other] C’est sans doute votre dernier tour : les { $energies } énergies qui vous restent ne vaudront rien.
    }
waste-activate = C’est sans doute votre dernier tour, et vous pouvez encore activer { $cards }.
