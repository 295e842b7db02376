"""What the server refuses: a status, a key and arguments, put into words in the language of whoever asked."""

from typing import Final

from conclave.server.locale import in_language
from conclave.server.responses import Refused
from conclave.table import Fault, Reason, View
from conclave.text import describe_reason, say

STATUSES: Final = {
    "request": 422,  # it cannot be read
    "no-seat": 401,  # no cookie, or one that is none
    "not-yours": 403,  # another's seat
    "no-table": 404,
    "no-link": 404,
    "not-found": 404,
    "method": 405,
    "stale": 409,  # the question it answers is no longer open
    "taken": 409,
    "started": 409,
    "not-started": 409,
    "over": 409,
    "not-over": 409,
    "no-hints": 403,  # the table allows none
    "not-asked": 409,
    "ready-already": 409,
    "too-early": 409,
    "not-standing-in": 409,
    "undo-many": 409,
    "change-many": 409,
    "too-slow": 408,
    "too-large": 413,
    "media": 415,
    "rules": 422,  # the game's rules refuse it; its own reason says why
    "many-requests": 429,
    "many-tables": 429,
    "many-sockets": 429,
    "origin": 403,
    "busy": 503,
    "inner": 500,
}


class Refusal(Exception):
    """Something that cannot be done as it was asked. `reason` is the game's own where the rules refuse."""

    def __init__(self, key: str, reason: Reason | None = None, **args: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.named_args = args
        self.reason = reason
        self.view: View | None = None  # whose words the reason is told in
        self.names: list[str] | None = None  # what players are called there

    @property
    def status(self) -> int:
        return STATUSES[self.key]

    def data(self, language: str) -> Refused:
        with in_language(language):
            if self.reason is not None:
                text = describe_reason(self.reason, where=self.view, names=self.names)
                ruling = self.reason.ruling
                return {"error": {"key": self.reason.key, "text": text, "ruling": ruling, "args": self.reason.args}}
            text = say(f"server-fault-{self.key}", **self.named_args)
        return {"error": {"key": self.key, "text": text, "ruling": "", "args": self.named_args}}


def refused_by_rules(fault: Fault | Reason, view: View | None = None, names: list[str] | None = None) -> Refusal:
    refusal = Refusal("rules", fault.reason if isinstance(fault, Fault) else fault)
    refusal.view = view
    refusal.names = names
    return refusal
