# The window over the whole terminal.

window-key-help = ? aide
window-key-search = / lire
window-key-undo = u annule
window-key-hint = h idée
window-key-why = w raison
window-key-cards = c à moi
window-key-log = g passé
window-key-board = b table
window-key-language = l langue
window-key-quit = q fin

window-curtain = Appuyez sur Entrée quand personne d’autre ne regarde.
window-small = La fenêtre est trop petite pour jouer : il lui faut { $columns } colonnes et { $lines } lignes. Agrandissez-la, ou quittez avec q et jouez avec --plain.
window-search = Tapez un nom, des mots d’un texte ou le numéro d’un point de règle.
window-search-nothing = Rien ne correspond à ces mots.
window-why = Que voudriez-vous faire ? Nommez-le, et vous saurez pourquoi ce n’est pas possible maintenant.
window-cards-title = Ce que vous avez
window-cards-none = Vous n’avez rien à lire.
window-log-title = Ce qui s’est passé, le plus récent d’abord
window-reader-keys = Échap ferme · ↑ ↓ défilent · ← → tournent la page
window-not-a-terminal = Ce n’est pas un terminal où l’on puisse dessiner : la partie se joue ligne par ligne, comme avec --plain.
window-option-plain = jouer ligne par ligne, sans la fenêtre : pour les lecteurs d’écran et les terminaux simples
window-help-title = Touches
window-help =
    Les flèches et Entrée choisissent dans la liste ; le numéro d’une ligne aussi, ou un clic sur tout ce qui est en évidence.

    ?   cette aide et les règles du jeu
    /   chercher dans le jeu et ses points de règle
    u   annuler votre dernier choix, tant que rien n’a été révélé depuis
    h   un conseil : ce qu’un bot fort choisirait à votre place
    w   demander pourquoi une chose ne peut pas être choisie
    c   ce que vous avez, avec tous les textes
    g   le journal de toute la partie
    b   toute la table
    l   la langue suivante : anglais, français, italien
    Les touches Page précédente et Page suivante font défiler la table
    q   quitter ; la partie est enregistrée après chaque choix, et l’on vous dit comment la reprendre
