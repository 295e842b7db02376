# The command that tells how a game is played.

rules-arguments = a game: { $games }; then a topic, by its number, its name or a word of it; or the number of a ruling, such as { $rulings }; or a letter, for all rulings of that kind
rules-games = How the games are played. Each takes about ten minutes to read.
rules-contents = { $number }. { $title }
rules-how = conclave rules { $game } tells all of it, conclave rules { $game } { $example } one topic.
rules-of-game = How { $game } is played
rules-of-rulings = The numbers in brackets are rulings, which settle what could be in doubt: conclave rules { $example } tells one.
rules-position = An example
rules-question = Question: { $text }
rules-answer = Answer: { $text }
rules-ruling = Ruling { $number }: { $title }
rules-found = “{ $text }” is found in these places:
rules-place = { $game } { $number }. { $title }
rules-section = Rulings { $section }: { $title }
rules-no-topic = There is no topic “{ $topic }”; conclave rules lists them.
rules-no-topic-near = There is no topic “{ $topic }”; did you mean { $near }?
rules-no-ruling = There is no ruling { $number }; those of this letter go from { $first } to { $last }.
rules-none = There is nothing to read yet about how { $game } is played; conclave rules lists what there is.
rules-which-game = Several games have a topic “{ $topic }”; type { $commands }.
