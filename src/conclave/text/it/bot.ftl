# Those who play where no person does.

bot-random = Caso
    .text = Sceglie qualsiasi cosa permessa, senza un piano. Per una prima partita.
bot-greedy = Avido
    .text = Prende il massimo che ogni turno può dare, e non guarda oltre.
