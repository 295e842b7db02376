# Those who play where no person does.

bot-random = Chance
    .text = Chooses anything that the rules allow, without a plan. For a first game.
bot-novice = Novice
    .text = Knows what is good, but often misjudges it. For those who are learning.
bot-adept = Adept
    .text = Takes the most that each turn can give, and does not look further.
bot-master = Master
    .text = Thinks many games ahead before every choice.
