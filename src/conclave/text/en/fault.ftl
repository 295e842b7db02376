# What bots do wrong.

fault-unknown = No bot “{ $bot }” can play this game. There are: { $bots }.
fault-plug-in = The bot “{ $bot }” of the package “{ $package }” cannot be loaded: { $what }. Mend, update or remove that package.
fault-exception = The bot “{ $bot }” failed: { $what }.
fault-illegal = The bot “{ $bot }” answered “{ $answer }”, which is none of its options.
fault-start = The program of the bot “{ $bot }” cannot be started: { $why }. Check the command behind the word pipe.
fault-no-command = There is no command in “{ $bot }”. Write one behind the colon, such as pipe:my-bot.
fault-ended = The program of the bot “{ $bot }” ended, with status { $status }, before it had answered.
fault-silent = The program of the bot “{ $bot }” gave no answer within { $seconds } s.
fault-long = The program of the bot “{ $bot }” wrote more than { $most } characters without ending the line.
fault-with-error = { $fault } The last line of its errors: “{ $line }”.
fault-no-thoughts = The bot “{ $bot }” does not tell what it thinks of its options. Choose one that does, such as search.
