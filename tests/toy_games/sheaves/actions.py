"""The number of each decision, and its notation."""

from subak.core.observation import Actions

from .components import CARDS

TO_FIELD = 0
TO_BARN = 1
LAY_CARD = 2  # + card
ACTIONS = LAY_CARD + CARDS

TEXTS = ("field", "barn", *(f"card {face}" for face in range(1, CARDS + 1)))
HIDDEN = "card hidden"

KINDS_OF_ACTION = (
    Actions(TO_FIELD, "field"),
    Actions(TO_BARN, "barn"),
    Actions(LAY_CARD, "card N", "+ N − 1"),
)
