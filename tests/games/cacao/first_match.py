"""What has to come up in a first match of Cacao, for a learner at seat 0."""

from support.first_deals import Important, Step

WORK = ("fruits", "gold", "suns", "water")

FIRST_MATCH: dict[str, Important] = {
    "you harvest": lambda step: gains(step, "cacao-log-fruits", 0),
    "you sell": lambda step: any(told["say"] == "cacao-log-sell" and told["seat"] == 0 and told["count"] for told in step.story),
    "you dig for gold": lambda step: gains(step, "cacao-log-gold", 0),
    "you fetch water": lambda step: gains(step, "cacao-log-water", 0),
    "you gain a sun token": lambda step: gains(step, "cacao-log-suns", 0),
    "you fill the jungle": lambda step: step.seat == 0 and step.view["phase"] == "fill",
    "a temple is laid": lambda step: step.text.startswith("fill temple "),
    "you work in the other's turn": lambda step: step.seat == 1 and any(gains(step, f"cacao-log-{what}", 0) for what in WORK),
    "you may overbuild": lambda step: any(one["action"].startswith("overbuild ") for one in step.view["legal"] or []),
}


def gains(step: Step, say: str, seat: int) -> bool:
    return any(told["say"] == say and told["seat"] == seat for told in step.story)
