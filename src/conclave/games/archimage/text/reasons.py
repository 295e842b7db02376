"""What reasons are about, in words."""

from conclave.games.archimage.rules.registry import QUESTION_KEYS
from conclave.games.archimage.rules.scrolls import SCROLL_NUMBERS
from conclave.games.archimage.text import words
from conclave.games.archimage.text.questions import describe_decision
from conclave.games.archimage.text.scrolls import scroll_name
from conclave.games.archimage.text.spaces import board_behind, place
from conclave.table import Reason, Table, View
from conclave.text.catalogue import Value


def reason_name(reason: Reason) -> str:
    return f"archimage-reason-{reason.key}"


def reason_arguments(reason: Reason, where: Table | View | None = None) -> dict[str, Value]:
    """The reason's arguments, with keys of scrolls and questions and numbers of spaces put into words."""
    args: dict[str, Value] = dict(reason.args)
    if args.get("scroll") in SCROLL_NUMBERS:
        args["scroll"] = scroll_name(str(args["scroll"]))
    if args.get("question") in QUESTION_KEYS:
        args["question"] = describe_decision(str(args["question"]))
    if "element" in args:
        args["name"] = words.element(str(args["element"]))
        args["colours"] = words.colours_of_element(str(args["element"]))
    if isinstance(args.get("space"), int):
        space = int(args["space"])
        args["number"] = space
        args["space"] = place(board_behind(where), space)
    if "spaces" in args:
        args["last"] = int(args["spaces"]) - 1
    return args
