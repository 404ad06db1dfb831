"""A game and its variants played many times, and what that shows."""
