# What would be left undone by ending a turn, one sentence each.

archimage-waste-dice =
    { $dice ->
        [one] You can still cast { $scrolls }, which might bring your { $dice } die to use.
       *[other] You can still cast { $scrolls }, which might bring your { $dice } dice to use.
    }
