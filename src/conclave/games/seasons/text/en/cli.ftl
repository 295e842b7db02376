# The command line.

seasons-cli-play-level = apprentice (fixed sets, for a first game), magician (the 30 basic cards of the base game) or archmage (all 50); archmage if you say nothing
seasons-cli-play-edition = of the rules: 2 or 1; 2 if you say nothing
seasons-cli-play-sets = the cards: sets with commas between them, or all for every set ({ $sets })
seasons-cli-play-tokens = with the ability tokens of { $sets }: you keep one of three and may use it once
seasons-cli-play-enchantment = a rule of { $sets } for the whole game: its name (conclave cards enchantments lists them), random, or none
seasons-cli-cards-words = nothing, tokens, enchantments, or what you want to read: a card's name or number (9, or EK3 for card 3 of Enchanted Kingdom), token 7, an enchantment's name
seasons-cli-cards-set = only the cards of this set of Seasons: { $sets }
seasons-cli-cards-set-alone = --set chooses among cards, and “{ $name }” is something else; leave one of them out.
seasons-cli-cards-no-set = There is no set “{ $set }”; the sets are { $sets }.
seasons-cli-cards-title =
    { $number ->
        [one] { $set }: { $number } card
       *[other] { $set }: { $number } cards
    }
seasons-cli-cards-rest = There are ability tokens and enchantments too: conclave cards tokens, conclave cards enchantments.
seasons-cli-tokens-title = The ability tokens of { $sets }. You are dealt three, keep one, and may use it once, in your turn after your die.
seasons-cli-enchantments-title = The enchantments of { $sets }. One of them may hold for everybody, all game long.
seasons-cli-no-card = There is no card, token or enchantment “{ $name }”; conclave cards lists the cards.
seasons-cli-no-card-near = There is no card “{ $name }”; did you mean { $near }?

seasons-cli-card-number = No.
seasons-cli-card-name = Card
seasons-cli-card-kind = Kind
seasons-cli-card-cost = Cost for 2
seasons-cli-card-points = Points
seasons-cli-card-text = What it does
seasons-cli-settings = { $level } level, edition { $edition }
seasons-cli-settings-with = { $settings }, with { $parts }
seasons-cli-settings-tokens = ability tokens
seasons-cli-settings-random = an enchantment at random
seasons-cli-replay-hand = { $player } holds: { $cards }
seasons-cli-replay-hand-none = { $player } holds no cards
seasons-cli-replay-library =
    { $which ->
        [2] { $player } has in library II: { $cards }
       *[3] { $player } has in library III: { $cards }
    }
seasons-cli-replay-tokens = { $player } keeps one of the ability tokens { $tokens }
