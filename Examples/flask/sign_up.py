"""A sign-up that refuses weak passwords, in the language of Accept-Language.

pip install watchword flask
flask --app sign_up run
curl -s localhost:5000/sign-up -H 'Accept-Language: pl' --json '{"name": "anna", "password": "horse"}'
"""

from flask import Flask, jsonify, request

import watchword

app = Flask(__name__)
policy = watchword.Policy("strong")
users = {}  # Stands for your database, which keeps hashes of passwords only.


def language():
    """The best language for the caller that there are texts in."""
    return request.accept_languages.best_match(watchword.locales(), "en")


@app.get("/policy")
def rules():
    """What a form shows before anything is typed."""
    texts = policy.texts(language())
    body = {"direction": texts.direction, "rules": [rule._asdict() for rule in texts.rules]}
    return answer(body, texts.locale)


@app.post("/sign-up")
def sign_up():
    asked = request.get_json()
    if not isinstance(asked, dict) or not all(isinstance(asked.get(key), str) for key in ("name", "password")):
        return {"error": "Expected an object with a name and a password"}, 400
    report = policy.check(asked["password"], user=asked["name"], locale=language())
    # What cannot be judged here, such as a history, is for another part of the server.
    if report.verdict == "unmet":
        errors = [{"rule": rule.rule, "text": rule.text, "hint": rule.hint} for rule in report.unmet]
        return answer({"errors": errors}, language()), 422
    users[asked["name"]] = "the hash of the password"
    return {"name": asked["name"]}, 201


def answer(body, locale):
    response = jsonify(body)
    response.headers["Content-Language"] = locale
    response.headers["Vary"] = "Accept-Language"
    return response
