"""The number of each decision. What a place means depends on the farm: rules.py and view.py write it out."""

from subak.games.rice.components import BANK_START, BANK_STOP, CARDS, FARM_SIZE, HEIGHT, RIVER_CARDS, WIDTH

WAYS = 16  # to lay a card at an edge of another, for each orientation
UPRIGHT_STARTS = BANK_STOP - BANK_START + WIDTH - 1  # places at the bank of the river
LYING_STARTS = BANK_STOP - BANK_START + HEIGHT - 1

CHOOSE_ANCESTOR = 0  # + card
BUILD_CARD = CHOOSE_ANCESTOR + CARDS  # + card
TO_ROW = BUILD_CARD + CARDS  # + card
START_AT = TO_ROW + CARDS  # + place at the bank
PLACE_AT = START_AT + UPRIGHT_STARTS + LYING_STARTS  # + 32 * number of the card it touches + 16 * lying + way: see rules.place
SCORE_RIVER = PLACE_AT + 2 * WAYS * (FARM_SIZE - 1)  # + river card
PASS = SCORE_RIVER + RIVER_CARDS
ACTIONS = PASS + 1
