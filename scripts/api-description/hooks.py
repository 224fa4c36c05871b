"""Signs in as the owner, and puts into valid requests what only the site knows, so that they are not refused."""

import ipaddress
import json
import os
import random
import uuid

import requests
import schemathesis
from hypothesis import strategies as st

KNOWN = json.loads(os.environ["API_KNOWN"])
URL = KNOWN["url"]
CREDENTIALS = {name: KNOWN[name] for name in ("username", "password")}
KEY = "Idempotency-Key"
COOKIE = "admin-session"
PAGE_TOKEN = "X-Page-Token"
# Each change of a release uses one up: `publish-releases.ts` has made them.
PARTS = {"rollback": "shop", "canary": "changed", "promote": "promoted", "end-canary": "ended"}
RELEASES = "/api/admin/releases"
PRICE_LIST = "/api/admin/price-list"
# The total of a price list from before, a plan to which 20 revisions may be added, photos of another call.
OF_EARLIER_ANSWERS = ("reviewedTotal", "revisionOf", "photos")

# Of an outline, what has to lie where is not in the document.
OUTLINE = {
    "boundary": [{"x": 0, "y": 0}, {"x": 20, "y": 0}, {"x": 20, "y": 20}, {"x": 0, "y": 20}],
    "buildings": [
        {
            "corners": [{"x": 6, "y": 6}, {"x": 14, "y": 6}, {"x": 14, "y": 14}, {"x": 6, "y": 14}],
            "storeys": 1,
            "openings": [{"kind": "door", "at": {"x": 10, "y": 14}, "width": 0.9}],
        }
    ],
}

# Far from each other, because neighbours share limits; the same ones each time.
addresses = random.Random(1)

# A file of random bytes is no price list, and the document cannot say what is in one.
schemathesis.openapi.format("binary", st.just(KNOWN["dump"].encode()))


def sign_in():
    """Cookie and page token of a new session, which count together only."""
    answer = requests.post(f"{URL}/api/admin/session", json=CREDENTIALS)
    answer.raise_for_status()
    return answer.cookies[COOKIE], answer.json()["pageToken"]


# The session lasts 15 minutes. Signing in and out are tested without one: both would end it.
@(
    schemathesis.auth(refresh_interval=600)
    .apply_to(path_regex="^/api/admin/")
    .skip_for(method="POST", path_regex="^/api/admin/session")
)
class OwnerSession:
    def get(self, case, context):
        return sign_in()

    def set(self, case, data, context):
        cookie, token = data
        case.cookies = {**(case.cookies or {}), COOKIE: cookie}
        case.headers[PAGE_TOKEN] = token


owner_calls = requests.Session()


def as_owner(method, path, **more):
    """The answer to a call that makes or reads what a generated one needs."""
    answer = owner_calls.request(method, URL + path, **more)
    if answer.status_code == 401:
        cookie, owner_calls.headers[PAGE_TOKEN] = sign_in()
        owner_calls.cookies.set(COOKIE, cookie)
        answer = owner_calls.request(method, URL + path, **more)
    answer.raise_for_status()
    return answer.json()


@schemathesis.hook
def before_call(context, case, kwargs):
    # One address may not send as much.
    case.headers["X-Forwarded-For"] = str(ipaddress.IPv4Address(addresses.getrandbits(32)))
    if case.meta is None or not case.meta.generation.mode.is_positive:
        return
    # The generator repeats keys, and a used one with another body is a conflict before all else.
    if KEY in (case.headers or {}):
        length = len(case.headers[KEY])
        case.headers[KEY] = (uuid.uuid4().hex * 7)[:length]
    if "token" in (case.path_parameters or {}):
        case.path_parameters["token"] = token_for(case.path)
    case.query = known_query(case.path, case.query or {})
    if isinstance(case.body, dict) and case.media_type == "application/json":
        case.body = known_values(case.path, case.body)


def token_for(path):
    """Only the token of a plan opens a plan."""
    return next(token for start, token in KNOWN["tokens"].items() if path.startswith(start))


def known_query(path, query):
    if path.startswith("/api/plans/"):
        return {name: "1" if name in ("revision", "from", "to") else value for name, value in query.items()}
    if path.startswith("/api/reports/"):
        # Of a later version only its answer tells.
        return {name: value for name, value in query.items() if name != "version"}
    if path == "/api/catalogue/category":
        return {**query, **({"sku": KNOWN["skus"][0]} if "sku" in query else {"name": KNOWN["category"]})}
    return query


def known_values(path, body):
    """The same body with the owner's credentials, a product in each cart line, fitting answers and so on."""
    known = {name: CREDENTIALS.get(name, value) for name, value in body.items() if name not in OF_EARLIER_ANSWERS}
    if "cart" in known:
        known["cart"] = [{**line, "Sku": KNOWN["skus"][at]} for at, line in enumerate(known["cart"])]
    # By type of establishment: which answers fit which question is not in the document.
    if "responses" in known and known.get("establishmentType") in KNOWN["answers"]:
        known["responses"] = KNOWN["answers"][known["establishmentType"]]
    if "outline" in known:
        known["outline"] = OUTLINE
    if "plan" in known:
        known.update(plan=KNOWN["tokens"]["/api/plans/"], revision=1)
    if isinstance(known.get("understanding"), dict):
        known["understanding"] = known_understanding(known["understanding"])
    if path == "/api/telemetry":
        known.update(KNOWN["report"])
    if path.startswith(f"{RELEASES}/"):
        known.update(change_of_release(path.removeprefix(f"{RELEASES}/")))
    if "preview" in known:
        known["preview"] = new_preview()
    if path == f"{PRICE_LIST}/undo":
        known.update(earlier_list())
    return known


def known_understanding(asked):
    """Without the report that it corrects, whose request would have to be the same, and with ids of the tables."""
    ids = {"incident": "burglary", "place": "roof"}
    listed = ("removed", "added")
    changes = {
        name: [{**change, "id": ids.get(change["kind"], "alarm")} for change in asked[name]]
        for name in listed
        if name in asked
    }
    return {**{name: value for name, value in asked.items() if name not in ("corrects", *listed)}, **changes}


def change_of_release(kind):
    """A version that is there for this change, unless it was used up."""
    parts = as_owner("GET", RELEASES)["parts"]
    part = next(part for part in parts if part["name"] == PARTS[kind])
    seen = {"part": part["name"], "asOf": part["changes"][0]["at"]}
    if kind != "rollback":
        return {**seen, **({"version": part["canary"]["version"]} if part["canary"] else {})}
    earlier = [one["version"] for one in part["versions"] if one["standing"] == "earlier"]
    return {**seen, **({"to": earlier[0]} if earlier else {})}


def new_preview():
    file = {"sqlFile": ("price-list.sql", KNOWN["dump"])}
    return as_owner("POST", f"{PRICE_LIST}/preview", files=file)["id"]


def earlier_list():
    changes = as_owner("GET", PRICE_LIST)["changes"]
    if not any(change["canReturn"] for change in changes):
        changes = as_owner("POST", f"{PRICE_LIST}/apply", json={"preview": new_preview()})["lists"]["changes"]
    to = next((change["list"] for change in changes if change["canReturn"]), "none")
    return {"to": to, "after": changes[0]["number"]}
