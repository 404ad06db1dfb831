"""How Bali is played at random."""

from support.tempers import fond_of

# Saves stone for shrines and looks whenever it may: such matches are full of secrets.
SECRETIVE = fond_of({"play shrine": 60, "oracle look": 12, "pass": 6, "score stone": 6, "play mason": 4})
