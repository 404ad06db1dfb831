"""Problems as they are answered, over HTTP and over the WebSocket."""

import json
from typing import Any

from subak.core.mistakes import Mistake
from subak.server.language import language_of
from subak.server.refusals import NotNow
from subak.server.store import StoreLost


def mistake_of(error: Mistake | StoreLost) -> Mistake:
    return error if isinstance(error, Mistake) else NotNow("store-lost", headers={"Retry-After": "1"})


def problem(mistake: Mistake, accepted_languages: str) -> dict[str, Any]:
    sentence = mistake.sentence(language_of(accepted_languages))
    return {"error": mistake.message, "message": sentence, "details": mistake.details}


def problem_body(mistake: Mistake, accepted_languages: str) -> bytes:
    """Only ASCII: half of a surrogate pair that was sent to us could not be sent back as UTF-8."""
    return json.dumps(problem(mistake, accepted_languages)).encode()
