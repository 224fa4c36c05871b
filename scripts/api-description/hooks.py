"""Puts into valid requests what only the store of the API knows, so that they are not refused."""

import json
import os
import uuid

import schemathesis

SKUS = os.environ["API_SKUS"].split(",")
CREDENTIALS = {
    "username": os.environ["API_USERNAME"],
    "password": os.environ["API_PASSWORD"],
}
# By type of establishment: which answers fit which question is not in the document.
ANSWERS = json.loads(os.environ["API_PLAN_ANSWERS"])
KEY = "Idempotency-Key"


@schemathesis.hook
def before_call(context, case, kwargs):
    if case.meta is None or not case.meta.generation.mode.is_positive:
        return
    # The generator repeats keys, and a used one with another body is a conflict before all else.
    if KEY in (case.headers or {}):
        length = len(case.headers[KEY])
        case.headers[KEY] = (uuid.uuid4().hex * 7)[:length]
    if "token" in (case.path_parameters or {}):
        case.path_parameters["token"] = token_for(case.path)
    if isinstance(case.body, dict):
        case.body = known_values(case.body)


def token_for(path):
    """Only the token of a plan opens a plan."""
    plan = path.startswith("/api/plans/")
    return os.environ["API_PLAN_TOKEN" if plan else "API_ORDER_TOKEN"]


def known_values(body):
    """The same body with the owner's credentials, a product in each cart line, and fitting answers."""
    known = {name: CREDENTIALS.get(name, value) for name, value in body.items()}
    if "cart" in known:
        known["cart"] = [{**line, "Sku": SKUS[at]} for at, line in enumerate(known["cart"])]
    if "responses" in known and known.get("establishmentType") in ANSWERS:
        known["responses"] = ANSWERS[known["establishmentType"]]
    if "plan" in known:
        known.update(plan=os.environ["API_PLAN_TOKEN"], revision=1)
    return known
