"""Which of our languages a request is answered in."""

from typing import NamedTuple

from subak.locale import LANGUAGES

LONGEST = 200  # of what browsers send; the rest is not looked at


class Preference(NamedTuple):
    weight: float
    language: str


def language_of(accepted: str) -> str:
    """The one that a browser prefers, by its Accept-Language, else English."""
    preferences: list[Preference] = []
    for part in accepted[:LONGEST].split(","):
        name, _, weight = part.partition(";q=")
        try:
            preferences.append(Preference(float(weight or 1), name.strip()[:2].lower()))
        except ValueError:
            continue
    ranked = sorted(preferences, key=lambda one: -one.weight)
    return next((one.language for one in ranked if one.language in LANGUAGES), "en")
