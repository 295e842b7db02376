# The command that tells how a game is played.

rules-arguments = un jeu : { $games } ; puis un sujet, par son numéro, son nom ou un mot de son nom ; ou le numéro d’un point de règle, par exemple { $rulings } ; ou une lettre, pour tous les points de règle de cette lettre
rules-games = Comment se jouent les jeux. La lecture de chacun prend environ dix minutes.
rules-contents = { $number }. { $title }
rules-how = conclave rules { $game } dit tout, conclave rules { $game } { $example } un seul sujet.
rules-of-game = Comment se joue { $game }
rules-of-rulings = Les numéros entre parenthèses sont des points de règle, qui tranchent ce qui pourrait prêter à doute : conclave rules { $example } en montre un.
rules-position = Un exemple
rules-question = Question : { $text }
rules-answer = Réponse : { $text }
rules-ruling = Point de règle { $number } : { $title }
rules-found = « { $text } » se trouve à ces endroits :
rules-place = { $game } { $number }. { $title }
rules-section = Points de règle { $section } : { $title }
rules-no-topic = Il n’y a pas de sujet « { $topic } » ; conclave rules en donne la liste.
rules-no-topic-near = Il n’y a pas de sujet « { $topic } » ; pensiez-vous à { $near } ?
rules-no-ruling = Il n’y a pas de point de règle { $number } ; ceux de cette lettre vont de { $first } à { $last }.
rules-none = Il n’y a encore rien à lire sur la façon dont se joue { $game } ; conclave rules énumère ce qu’il y a.
rules-which-game = Plusieurs jeux ont un sujet « { $topic } » ; tapez { $commands }.
