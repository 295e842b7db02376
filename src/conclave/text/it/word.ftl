# Words and short phrases that other sentences take as arguments.

word-language = italiano
word-language-named = { $language } ({ $name })
word-player = Giocatore { $number }
word-list-two = { $first } e { $second }
word-either = { $first } o { $second }
word-list-more = { $first }, { $rest }
word-clauses = { $first }; { $rest }
word-figure = { NUMBER($number, maximumFractionDigits: 3) }
word-full = { $line } – { $text }
