"""Where points come from, as sentences."""


def describe_source(source: str) -> str:
    """A source of points, as `Table.breakdown` names it."""
    return source
