# What would be left undone by ending a turn, one sentence each.

seasons-waste-summon = Puoi ancora invocare { $cards }.
seasons-waste-gauge = Il dado ti permette ancora di alzare il tuo livello di invocazione.
seasons-waste-draw = Il dado ti permette ancora di pescare una carta.
seasons-waste-transmute =
    { $energies ->
        [one] Puoi ancora cristallizzare: { $energies } energia ora ti darebbe { $crystals }.
       *[other] Puoi ancora cristallizzare: le tue { $energies } energie ora ti darebbero { $crystals }.
    }
seasons-waste-transmute-last =
    { $energies ->
        [one] Questo è con ogni probabilità il tuo ultimo turno, e puoi ancora cristallizzare: { $energies } energia ti darebbe { $crystals }, e poi più nulla.
       *[other] Questo è con ogni probabilità il tuo ultimo turno, e puoi ancora cristallizzare: le tue { $energies } energie ti darebbero { $crystals }, e poi più nulla.
    }
seasons-waste-energies =
    { $energies ->
        [one] Questo è con ogni probabilità il tuo ultimo turno: { $energies } energia che ti resta non varrà nulla.
       *[other] Questo è con ogni probabilità il tuo ultimo turno: le { $energies } energie che ti restano non varranno nulla.
    }
seasons-waste-activate = Questo è con ogni probabilità il tuo ultimo turno, e puoi ancora attivare { $cards }.
