"""Decks of games whose cards are data: ours, and those that people write."""

from functools import cache
from typing import Any

from fastapi import APIRouter, Request, Response
from pydantic_core import to_json
from starlette.exceptions import HTTPException

from subak.core.mistakes import Mistake
from subak.core.registry import Deck, game_named
from subak.server import uploads
from subak.server.api.asking import TheAddress, TheHouse, costs
from subak.server.api.models import DeckChecked, DeckSent, GameName
from subak.server.api.showing import json_answer

router = APIRouter(prefix="/decks", tags=["tables"])
# The body is not validated here: the engine says better than a schema what is wrong with a deck.
BODY = {"required": True, "content": {"application/json": {"schema": DeckSent.model_json_schema()}}}


def decks_of(name: str) -> Deck:
    game = game_named(name)
    if game.deck is None:
        raise Mistake("no-deck", game=game.title)
    return game.deck


def checked(decks: Deck, sent: Any) -> bytes:
    deck = decks.checked(sent)
    return to_json(DeckChecked(deck=deck, hash=decks.hash(deck), shown=decks.view(deck)))


@cache
def shown_own(game: str) -> bytes:
    decks = decks_of(game)
    return checked(decks, decks.own())


@router.get("/{game}", summary="api-own-deck", response_model=DeckChecked)
async def own(game: GameName) -> Response:
    return json_answer(shown_own(game))


@router.post(
    "/{game}",
    response_model=DeckChecked,
    dependencies=[costs(4)],
    summary="api-check-deck",
    openapi_extra={"requestBody": BODY},
)
async def check(game: GameName, request: Request, address: TheAddress, house: TheHouse) -> Response:
    try:
        text = await request.body()
    except Exception as error:  # too large, or the sender has gone
        raise HTTPException(400) from error
    decks = decks_of(game)
    return json_answer(await house.look_back(address, lambda: checked(decks, uploads.read(text))))
