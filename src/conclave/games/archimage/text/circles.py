"""The magic circles in words."""

from conclave.text.catalogue import say


def circles(circle: str) -> str:
    """The magic circles in play: circle 0 and another."""
    return say("archimage-word-circles", circle=circle, school=school(circle))


def school(circle: str) -> str:
    return say("archimage-word-school", circle=circle)
