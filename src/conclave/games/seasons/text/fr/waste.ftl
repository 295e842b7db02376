# What would be left undone by ending a turn, one sentence each.

seasons-waste-summon = Vous pouvez encore invoquer { $cards }.
seasons-waste-gauge = Le dé vous permet encore d’augmenter votre jauge.
seasons-waste-draw = Le dé vous permet encore de piocher une carte.
seasons-waste-transmute =
    { $energies ->
        [one] Vous pouvez encore cristalliser : { $energies } énergie vous rapporterait { $crystals } maintenant.
       *[other] Vous pouvez encore cristalliser : vos { $energies } énergies vous rapporteraient { $crystals } maintenant.
    }
seasons-waste-transmute-last =
    { $energies ->
        [one] C’est sans doute votre dernier tour, et vous pouvez encore cristalliser : { $energies } énergie vous rapporterait { $crystals }, et plus rien après.
       *[other] C’est sans doute votre dernier tour, et vous pouvez encore cristalliser : vos { $energies } énergies vous rapporteraient { $crystals }, et plus rien après.
    }
seasons-waste-energies =
    { $energies ->
        [one] C’est sans doute votre dernier tour : l’énergie qui vous reste ne vaudra rien.
       *[other] C’est sans doute votre dernier tour : les { $energies } énergies qui vous restent ne vaudront rien.
    }
seasons-waste-activate = C’est sans doute votre dernier tour, et vous pouvez encore activer { $cards }.
