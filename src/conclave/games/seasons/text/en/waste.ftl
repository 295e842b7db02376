# What would be left undone by ending a turn, one sentence each.

seasons-waste-summon = You can still summon { $cards }.
seasons-waste-gauge = The die still lets you raise your gauge.
seasons-waste-draw = The die still lets you draw a card.
seasons-waste-transmute =
    { $energies ->
        [one] You may still transmute: your { $energies } energy would bring { $crystals } now.
       *[other] You may still transmute: your { $energies } energies would bring { $crystals } now.
    }
seasons-waste-transmute-last =
    { $energies ->
        [one] This looks like your last turn, and you may still transmute: your { $energies } energy would bring { $crystals }, and nothing later.
       *[other] This looks like your last turn, and you may still transmute: your { $energies } energies would bring { $crystals }, and nothing later.
    }
seasons-waste-energies =
    { $energies ->
        [one] This looks like your last turn: the { $energies } energy you have left will be worth nothing.
       *[other] This looks like your last turn: the { $energies } energies you have left will be worth nothing.
    }
seasons-waste-activate = This looks like your last turn, and you can still activate { $cards }.
