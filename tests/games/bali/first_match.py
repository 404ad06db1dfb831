"""What has to come up in a first match of Bali, for a learner at seat 0."""

from support.first_deals import Important, Step

FIRST_MATCH: dict[str, Important] = {
    "you can buy a good": lambda step: any(one["action"].startswith("buy ") for one in step.view["legal"] or []),
    "a shrine can be built": lambda step: any(one["action"] == "play shrine" for one in step.view["legal"] or []),
    "the other builds a shrine": lambda step: step.seat == 1 and step.text == "play shrine",
    "stone is scored for you": lambda step: gains(step, "bali-log-gains-stone"),
    "points are scored for you": lambda step: gains(step, "bali-log-gains-points"),
    "goods are scored for you": lambda step: gains(step, "bali-log-gains-goods"),
    "a row is refilled": lambda step: any(told["say"] == "bali-log-row" for told in step.story),
}


def gains(step: Step, say: str) -> bool:
    return any(told["say"] == say and told["seat"] == 0 for told in step.story)
