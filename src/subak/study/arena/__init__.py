"""Bots against bots, and how strong they are."""
