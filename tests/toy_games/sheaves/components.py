"""What is in the box."""

CARDS = 18  # their faces are 1 to 18
HAND_SIZE = 4
BARN_SIZE = 3
MOST_PLAYERS = 3
