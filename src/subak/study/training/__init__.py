"""Networks that learn a game from matches against themselves."""
