"""A sign-up that rejects weak passwords, in the language of Accept-Language.

pip install watchword flask
flask --app sign_up run
curl -s localhost:5000/sign-up -H 'Accept-Language: pl' --json '{"name": "anna", "password": "horse"}'
"""

from flask import Flask, jsonify, request

import watchword

app = Flask(__name__)
policy = watchword.Policy("strong")
# At sign-up there is no current password. Add rules that you judge yourself, such as history; here they are never met.
skipped = {"different-from-current", "variation-of-current", "changed-characters"}
users = {}  # Your database, which keeps only hashes of passwords.


def accepted():
    """The languages of the caller; Watchword uses the first one in which it has texts."""
    return request.headers.get("Accept-Language")


@app.get("/policy")
def rules():
    """The form before anything is typed."""
    texts = policy.texts(accepted())
    body = {"direction": texts.direction, "rules": [rule.to_json() for rule in texts.rules]}
    return answer(body, texts.locale)


@app.post("/sign-up")
def sign_up():
    asked = request.get_json()
    if not isinstance(asked, dict) or not all(isinstance(asked.get(key), str) for key in ("name", "password")):
        return {"error": "Expected an object with a name and a password"}, 400
    report = policy.check(asked["password"], user=asked["name"], words=[asked["name"]], locale=accepted())
    refused = [rule for rule in report.rules if rule.state != "met" and rule.rule not in skipped]
    if refused:
        errors = [{"rule": rule.rule, "text": rule.text, "hint": rule.hint} for rule in refused]
        return answer({"errors": errors}, policy.texts(accepted()).locale), 422
    users[asked["name"]] = "the hash of the password"
    return {"name": asked["name"]}, 201


def answer(body, locale):
    response = jsonify(body)
    response.headers["Content-Language"] = locale
    response.headers["Vary"] = "Accept-Language"
    return response
