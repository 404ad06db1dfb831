"""Which of our languages a request is answered in."""

from subak.locale import LANGUAGES


def language_of(accepted: str) -> str:
    """The one that a browser prefers, else English."""
    wanted: list[tuple[float, str]] = []
    for part in accepted.split(","):
        name, _, weight = part.partition(";q=")
        try:
            wanted.append((-float(weight or 1), name.strip()[:2].lower()))
        except ValueError:
            continue
    return next((name for _, name in sorted(wanted, key=lambda one: one[0]) if name in LANGUAGES), "en")
