"""What a decision seems to be worth at first sight, for those who play on quickly."""

from subak.core.compiling import rule


@rule
def hunch(state, scratch, action):
    """Nothing: points now made bots no stronger in the arena."""
    return 0
