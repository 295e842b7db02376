# What the page says of Seasons.

seasons-page-frames = Cornici
seasons-page-when = Quando agisce una carta
seasons-page-die-signs = Sui dadi
seasons-page-pips = Pallini: di quanto avanza l’indicatore di stagione se il dado resta.
seasons-page-gauge-sign = Il livello: occupato, libero, non ancora raggiunto
seasons-page-bonus-sign = Il tracciato dei bonus, e quanto costa alla fine
seasons-page-table = Tavolo di Seasons
seasons-page-groups-item = Oggetti magici
seasons-page-groups-familiar = Famigli
seasons-page-groups-token = Gettoni abilità
seasons-page-groups-enchantment = Incantamenti
seasons-page-group-item = oggetto magico
seasons-page-group-familiar = famiglio
seasons-page-group-token = gettone abilità
seasons-page-group-enchantment = incantamento
seasons-page-crystals =
    { $count ->
        [one] { $count } cristallo
       *[other] { $count } cristalli
    }
seasons-page-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
seasons-page-any-four = da 1 a 4 energie diverse
seasons-page-costs = costa { $what }
seasons-page-for-players = in { $players } giocatori
seasons-page-timing-arrival = all’entrata in gioco
seasons-page-timing-lasting = permanente
seasons-page-timing-activation = da attivare
seasons-page-number = n. { $number }
seasons-page-first-edition = Prima edizione
seasons-page-season-winter = Inverno
seasons-page-season-spring = Primavera
seasons-page-season-summer = Estate
seasons-page-season-fall = Autunno
seasons-page-wheel = Cerchio delle stagioni: casella { $space }, { $season }, anno { $year }
seasons-page-rates = Un’energia rende
seasons-page-dice = Dadi sul tavolo
seasons-page-all-faces = Tutte le facce: { $season }
seasons-page-die =
    { $pips ->
        [one] Dado: { $what }; { $pips } pallino
       *[other] Dado: { $what }; { $pips } pallini
    }
seasons-page-die-parts-gauge = livello su
seasons-page-die-parts-card = una carta
seasons-page-die-parts-transmute = cristallizzare
seasons-page-piles = Mazzi
seasons-page-discarded = scartate
seasons-page-gauge = { $cards } su { $gauge } in gioco
seasons-page-bonuses =
    { $used ->
        [one] { $used } bonus usato su 3
       *[other] { $used } bonus usati su 3
    }
seasons-page-hand = Mano
seasons-page-in-hand = { $count } in mano
seasons-page-in-play = In gioco
seasons-page-you-name = Tu
seasons-page-turned = girata
seasons-page-source-crystals = Cristalli
seasons-page-source-prestige = Carte in gioco
seasons-page-source-end = Carte, alla fine della partita
seasons-page-source-hand = Carte rimaste in mano
seasons-page-source-bonuses = Bonus usati
seasons-page-source-token = Gettone abilità
seasons-page-pitch = Tre anni di dadi, carte e stagioni che cambiano: vince il mago più ricco.
seasons-page-preset-full = Partita completa
seasons-page-preset-kingdom = Con Enchanted Kingdom
seasons-page-preset-first-text = Un set predefinito di nove carte, senza scelte iniziali: il livello Mago Apprendista.
seasons-page-preset-full-text = Tutte le cinquanta carte del gioco base, scelte e divise su tre anni.
seasons-page-preset-kingdom-text = Le due scatole: venti carte in più, un gettone abilità a testa, e un incantamento per tutti.
seasons-page-worth-gauge = livello
seasons-page-worth-cards =
    { $count ->
        [one] carta
       *[other] carte
    }
seasons-page-worth-prestige = prestigio
seasons-page-any-energy =
    { $count ->
        [one] { $count } energia di qualsiasi tipo
       *[other] { $count } energie di qualsiasi tipo
    }
seasons-page-less = { $count } di queste non si pagano
seasons-page-pack = Il mazzetto
seasons-page-pack-passed = Prendine una; le altre vanno al vicino di sinistra.
seasons-page-chosen = Già scelte
seasons-page-waiting-pack = Hai scelto. I mazzetti passano quando hanno scelto tutti.
seasons-page-waiting-others = Hai scelto. La partita continua quando hanno scelto tutti.
seasons-page-tokens-to-keep = Tieni uno di questi gettoni abilità
seasons-page-shelf-1 = Anno I: mano iniziale
seasons-page-shelf-2 = Anno II
seasons-page-shelf-3 = Anno III
seasons-page-shelf-hint = Tocca una carta per metterla sullo scaffale segnato; toccala lì per riprenderla.
seasons-page-lay-on = Metti { $card } in { $shelf }
seasons-page-take-back = Riprendi { $card } dallo scaffale
seasons-page-ready = Il mio mazzo è pronto
seasons-page-keep-these = Tieni queste { $count }
seasons-page-still-to-choose =
    { $count ->
        [one] Ancora { $count } carta da scegliere.
       *[other] Ancora { $count } carte da scegliere.
    }
seasons-page-to-keep = Da tenere
seasons-page-only-higher = Questo scaffale è stato iniziato dalla lista, nell’ordine delle carte: ciò che viene prima dell’ultima non può entrarci.
seasons-page-before = Davanti a te
seasons-page-supply = Scegli un’energia
seasons-page-look = Guarda { $name } da vicino
seasons-page-library =
    { $count ->
        [one] Biblioteca { $year }: { $count } carta
       *[other] Biblioteca { $year }: { $count } carte
    }
seasons-page-hand-count =
    { $count ->
        [one] { $count } carta in mano
       *[other] { $count } carte in mano
    }
seasons-page-reserve = Riserva: { $what }; { $used } su { $room }
seasons-page-empty-reserve = vuota
seasons-page-token-used = usato
seasons-page-copies = Ha gli effetti di { $name }
seasons-page-stored = Energie sopra: { $what }
seasons-page-turned-card = Girata: è stata attivata.
seasons-page-own-die = Il tuo dado
seasons-page-die-of = Dado di { $name }
seasons-page-pile-of = Mazzo di pesca, { $count }
seasons-page-bonus-track = Tracciato dei bonus
seasons-page-token = Gettone abilità: { $name }
seasons-page-empty-hand = La tua mano è vuota.
seasons-page-rivals = Gli altri
seasons-page-you = tu
seasons-page-preset-first = Prima partita
seasons-page-check-deal-title = Che cosa è stato distribuito
seasons-page-check-deal-means = Le carte di ognuno si mescolano con la chiave. Il tuo browser le mescola di nuovo.
seasons-page-check-deal-yes = Tutto era dove lo mette la chiave.
seasons-page-check-deal-no = Qualcosa era altrove rispetto a dove lo mette la chiave.
seasons-page-check-deal-none = Non c’è nulla da confrontare: un file non dice che cosa è stato distribuito, né lo dice la partita per principianti con i suoi set fissi.
seasons-page-check-first-title = Il primo giocatore
seasons-page-check-first-means = Chi comincia segue dalla chiave.
seasons-page-check-first-yes = È chi dice la chiave.
seasons-page-check-first-no = La chiave dice un altro.
seasons-page-check-first-none = Un file non dice che cosa c’era sul tavolo; apri il controllo dal tavolo stesso.
seasons-page-check-dice-title = I dadi di ogni round
seasons-page-check-dice-means = Ogni lancio è lo HMAC-SHA-256 della chiave e del numero del round. Il tuo browser li lancia di nuovo e li confronta con il tavolo.
seasons-page-check-dice-yes = Ogni dado è quello che lancia la chiave.
seasons-page-check-dice-no = Un dado non è quello che lancia la chiave.
seasons-page-check-dice-none = Un file non dice che cosa c’era sul tavolo; apri il controllo dal tavolo stesso.
seasons-page-check-dice-rounds = I dadi, round per round
seasons-page-check-dice-count = { $dice } dadi in { $rounds } round.
seasons-page-check-rerolls-title = I dadi rilanciati
seasons-page-check-rerolls-means = Seguono dalla chiave, dal round, dal posto e da quante volte ha rilanciato.
seasons-page-check-rerolls-yes = Ognuno è quello che lancia la chiave.
seasons-page-check-rerolls-no = Uno non è quello che lancia la chiave.
seasons-page-check-rerolls-none = Non se ne conosce nessuno.
seasons-page-elements = Le energie in Seasons
seasons-page-energies = Energia nel costo
seasons-page-energy-water = acqua
seasons-page-energy-earth = terra
seasons-page-energy-fire = fuoco
seasons-page-energy-air = aria
seasons-page-letter-water = W
seasons-page-letter-earth = E
seasons-page-letter-fire = F
seasons-page-letter-air = A
seasons-page-act-end-turn = Fine turno
seasons-page-act-done = Fatto
seasons-page-act-take-die = Prendi
seasons-page-act-summon = Evoca
seasons-page-act-activate = Attiva
seasons-page-act-transmute = Trasmuta
seasons-page-act-pay = Paga
seasons-page-act-drop = Scarta
seasons-page-act-move = Sposta
seasons-page-act-choose = Scegli
seasons-page-left-over =
    { $count ->
        [one] dado rimasto: il tempo avanza di { $count } spazio
       *[other] dado rimasto: il tempo avanza di { $count } spazi
    }
seasons-page-points-so-far =
    { $count ->
        [one] { $count } punto finora
       *[other] { $count } punti finora
    }
