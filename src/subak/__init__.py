"""Subak: a digital table for three harvest games."""
