"""A PostgreSQL of the tests' own, where its programs are on the machine."""

import os
import pwd
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg

from tests.server.server import PATIENT, eventually
from tests.skips import skip_without

ACCOUNT = "postgres"  # PostgreSQL refuses to run as root


def programs() -> Path | None:
    """Where initdb and postgres are; Debian keeps them out of the way."""
    found = shutil.which("initdb")
    folders = [Path(found).parent] if found else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((folder for folder in folders if (folder / "initdb").exists() and (folder / "postgres").exists()), None)


def account() -> str | None:
    """The account to run it as: our own, or that of PostgreSQL if ours is root."""
    if os.geteuid() != 0:
        return None
    return pwd.getpwnam(ACCOUNT).pw_name


def answers(url: str) -> bool:
    try:
        psycopg.connect(url).close()
    except psycopg.OperationalError:
        return False
    return True


@contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """Runs as long as it is needed; tells its address."""
    where = programs()
    if where is None:
        skip_without("PostgreSQL")
    user = account()
    data = folder / "data"
    data.mkdir()
    if user is not None:
        owner = pwd.getpwnam(user)
        for path in (folder, data):
            os.chown(path, owner.pw_uid, owner.pw_gid)
        for path in [folder, *folder.parents][:-2]:
            path.chmod(path.stat().st_mode | 0o011)
    init = [str(where / "initdb"), "-D", str(data), "-U", "conclave", "--auth=trust", "--no-sync", "-E", "UTF8"]
    subprocess.run(init, check=True, stdout=subprocess.DEVNULL, user=user, cwd=folder, timeout=PATIENT)
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    run = [str(where / "postgres"), "-D", str(data), "-p", str(port), "-k", str(data)]
    run += ["-c", "listen_addresses=127.0.0.1", "-c", "fsync=off", "-c", "log_min_messages=fatal"]
    with subprocess.Popen(run, stderr=subprocess.DEVNULL, user=user, cwd=folder) as process:
        try:
            url = f"postgresql://conclave@127.0.0.1:{port}/postgres"
            eventually(lambda: answers(url))
            yield url
        finally:
            process.terminate()
            process.wait(PATIENT)
