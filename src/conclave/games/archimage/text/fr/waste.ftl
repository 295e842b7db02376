# What would be left undone by ending a turn, one sentence each.

archimage-waste-dice =
    { $dice ->
        [one] Vous pouvez encore lancer { $scrolls }, ce qui donnerait peut-être une utilité à votre dé ({ $dice }).
       *[other] Vous pouvez encore lancer { $scrolls }, ce qui donnerait peut-être une utilité à vos { $dice } dés.
    }
