"""Cacao, for 2 to 4 players."""

from subak.core.notation import parse_among_legal
from subak.core.registry import Game, Strength, Verbs
from subak.games.cacao.actions import ACTIONS, KINDS_OF_ACTION
from subak.games.cacao.choices import choices, only_answer, prompt
from subak.games.cacao.components import MOST_PLAYERS, MOST_TILES
from subak.games.cacao.dealing import PIECES, next_draw, read_deal, write_deal
from subak.games.cacao.foreseeing import preview
from subak.games.cacao.hunch import hunch
from subak.games.cacao.observing import OBSERVATION, alike, observe_seat, observe_table, where
from subak.games.cacao.reasons import reasons
from subak.games.cacao.redeal import redeal, seen
from subak.games.cacao.rules import apply, deal, lay_out, legal
from subak.games.cacao.scoring import over, scores, standing
from subak.games.cacao.state import MOST_OPEN, STATE
from subak.games.cacao.story import story
from subak.games.cacao.tallying import TALLY, note, note_end
from subak.games.cacao.view import action_text, shown_text, view

GAME = Game(
    name="cacao",
    title="Cacao",
    rules=1,
    players=range(2, MOST_PLAYERS + 1),
    options=(),
    dtype=STATE,
    actions=ACTIONS,
    most_legal=MOST_OPEN + MOST_TILES,  # where to place
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
    first_deal="first-51",
    strengths=(Strength(25, 0.35), Strength(150, 0.12), Strength(900, 0.06), Strength(3_000, 0.03), Strength(60_000, 0.0)),
)
