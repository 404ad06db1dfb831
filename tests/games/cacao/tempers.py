"""How Cacao is played at random."""

from support.tempers import fond_of

# Harvests first, sells all it can, and overbuilds whenever it may.
BUSY = fond_of({"overbuild": 20, "harvest": 20, "sell 3": 9, "sell 2": 6, "sell 1": 3})
