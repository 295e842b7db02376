# The window over the whole terminal.

window-key-help = ? aiuto
window-key-search = / cerca
window-key-undo = u torna
window-key-hint = h idea
window-key-why = w perché
window-key-cards = c tuoi
window-key-log = g fatti
window-key-board = b tutto
window-key-language = l lingua
window-key-quit = q esci

window-curtain = Premi Invio quando nessun altro guarda.
window-small = La finestra è troppo piccola per giocare: servono { $columns } colonne e { $lines } righe. Ingrandiscila, oppure esci con q e gioca con --plain.
window-search = Scrivi un nome, parole di un testo o il numero di un chiarimento.
window-search-nothing = Niente corrisponde a queste parole.
window-why = Che cosa vorresti fare? Indicalo, e saprai perché ora non si può.
window-cards-title = Quello che hai
window-cards-none = Non hai niente da leggere.
window-log-title = Quello che è successo, dal più recente
window-reader-keys = Esc chiude · ↑ ↓ scorrono · ← → voltano pagina
window-not-a-terminal = Questo non è un terminale su cui si possa disegnare: si gioca riga per riga, come con --plain.
window-option-plain = gioca riga per riga, senza la finestra: per lettori di schermo e terminali semplici
window-help-title = Tasti
window-help =
    Le frecce e Invio scelgono dall’elenco; lo stesso fa il numero di una riga, o un clic su ciò che è in evidenza.

    ?   questo aiuto e le regole del gioco
    /   cerca nel gioco e nei chiarimenti
    u   annulla la tua ultima scelta, se da allora nulla è stato rivelato
    h   un consiglio: che cosa sceglierebbe un bot forte al tuo posto
    w   chiedi perché qualcosa non si può scegliere
    c   quello che hai, con tutti i testi
    g   il diario di tutta la partita
    b   tutto il tavolo
    l   la lingua successiva: inglese, francese, italiano
    Pag↑ e Pag↓ fanno scorrere il tavolo
    q   esci; la partita è salvata dopo ogni scelta e ti viene detto come riprenderla
