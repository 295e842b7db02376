# What a player is asked. The .short form names the decision in other sentences.

seasons-question-draft =
    { $fate ->
        [discard] Scegli una carta da scartare; le altre vanno al tuo vicino di sinistra, e il draft comincia.
       *[keep] Scegli una carta da tenere; le altre vanno al tuo vicino di sinistra.
    }
    .short = scegliere una carta del draft
seasons-question-select =
    { $number ->
        [one] Scegli ancora { $number } carta da tenere. Le altre tornano nel mazzo di pesca.
       *[other] Scegli { $number } carte da tenere. Le altre tornano nel mazzo di pesca.
    }
    .short = scegliere quali carte tenere
seasons-question-winnow = Scegli quale delle tue dieci carte scartare.
    .short = scartare una delle carte scelte nel draft
seasons-question-token = Quale dei tuoi gettoni abilità tieni? Gli altri escono dalla partita.
    .short = tenere un gettone abilità
seasons-question-build =
    { $set ->
        [hand] { $number ->
            [one] Scegli ancora { $number } carta per la tua mano iniziale.
           *[other] Scegli { $number } carte per la tua mano iniziale.
        }
       *[library] { $number ->
            [one] Scegli ancora { $number } carta per la biblioteca II, che ricevi nell’anno 2. Le altre formano la biblioteca III, per l’anno 3.
           *[other] Scegli { $number } carte per la biblioteca II, che ricevi nell’anno 2. Le altre formano la biblioteca III, per l’anno 3.
        }
    }
    .short = dividere le carte tra mano e biblioteche
seasons-question-die = Prendi un dado. È la tua rendita per questo round; il dado che nessuno prende fa avanzare la stagione secondo i suoi pallini.
    .short = prendere un dado
seasons-question-order =
    { $occasion ->
        [season] La stagione è cambiata. Quale delle tue carte ha effetto per prima?
       *[round] Il round finisce. Quale delle tue carte ha effetto per prima?
    }
    .short = ordinare le carte che hanno effetto
seasons-question-before-die =
    { $steadfast ->
        [yes] Inizia il tuo turno. Usi il tuo dado, o fai intervenire una delle tue carte?
       *[no] Inizia il tuo turno. Usi il tuo dado, o attivi prima una carta?
    }
    .short = usare il dado
seasons-question-take-energy = Prendi le energie del tuo dado?
    .short = prendere le energie del dado
seasons-question-die-card = Il tuo dado ti permette di pescare una carta.
    .short = pescare la carta del dado
seasons-question-keep = Hai pescato { $card }. Tieni questa carta?
    .short = tenere o scartare la carta pescata
seasons-question-pool =
    { $card ->
        [naria-the-prophetess] Tieni una di queste carte; le altre vanno ai tuoi avversari.
       *[other] Tieni una di queste carte; le altre vengono scartate.
    }
    .short = scegliere una delle carte pescate
seasons-question-free-entry = Metti in gioco una di queste carte; le altre vengono scartate.
    .short = scegliere quale delle carte pescate mettere in gioco
seasons-question-free = Tocca a te. Che cosa fai?
    .short = compiere le azioni del turno
seasons-question-amulet-types =
    { $action ->
        [copy] Quali energie paghi per copiare { $name }? Si nominano nell’ordine acqua, terra, fuoco, aria.
       *[summon] Quali energie paghi per { $name }? Si nominano nell’ordine acqua, terra, fuoco, aria.
    }
    .short = scegliere che cosa pagare per un Amuleto Elementale
seasons-question-trim =
    { $number ->
        [one] La tua riserva è troppo piena. Scarta { $number } energia.
       *[other] La tua riserva è troppo piena. Scarta { $number } energie, nell’ordine acqua, terra, fuoco, aria.
    }
    .short = scartare ciò che non sta nella riserva
seasons-question-make-room =
    { $number ->
        [one] Non tutto ciò che ricevi sta nella tua riserva. Puoi scartare al massimo { $number } energia vecchia per una nuova.
       *[other] Non tutto ciò che ricevi sta nella tua riserva. Puoi scartare al massimo { $number } energie vecchie per altrettante nuove, nell’ordine acqua, terra, fuoco, aria.
    }
    .short = fare posto nella riserva
seasons-question-gain-energy =
    { $card ->
        [none] { $number ->
            [one] Scegli { $number } energia da ricevere.
           *[other] Scegli { $number } energie da ricevere, nell’ordine acqua, terra, fuoco, aria.
        }
       *[other] { $number ->
            [one] { $name }: scegli { $number } energia da ricevere.
           *[other] { $name }: scegli { $number } energie da ricevere, nell’ordine acqua, terra, fuoco, aria.
        }
    }
    .short = scegliere le energie da ricevere
seasons-question-pay =
    { $action ->
        [summon] { $number ->
            [one] Scegli { $number } energia per pagare { $name }.
           *[other] Scegli { $number } energie per pagare { $name }, nell’ordine acqua, terra, fuoco, aria.
        }
        [copy] { $number ->
            [one] Scegli { $number } energia da pagare per copiare { $name }.
           *[other] Scegli { $number } energie da pagare per copiare { $name }, nell’ordine acqua, terra, fuoco, aria.
        }
        [exchange] { $number ->
            [one] Scegli { $number } energia da scambiare.
           *[other] Scegli { $number } energie da scambiare, nell’ordine acqua, terra, fuoco, aria.
        }
        [token] Scegli le energie di acqua da scartare: ne mancano { $number }.
        [store] { $name }: scegli 1 energia da mettere su questa carta.
        [horn] { $name }: scegli 1 energia da scartare. Una di terra ti porta 5 cristalli.
        [warden] { $number ->
            [one] { $name } ti fa scartare { $number } energia. Quale?
           *[other] { $name } ti fa scartare { $number } energie. Quali? Nominale nell’ordine acqua, terra, fuoco, aria.
        }
       *[effect] { $number ->
            [one] { $name }: scegli { $number } energia da pagare.
           *[other] { $name }: scegli { $number } energie da pagare, nell’ordine acqua, terra, fuoco, aria.
        }
    }
    .short = pagare energie
seasons-question-pay-spirit = { $question } Una di esse può essere di qualsiasi tipo.
seasons-question-rob =
    { $number ->
        [one] { $name }: scegli { $number } energia da prendere { A($player) }.
       *[other] { $name }: scegli { $number } energie da prendere { A($player) }, nell’ordine acqua, terra, fuoco, aria.
    }
    .short = prendere energie a un avversario
seasons-question-sacrifice =
    { $card ->
        [dragon-skull] { $number ->
            [one] Scegli ancora { $number } carta da sacrificare.
           *[other] Scegli { $number } carte da sacrificare.
        }
       *[other] { $name } ti fa sacrificare una carta. Quale?
    }
    .short = scegliere una carta da sacrificare
seasons-question-move = Dove va l’indicatore di stagione?
    .short = spostare l’indicatore di stagione
seasons-question-move-two = L’indicatore di stagione si sposta di 2 caselle. In quale direzione?
    .short = spostare l’indicatore di stagione di 2 caselle
seasons-question-give = Quale carta dai { A($player) }?
    .short = dare carte agli avversari
seasons-question-return = { $name }: quale dei tuoi oggetti magici torna nella tua mano?
    .short = riprendere in mano un oggetto magico
seasons-question-codex = { $name }: quale dei tuoi oggetti magici torna nella tua mano?
    .short = scegliere l’oggetto magico che un Codice riporta in mano
seasons-question-opponent = Di chi copi la riserva?
    .short = scegliere un avversario
seasons-question-from-hand = { $name }: quale carta scarti dalla tua mano?
    .short = scegliere una carta della mano da scartare
seasons-question-dream = Quale carta della tua mano metti in gioco?
    .short = scegliere una carta della mano da mettere in gioco
seasons-question-store =
    { $number ->
        [one] Scegli { $number } energia da mettere su { $name }.
       *[other] Scegli { $number } energie da mettere su { $name }, nell’ordine acqua, terra, fuoco, aria.
    }
    .short = mettere energie su un Amuleto dell’Acqua
seasons-question-amulet-order = Quale effetto di { $name } viene per primo?
    .short = ordinare gli effetti di un Amuleto Elementale
seasons-question-tree = Come usi { $name }?
    .short = scegliere come usare un Albero della Luce
seasons-question-orb-way = Come usi { $name }?
    .short = scegliere come usare una Sfera di Cristallo
seasons-question-orb = La prima carta del mazzo di pesca è { $card }. Che cosa ne fai?
    .short = decidere della prima carta del mazzo di pesca
seasons-question-crown = Peschi una carta, o ne scarti una dalla mano? I suoi punti sono le energie che ricevi.
    .short = scegliere la carta di una Corona Vampiro
seasons-question-familiar = Quale famiglio cedi?
    .short = scegliere un famiglio da cedere
seasons-question-mirror-type = Quale tipo di energia trasformi?
    .short = scegliere l’energia da trasformare
seasons-question-mirror-amount = Quante ne trasformi?
    .short = scegliere quante energie trasformare
seasons-question-mirror-into = Che cosa diventano?
    .short = scegliere che cosa diventano le energie

seasons-question-shield =
    { $action ->
        [sacrifice] Stai per sacrificare { $card }. Offri uno Scudo di Zira al suo posto?
       *[discard] Stai per scartare { $card }. Offri uno Scudo di Zira al suo posto?
    }
    .short = usare o no uno Scudo di Zira
seasons-question-drought = Siccità: nessuno ha tanti cristalli quanti te. Sacrifichi una carta, o perdi per sempre un posto della tua riserva?
    .short = pagare per una Siccità
seasons-question-any-card =
    { $cause ->
        [token] Quale carta cedi?
       *[embrace] Abbraccio di Argos: sono arrivate carte nella tua mano, e hai meno di 5 cristalli. Quale carta cedi?
    }
    .short = scegliere una carta da cedere
seasons-question-monolith = Metti una delle tue energie su { $name }?
    .short = mettere un’energia su un Monolito delle Fate
seasons-question-take-back =
    { $before ->
        [yes] Prendi altre energie da { $name }?
       *[no] Quali energie prendi da { $name }? Si nominano nell’ordine acqua, terra, fuoco, aria.
    }
    .short = prendere energie da un Monolito delle Fate
seasons-question-name =
    { $before ->
        [yes] { $name }: per quale energia cerchi adesso? Dovrai tenere ciò che trovi.
       *[no] { $name }: quale energia nomini? Si rivelano carte finché non esce un oggetto magico il cui costo la contiene.
    }
    .short = nominare un’energia da cercare
seasons-question-keep-found = { $name } ha trovato { $card }. Tieni questa carta?
    .short = tenere o scartare la carta trovata
seasons-question-statue = { $name }: un’energia, o 2 cristalli e uno sguardo alla prima carta del mazzo di pesca?
    .short = scegliere che cosa porta una Statua di Eolis
seasons-question-dig = Quale di queste carte degli scarti prendi in mano?
    .short = scegliere una delle carte degli scarti
seasons-question-under = Ora le altre vanno in fondo agli scarti, ognuna sotto la precedente. Quale viene adesso?
    .short = mettere carte in fondo agli scarti
seasons-question-discards =
    { $before ->
        [yes] { $name }: scarti un’altra carta dalla tua mano?
       *[no] { $name }: scarti carte dalla tua mano? Ne peschi quante ne scarti.
    }
    .short = scegliere carte da scartare per pescarne altre
seasons-question-arrange = Rimetti queste carte sul mazzo di pesca, una sull’altra. Quale viene adesso?
    .short = rimettere carte sul mazzo di pesca
seasons-question-copy = Quale oggetto magico copia { $name }? Ne paghi il costo.
    .short = scegliere che cosa copia un Raven
seasons-question-warden = { $name }: che cosa scarta ogni giocatore?
    .short = scegliere che cosa scartano tutti

