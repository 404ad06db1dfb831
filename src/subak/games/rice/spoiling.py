"""Fields that can never be closed: a path has plots of the field on both sides. Found from the cells alone, for views."""

from collections.abc import Iterable, Mapping

Corner = tuple[int, int]
Cells = Mapping[Corner, bool]  # covered ones, the bank's too: whether their diagonal is a path


def complete(cells: Cells, x: int, y: int) -> bool:
    return (x, y) in cells and (x - 1, y) in cells and (x, y - 1) in cells and (x - 1, y - 1) in cells


def complete_plots(cells: Cells) -> list[Corner]:
    return [(x, y) for x, y in cells if (x + y) % 2 == 0 and complete(cells, x, y)]


def spoiled_fields(cells: Cells, among: Iterable[Corner]) -> list[list[Corner]]:
    """Of the fields that these complete plots are in, those that are spoiled, each by its plots."""
    seen: set[Corner] = set()
    found = []
    for corner in among:
        if corner in seen:
            continue
        plots = joined(cells, corner)
        seen |= plots
        if path_reaches_in(cells, plots):
            found.append(sorted(plots))
    return found


def joined(cells: Cells, corner: Corner) -> set[Corner]:
    """The complete plots joined to one through furrows."""
    plots = {corner}
    to_look_at = [corner]
    while to_look_at:
        x, y = to_look_at.pop()
        for right in (0, 1):
            for down in (0, 1):
                across = (x - 1 + 2 * right, y - 1 + 2 * down)
                if not cells[x - 1 + right, y - 1 + down] and across not in plots and complete(cells, *across):
                    plots.add(across)
                    to_look_at.append(across)
    return plots


def path_reaches_in(cells: Cells, plots: set[Corner]) -> bool:
    """Of two plots on both sides of a path, one lies below the other."""
    return any(cells[x - 1 + right, y] and (x - 1 + 2 * right, y + 1) in plots for x, y in plots for right in (0, 1))
