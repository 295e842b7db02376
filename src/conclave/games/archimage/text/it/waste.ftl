# What would be left undone by ending a turn, one sentence each.

archimage-waste-dice =
    { $dice ->
        [one] Puoi ancora lanciare { $scrolls }, che forse renderebbe utile il dado che hai ({ $dice }).
       *[other] Puoi ancora lanciare { $scrolls }, che forse renderebbe utili i tuoi { $dice } dadi.
    }
