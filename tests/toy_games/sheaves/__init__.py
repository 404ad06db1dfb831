"""Sheaves, for 2 or 3 players: a toy that shows what a game has, and no more."""

from subak.core.registry import Game, Strength, Verbs

from .actions import ACTIONS, KINDS_OF_ACTION
from .choices import choices, only_answer, prompt
from .components import HAND_SIZE, MOST_PLAYERS
from .dealing import PIECES, next_draw, read_deal, write_deal
from .hunch import hunch
from .observing import OBSERVATION, alike, observe_seat, observe_table, where
from .reasons import reasons
from .redeal import redeal, seen
from .rules import apply, deal, lay_out, legal
from .scoring import over, scores, standing
from .state import STATE
from .story import preview, story
from .tallying import TALLY, note, note_end
from .view import action_text, parse_action, shown_text, view

GAME = Game(
    name="sheaves",
    title="Sheaves",
    rules=1,
    players=range(2, MOST_PLAYERS + 1),
    options=("frost",),
    dtype=STATE,
    actions=ACTIONS,
    most_legal=HAND_SIZE,
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
    parse_action=parse_action,
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
    strengths=(Strength(10, 0.3), Strength(50, 0.1), Strength(200, 0.05), Strength(600, 0.02), Strength(2_000, 0.0)),
)
