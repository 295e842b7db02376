# Words and short phrases that other sentences take as arguments.

word-language = français
word-language-named = { $language } ({ $name })
word-player = Joueur { $number }
word-list-two = { $first } et { $second }
word-either = { $first } ou { $second }
word-list-more = { $first }, { $rest }
word-clauses = { $first } ; { $rest }
word-figure = { NUMBER($number, maximumFractionDigits: 3) }
word-full = { $line } – { $text }
