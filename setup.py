"""Compiles the engine and builds the page when a wheel is built; all else about the package is in pyproject.toml.

CONCLAVE_COMPILE=1  compile, and fail where that does not work
CONCLAVE_COMPILE=0  do not compile
not set             compile, and go on in pure Python where mypyc or a C compiler is missing

CONCLAVE_PAGE=1     build the page for browsers if it is missing or old, and fail where that does not work
CONCLAVE_PAGE=0     take the page that is there, if there is one
not set             build it, and go on where that does not work: the server then serves programs only

An editable install is always pure, so that no compiled module hides a later edit of its source, and has the page that
scripts/page builds.
"""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

COMPILING_COMMANDS = {"bdist_wheel", "build", "build_ext"}

wish = os.environ.get("CONCLAVE_COMPILE", "")
required = wish == "1"


def compiled_sources() -> list[str]:
    """What pyproject.toml says is compiled, but for the package files, which only pass names on."""
    root = Path(__file__).parent
    told = tomllib.loads(root.joinpath("pyproject.toml").read_text(encoding="utf-8"))["tool"]["conclave"]
    sources = root / "src" / "conclave"
    files = {file for pattern in told["compiled"] for file in sources.glob(pattern)}
    files -= {file for pattern in told["interpreted"] for file in sources.glob(pattern)}
    return sorted(str(file.relative_to(root)) for file in files if file.name != "__init__.py")


def stay_pure(reason: object) -> None:
    print(f"conclave: the engine is not compiled, it stays pure Python ({reason})", file=sys.stderr)


def extensions() -> list[Extension]:
    if wish == "0" or not COMPILING_COMMANDS.intersection(sys.argv[1:]):
        return []
    try:
        from mypyc.build import mypycify  # noqa: PLC0415  (missing on some machines)

        found = list(mypycify(compiled_sources(), opt_level="3", group_name="conclave"))
        if sys.platform != "win32":
            for extension in found:  # sums and products as Python rounds them: bots play the same on every engine
                extension.extra_compile_args.append("-ffp-contract=off")
        return found
    except (Exception, SystemExit) as reason:
        if required:
            raise
        stay_pure(reason)
        return []


class AllOrNothing(build_ext):
    """Builds every extension or, where one fails, keeps none: half an engine would not import."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as reason:
            if required:
                raise
            stay_pure(reason)
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []
            self.distribution.ext_modules = []


def build_page() -> None:
    """See that src/conclave/server/page is there and of these sources."""
    wished = os.environ.get("CONCLAVE_PAGE", "")
    if wished == "0":
        return
    done = subprocess.run([sys.executable, Path(__file__).with_name("scripts") / "page"], check=False)
    if done.returncode and wished == "1":
        sys.exit("conclave: the page for browsers could not be built")
    if done.returncode:
        print("conclave: going on without a page for browsers; `conclave serve` will say so", file=sys.stderr)


class WithPage(build_py):
    """The package with the page."""

    def run(self) -> None:
        if not self.editable_mode:
            self.run_command("egg_info")  # the page is of the games that the package's entry points name
            build_page()
        super().run()


class SourcesWithPage(sdist):
    """The sources with the page that was built from them, so that who installs them needs no Node."""

    def run(self) -> None:
        build_page()
        super().run()


commands = {"build_ext": AllOrNothing, "build_py": WithPage, "sdist": SourcesWithPage}
setup(ext_modules=extensions(), cmdclass=commands)
