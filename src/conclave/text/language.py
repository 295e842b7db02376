"""Which language to speak: what somebody asks for, else what the system is set to, else English."""

import re
from collections.abc import Mapping
from typing import Final

from conclave.text.catalogue import DEFAULT, in_language, languages, say
from conclave.text.errors import Mistake
from conclave.text.words import listed

ENVIRONMENT: Final = ("CONCLAVE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts
REGION: Final = re.compile(r"[-_.@:]")  # what follows the language in fr_FR.UTF-8


def choose_language(given: str | None, environ: Mapping[str, str]) -> str:
    """The language that is asked for, which there must be; else that of the environment as far as there is one."""
    if given is None:
        return of_environment(environ)
    found = known(given)
    if found:
        return found
    with in_language(of_environment(environ)):
        raise Mistake(say("cli-no-language", language=given, languages=language_names()))


def of_environment(environ: Mapping[str, str]) -> str:
    told = next((environ[name] for name in ENVIRONMENT if environ.get(name)), "")
    return known(told) or DEFAULT


def known(text: str) -> str:
    """The language that a code such as "fr", "FR" or "fr_FR.UTF-8" names; empty if there is none such."""
    code = REGION.split(text.strip().lower())[0]
    return code if code in languages() else ""


def language_name(language: str) -> str:
    """What a language calls itself."""
    with in_language(language):
        return say("word-language")


def language_names() -> str:
    """Every language by its code and its name, in a list."""
    return listed([say("word-language-named", language=code, name=language_name(code)) for code in languages()])
