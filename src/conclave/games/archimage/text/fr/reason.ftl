# Why something is refused, one sentence each; what every game refuses alike is in the file beside this folder.

archimage-reason-not-a-pick = « { $pick } » n’est ni un parchemin ni la notation d’un choix.
archimage-reason-must-break = Vous pouvez briser un sceau, vous le devez donc : on n’abandonne ses dés que si l’on ne peut rien briser.
archimage-reason-no-such-space = Il n’y a pas d’emplacement { $number } sur ce plateau : ils sont numérotés de 0 à { $last }.
archimage-reason-nothing-to-break = Il n’y a pas de sceau en { $space }.
archimage-reason-under-a-guardian = Un gardien se tient sur le parchemin en { $space } : personne ne peut en briser le sceau.
archimage-reason-under-a-familiar = Le magicien ou le familier d’un adversaire se tient en { $space }.
archimage-reason-no-free-way = Aucun passage libre ne mène à { $space } : des sceaux, des parchemins, d’autres magiciens et des familiers adverses barrent la route.
archimage-reason-dice-short =
    { $element ->
        [spirit] Le sceau en { $space } demande des dés d’une même couleur, n’importe laquelle, qui montrent { $power } ensemble, et aucune de vos couleurs n’y arrive.
       *[other] Le sceau { DE($name) } en { $space } demande des dés { $colours } qui montrent { $power } ensemble, et les vôtres n’y arrivent pas.
    }
archimage-reason-not-your-scroll = { $scroll } n’est pas parmi vos parchemins.
archimage-reason-never-cast = { $scroll } ne se lance jamais : ce parchemin rapporte des points en fin de partie.
archimage-reason-won-this-turn = Vous avez reçu { $scroll } ce tour-ci : ce sort peut être lancé à partir de votre prochain tour.
archimage-reason-face-down = { $scroll } est face cachée : ce parchemin se retourne quand votre manche est finie.
archimage-reason-changes-nothing = { $scroll } ne changerait rien maintenant, ou ne peut pas s’appliquer.
