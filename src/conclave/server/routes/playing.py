"""What changes a table: each answers with the version that the change has."""

from typing import Final

from conclave.server import requests
from conclave.server.responses import LinkMade, Version
from conclave.server.routes.common import ActionsDep, Canonical, Secret, TableId, new_router

router: Final = new_router("/tables/{table}")


def made(number: int) -> Canonical:
    version: Version = {"version": number}
    return Canonical(version)


@router.post("/picks", response_model=Version)
async def pick(table: TableId, body: requests.Choose, actions: ActionsDep, secret: Secret) -> Canonical:
    """Choose. Sent again with the same version it is made once."""
    await actions.owner(secret, table, body.seat)
    return made(await actions.pick(table, body.seat, body.pick, body.version))


@router.post("/sets", response_model=Version)
async def choose_set(table: TableId, body: requests.ChooseSet, actions: ActionsDep, secret: Secret) -> Canonical:
    """Choose a whole set, in any order. It is stored whole or not at all, and taken back as one."""
    await actions.owner(secret, table, body.seat)
    return made(await actions.choose_set(table, body.seat, body.picks, body.version))


@router.post("/undo", response_model=Version)
async def undo(table: TableId, body: requests.Undo, actions: ActionsDep, secret: Secret) -> Canonical:
    """Take back what you chose last, if nobody has learned anything since."""
    await actions.owner(secret, table, body.seat)
    return made(await actions.undo(table, body.seat, body.version))


@router.post("/ready", response_model=Version)
async def ready(table: TableId, body: requests.Ready, actions: ActionsDep, secret: Secret) -> Canonical:
    """Get ready, and add a value to the key. The game starts when everybody has."""
    await actions.owner(secret, table, body.seat)
    return made(await actions.ready(table, body.seat, body.value))


@router.post("/name", response_model=Version)
async def rename(table: TableId, body: requests.Rename, actions: ActionsDep, secret: Secret) -> Canonical:
    """Take another name."""
    await actions.owner(secret, table, body.seat)
    return made(await actions.rename(table, body.seat, body.name))


@router.post("/change", response_model=Version)
async def change(table: TableId, body: requests.Change, actions: ActionsDep, secret: Secret) -> Canonical:
    """Before the game: give an open seat to a bot, or open a bot's seat."""
    await actions.player(secret, table)
    return made(await actions.change(table, body))


@router.post("/leave", response_model=Version)
async def leave(table: TableId, body: requests.Seated, actions: ActionsDep, secret: Secret) -> Canonical:
    """Leave: before the game the seat is free again, during it others may let a bot play on."""
    await actions.owner(secret, table, body.seat)
    return made(await actions.leave(table, body.seat))


@router.post("/back", response_model=Version)
async def back(table: TableId, body: requests.Seated, actions: ActionsDep, secret: Secret) -> Canonical:
    """Come back: no bot plays for you any more."""
    await actions.owner(secret, table, body.seat)
    return made(await actions.come_back(table, body.seat))


@router.post("/resign", response_model=Version)
async def resign(table: TableId, body: requests.Seated, actions: ActionsDep, secret: Secret) -> Canonical:
    """Give the seat up for good; a bot plays it to the end."""
    await actions.owner(secret, table, body.seat)
    return made(await actions.resign(table, body.seat, secret))


@router.post("/stand-in", response_model=Version)
async def stand_in(table: TableId, body: requests.StandIn, actions: ActionsDep, secret: Secret) -> Canonical:
    """Let a bot play for somebody who has been away for longer than the table's patience."""
    await actions.player(secret, table)
    return made(await actions.stand_in(table, body.seat, body.bot))


@router.post("/links", status_code=201, response_model=LinkMade)
async def new_link(table: TableId, body: requests.NewLink, actions: ActionsDep, secret: Secret) -> Canonical:
    """A secret that works once: to play on another device, or to hand the seat over."""
    await actions.owner(secret, table, body.seat)
    code, until = await actions.link(table, body)
    link: LinkMade = {"code": code, "until": until}
    return Canonical(link, 201)
