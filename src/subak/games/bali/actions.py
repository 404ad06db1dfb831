"""The number of each decision, and its notation."""

from typing import get_args

from subak.core.observation import Actions
from subak.games.bali.components import HAND_SIZE, KINDS, LOOK_DEPTH, ROWS, Good

PASS = 0
BUY_GOOD = 1
PLAY_MASON = BUY_GOOD + KINDS
PLAY_PRIEST = PLAY_MASON + 1
PLAY_SHRINE = PLAY_PRIEST + 1
PLAY_FARMERS = PLAY_SHRINE + 1  # + HAND_SIZE * kind + how many - 1
DISCARD_SHRINE = PLAY_FARMERS + HAND_SIZE * KINDS
SACRIFICE_GOOD = DISCARD_SHRINE + 1
SUPPLY_GOOD = SACRIFICE_GOOD + KINDS
TAKE_ROW = SUPPLY_GOOD + KINDS
SCORE_POINTS = TAKE_ROW + ROWS
SCORE_STONE = SCORE_POINTS + 1
CLAIM_GOOD = SCORE_STONE + 1
ORACLE_LOOK = CLAIM_GOOD + KINDS
KEEP_GOOD = ORACLE_LOOK + 1  # + KINDS * (place - 1) + kind
ACTIONS = KEEP_GOOD + KINDS * LOOK_DEPTH

GOODS: tuple[Good, ...] = get_args(Good)

TEXTS = (
    "pass",
    *(f"buy {good}" for good in GOODS),
    "play mason",
    "play priest",
    "play shrine",
    *(f"play {count} {good}" for good in GOODS for count in range(1, HAND_SIZE + 1)),
    "discard shrine",
    *(f"sacrifice {good}" for good in GOODS),
    *(f"supply {good}" for good in GOODS),
    *(f"take {row}" for row in range(1, ROWS + 1)),
    "score points",
    "score stone",
    *(f"claim {good}" for good in GOODS),
    "oracle look",
    *(f"keep {good} {place}" for place in range(1, LOOK_DEPTH + 1) for good in GOODS),
)
NUMBERS = {text: number for number, text in enumerate(TEXTS)}

KINDS_OF_ACTION = (
    Actions(PASS, "pass"),
    Actions(BUY_GOOD, "buy GOOD", "+ kind: rice, peanut, banana, pepper"),
    Actions(PLAY_MASON, "play mason"),
    Actions(PLAY_PRIEST, "play priest"),
    Actions(PLAY_SHRINE, "play shrine"),
    Actions(PLAY_FARMERS, "play N GOOD", "+ 3 × kind + N - 1"),
    Actions(DISCARD_SHRINE, "discard shrine"),
    Actions(SACRIFICE_GOOD, "sacrifice GOOD", "+ kind"),
    Actions(SUPPLY_GOOD, "supply GOOD", "+ kind"),
    Actions(TAKE_ROW, "take ROW", "+ row - 1"),
    Actions(SCORE_POINTS, "score points"),
    Actions(SCORE_STONE, "score stone"),
    Actions(CLAIM_GOOD, "claim GOOD", "+ kind"),
    Actions(ORACLE_LOOK, "oracle look"),
    Actions(KEEP_GOOD, "keep GOOD PLACE", "+ 4 × (place - 1) + kind"),
)
