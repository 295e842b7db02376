# Those who play where no person does.

bot-random = Chance
    .text = Chooses anything that the rules allow, without a plan. For a first game.
bot-greedy = Greedy
    .text = Takes the most that each turn can give, and does not look further.
