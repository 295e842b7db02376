# The command line.

seasons-cli-play-level = apprentice (Mago Apprendista: set predefiniti, per una prima partita), magician (Mago: le 30 carte di base del gioco base) o archmage (Arcimago: tutte e 50); archmage se non dici nulla
seasons-cli-play-edition = l’edizione delle regole: 2 o 1; 2 se non dici nulla
seasons-cli-play-sets = le carte: set separati da virgole, o all per averli tutti ({ $sets })
seasons-cli-play-tokens = con i gettoni abilità di { $sets }: ne tieni uno su tre e puoi usarlo una volta
seasons-cli-play-enchantment = una regola di { $sets } per tutta la partita: il suo nome o il suo numero (conclave cards incantamenti le elenca), random o none
seasons-cli-cards-words = nulla, gettoni, incantamenti, o ciò che vuoi leggere: il nome o il numero di una carta (9, o EK3 per la carta 3 di Enchanted Kingdom), gettone 7, il nome di un incantamento
seasons-cli-cards-set = solo le carte di questo set di Seasons: { $sets }
seasons-cli-cards-set-alone = --set sceglie tra le carte, e “{ $name }” è un’altra cosa; togli uno dei due.
seasons-cli-cards-no-set = Non c’è alcun set “{ $set }”; i set sono { $sets }.
seasons-cli-cards-title =
    { $number ->
        [one] { $set }: { $number } carta
       *[other] { $set }: { $number } carte
    }
seasons-cli-cards-rest = Ci sono anche gettoni abilità e incantamenti: conclave cards gettoni, conclave cards incantamenti.
seasons-cli-tokens-title = I gettoni abilità di { $sets }. Ne ricevi tre, ne tieni uno, e puoi usarlo una volta, nel tuo turno dopo il dado.
seasons-cli-enchantments-title = Gli incantamenti di { $sets }. Uno di essi può valere per tutti, per tutta la partita.
seasons-cli-no-card = Non c’è alcuna carta, gettone o incantamento “{ $name }”; conclave cards elenca le carte.
seasons-cli-no-card-near = Non c’è alcuna carta “{ $name }”; volevi dire { $near }?

seasons-cli-card-number = N.
seasons-cli-card-name = Carta
seasons-cli-card-kind = Categoria
seasons-cli-card-cost = Costo in 2
seasons-cli-card-points = Punti
seasons-cli-card-text = Che cosa fa
seasons-cli-settings = livello { $level }, edizione { $edition }
seasons-cli-settings-with = { $settings }, con { $parts }
seasons-cli-settings-tokens = gettoni abilità
seasons-cli-settings-random = un incantamento a caso
seasons-cli-replay-hand = { $player } ha in mano: { $cards }
seasons-cli-replay-hand-none = { $player } non ha carte in mano
seasons-cli-replay-library =
    { $which ->
        [2] { $player } ha nella biblioteca II: { $cards }
       *[3] { $player } ha nella biblioteca III: { $cards }
    }
seasons-cli-replay-tokens = { $player } tiene uno dei gettoni abilità { $tokens }
