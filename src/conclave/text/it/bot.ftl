# Those who play where no person does.

bot-random = Caso
    .text = Sceglie qualsiasi cosa permessa, senza un piano. Per una prima partita.
bot-novice = Novizio
    .text = Sa che cosa è buono, ma spesso ne sbaglia la misura. Per chi impara.
bot-adept = Adepto
    .text = Prende il massimo che ogni turno può dare, e non guarda oltre.
bot-master = Maestro
    .text = Gioca molte partite nella mente prima di ogni scelta.
