"""One folder per game; the registry finds them by name, and those in the folders of SUBAK_GAMES as well."""

import os

OUTSIDE = [os.path.abspath(folder) for folder in os.environ.get("SUBAK_GAMES", "").split(os.pathsep) if folder]
__path__.extend(OUTSIDE)
