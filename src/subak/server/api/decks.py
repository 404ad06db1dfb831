"""Decks of games whose cards are data: ours, and those that people write."""

from typing import Any

from fastapi import APIRouter, Request
from starlette.exceptions import HTTPException

from subak.core.mistakes import Mistake
from subak.core.registry import Deck, game_named
from subak.server import uploads
from subak.server.api.models import DeckChecked, DeckSent, GameName

router = APIRouter(prefix="/decks", tags=["tables"])
# The body is not validated here: the engine says better than a schema what is wrong with a deck.
BODY = {"required": True, "content": {"application/json": {"schema": DeckSent.model_json_schema()}}}


def decks_of(name: str) -> Deck:
    game = game_named(name)
    if game.deck is None:
        raise Mistake("no-deck", game=game.title)
    return game.deck


def checked(decks: Deck, sent: Any) -> DeckChecked:
    deck = decks.checked(sent)
    return DeckChecked(deck=deck, hash=decks.hash(deck), shown=decks.view(deck))


@router.get("/{game}", summary="Our own deck of a game")
async def own(game: GameName) -> DeckChecked:
    decks = decks_of(game)
    return checked(decks, decks.own())


@router.post(
    "/{game}",
    summary="Check a deck: its normal form and how its cards look, or what is wrong with it",
    openapi_extra={"requestBody": BODY},
)
async def check(game: GameName, request: Request) -> DeckChecked:
    try:
        text = await request.body()
    except Exception as error:  # too large, or the sender has gone
        raise HTTPException(400) from error
    return checked(decks_of(game), uploads.read(text))
