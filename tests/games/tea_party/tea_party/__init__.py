"""Tea Party: up to eight guests take cakes in turn. Whatever it has in common with other games it has otherwise."""

from conclave.table import Game

TEA_PARTY = Game(
    "tea-party",
    title="Tea for Eight",
    rules="tea_party.rules:RULES",
    text="tea_party.text:TEXT",
    cards="tea_party.cakes:CARDS",
    statistics="tea_party.statistics:STATISTICS",
)
