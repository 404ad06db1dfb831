"""The number of each decision. What a place means depends on the farm: rules.py and view.py write it out."""

from subak.core.observation import Actions
from subak.games.rice.components import BANK_START, BANK_STOP, CARDS, FARM_SIZE, HEIGHT, RIVER_CARDS, WIDTH

WAYS = 16  # in which a card of one orientation can touch another at an edge: see places.way_offset
UPRIGHT_STARTS = BANK_STOP - BANK_START + WIDTH - 1  # places at the bank of the river
LYING_STARTS = BANK_STOP - BANK_START + HEIGHT - 1

CHOOSE_ANCESTOR = 0  # + card
BUILD_CARD = CHOOSE_ANCESTOR + CARDS  # + card
TO_ROW = BUILD_CARD + CARDS  # + card
START_AT = TO_ROW + CARDS  # + place at the bank
PLACE_AT = START_AT + UPRIGHT_STARTS + LYING_STARTS  # + 2 * WAYS * number of the touched card in the farm + WAYS if lying + way
SCORE_RIVER = PLACE_AT + 2 * WAYS * (FARM_SIZE - 1)  # + river card
PASS = SCORE_RIVER + RIVER_CARDS
ACTIONS = PASS + 1

KINDS_OF_ACTION = (
    Actions(CHOOSE_ANCESTOR, "ancestor CARD", "+ card - 1"),
    Actions(BUILD_CARD, "build CARD", "+ card - 1"),
    Actions(TO_ROW, "row CARD", "+ card - 1"),
    Actions(START_AT, "at X,Y upright, at X,Y lying", "+ place at the bank, from the left: first all upright, then all lying"),
    Actions(
        PLACE_AT,
        "at X,Y upright, at X,Y lying",
        "+ 32 × place of the touched card in the part `farm` + 16 if lying + way around it",
    ),
    Actions(SCORE_RIVER, "river CARD", "+ card - 1"),
    Actions(PASS, "pass"),
)
