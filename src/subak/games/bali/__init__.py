"""Bali, for 2 to 4 players, with the Oracle and Demon variants."""

from subak.core.registry import EarlierRules, Game, Strength, Verbs
from subak.games.bali.actions import ACTIONS, KINDS_OF_ACTION, NUMBERS
from subak.games.bali.choices import choices, only_answer, prompt
from subak.games.bali.components import KINDS, MOST_PLAYERS
from subak.games.bali.dealing import PIECES, next_draw, read_deal, write_deal
from subak.games.bali.hunch import hunch
from subak.games.bali.observing import OBSERVATION, alike, observe_seat, observe_table, where
from subak.games.bali.reasons import reasons
from subak.games.bali.redeal import redeal, seen
from subak.games.bali.rules import apply, deal, lay_out, legal
from subak.games.bali.scoring import over, scores, standing
from subak.games.bali.state import STATE
from subak.games.bali.story import preview, story
from subak.games.bali.tallying import TALLY, note, note_end
from subak.games.bali.view import action_text, shown_text, view

GAME = Game(
    name="bali",
    title="Bali",
    rules=2,
    earlier=(EarlierRules(1, opposites={"open_information": "secret_hands"}),),
    players=range(2, MOST_PLAYERS + 1),
    options=("oracle", "demon", "open_information"),
    dtype=STATE,
    actions=ACTIONS,
    most_legal=1 + KINDS,  # buying
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
    parse_action=lambda state, text: NUMBERS.get(text),
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
    first_deal="first-10",
    strengths=(Strength(25, 0.35), Strength(120, 0.14), Strength(700, 0.07), Strength(2_500, 0.03), Strength(40_000, 0.0)),
)
