"""Seasons of Rice, for 2 players."""

from subak.core.notation import parse_among_legal
from subak.core.registry import AtOnce, Deck, Game, Strength, Verbs
from subak.games.rice.actions import ACTIONS, KINDS_OF_ACTION, WAYS
from subak.games.rice.at_once import chosen, seats_at_once
from subak.games.rice.checking import checked
from subak.games.rice.choices import choices, only_answer, prompt
from subak.games.rice.components import FARM_SIZE
from subak.games.rice.dealing import PIECES, deck_in_deal, next_draw, read_deal, write_deal
from subak.games.rice.deck import OWN, deck_hash, put_deck, summary
from subak.games.rice.drawing import sheet
from subak.games.rice.hunch import hunch
from subak.games.rice.observing import OBSERVATION, alike, observe_seat, observe_table, where
from subak.games.rice.reasons import reasons
from subak.games.rice.redeal import redeal, seen
from subak.games.rice.rules import apply, deal, lay_out, legal
from subak.games.rice.scoring import over, scores, standing
from subak.games.rice.solving import solve_within
from subak.games.rice.state import SEATS, STATE
from subak.games.rice.story import preview, story
from subak.games.rice.tallying import TALLY, note, note_end
from subak.games.rice.view import action_text, deck_view, shown_text, view

GAME = Game(
    name="rice",
    title="Seasons of Rice",
    rules=1,
    players=range(SEATS, SEATS + 1),
    options=("festival", "contracts", "open_information"),
    dtype=STATE,
    actions=ACTIONS,
    most_legal=2 * WAYS * (FARM_SIZE - 1),  # where to build
    verbs=Verbs(
        deal=deal,
        lay_out=lay_out,
        legal=legal,
        apply=apply,
        over=over,
        scores=scores,
        standing=standing,
        redeal=redeal,
        seen=seen,
        hunch=hunch,
        note=note,
        note_end=note_end,
        observe_table=observe_table,
        observe_seat=observe_seat,
        where=where,
        alike=alike,
    ),
    kinds_of_action=KINDS_OF_ACTION,
    observation=OBSERVATION,
    action_text=action_text,
    shown_text=shown_text,
    parse_action=parse_among_legal,
    write_deal=write_deal,
    read_deal=read_deal,
    pieces=PIECES,
    next_draw=next_draw,
    view=view,
    choices=choices,
    only_answer=only_answer,
    prompt=prompt,
    story=story,
    preview=preview,
    reasons=reasons,
    tally=TALLY,
    first_deal="first-125",
    strengths=(Strength(25, 0.35), Strength(180, 0.11), Strength(1_300, 0.05), Strength(7_000, 0.01), Strength(50_000, 0.0)),
    deck=Deck(
        own=lambda: OWN,
        checked=checked,
        put=put_deck,
        hash=deck_hash,
        summary=summary,
        in_deal=deck_in_deal,
        view=deck_view,
        sheet=sheet,
    ),
    at_once=AtOnce(seats_at_once, chosen),
    solve=solve_within,
)
