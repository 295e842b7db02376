# Words and short phrases that other sentences take as arguments.

word-language = English
word-language-named = { $language } ({ $name })
word-player = Player { $number }
word-list-two = { $first } and { $second }
word-either = { $first } or { $second }
word-list-more = { $first }, { $rest }
word-clauses = { $first }; { $rest }
word-figure = { NUMBER($number, maximumFractionDigits: 3) }
word-full = { $line } – { $text }
