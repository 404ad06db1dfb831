"""Logs as one JSON object a line. What requests carry is not logged: bodies, cookies and invitations are secrets."""

import json
import logging
import sys
import time

PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}


class Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "what": (record.getMessage().splitlines() or [""])[0],  # asyncio's further lines quote what failed
            **{name: value for name, value in vars(record).items() if name not in PLAIN},
        }
        if record.exc_info and record.exc_info[0] is not None:
            # The kind of error and where it happened, not its words: those may hold what was sent.
            line["error"] = record.exc_info[0].__name__
            trace = record.exc_info[2]
            places = []
            while trace is not None:
                places.append(f"{trace.tb_frame.f_code.co_qualname}:{trace.tb_lineno}")
                trace = trace.tb_next
            line["where"] = places[-8:]
        return json.dumps(line, default=str)


def log_to_stderr(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    # Its lines would show addresses, with invitations in them.
    logging.getLogger("uvicorn.access").disabled = True
    # At debug level Uvicorn's own lines hold cookies and whole frames, at info level addresses of private tables.
    for quiet in ("alembic", "httpx", "uvicorn.error", "websockets"):
        logging.getLogger(quiet).setLevel(logging.WARNING)
