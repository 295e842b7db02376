"""A process in which bots think: `python -m conclave.server.worker`, jobs in, answers out, a line each."""

import json
import sys

from conclave.server.thinking import Job, think


def main() -> None:
    for line in sys.stdin:
        sys.stdout.write(json.dumps(think(Job(**json.loads(line)))) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
