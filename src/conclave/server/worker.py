"""A process in which bots think: `python -m conclave.server.worker`, jobs in, answers out, a line each."""

import json
import os
import sys

from conclave.server.jobs import TASKS
from conclave.server.workers import PATIENT

LATER = 10  # how much others go first


def main() -> None:
    if PATIENT in sys.argv and hasattr(os, "nice"):
        os.nice(LATER)
    with os.fdopen(os.dup(sys.stdout.fileno()), "w") as answers:
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a bot prints is no answer
        for line in sys.stdin:
            kind, fields = json.loads(line)
            read, do = TASKS[kind]
            answers.write(json.dumps(do(read(**fields))) + "\n")
            answers.flush()


if __name__ == "__main__":
    main()
