"""The games, and everything that can be on their tables."""

import asyncio
from typing import Annotated, Final

from fastapi import Path

from conclave.server.errors import Refusal
from conclave.server.gallery import all_games, gallery
from conclave.server.locale import SILENT
from conclave.server.responses import Gallery, Games
from conclave.server.routes.common import ActionsDep, Canonical, LanguageDep, new_router
from conclave.table import game_keys
from conclave.text.catalogue import DEFAULT

DAY: Final = 86_400
router: Final = new_router()


@router.get("/games", response_model=Games)
async def list_games(actions: ActionsDep, language: LanguageDep) -> Canonical:
    """The games, their options with allowed values and defaults, and the bots that play them, all with words."""
    settings = actions.settings
    spoken = DEFAULT if language == SILENT else language
    found = await asyncio.to_thread(all_games, spoken, settings.opponent, settings.stand_in)
    return Canonical(found, headers={"vary": "accept-language"})


@router.get("/games/{game}/gallery", response_model=Gallery)
async def show_gallery(game: Annotated[str, Path(max_length=32)], language: LanguageDep) -> Canonical:
    """Everything that can be on a table of a game, such as its cards, with its words."""
    if game not in game_keys():
        raise Refusal("not-found")
    found = await asyncio.to_thread(gallery, game, DEFAULT if language == SILENT else language)
    return Canonical(found, headers={"cache-control": f"private, max-age={DAY}", "vary": "accept-language"})
