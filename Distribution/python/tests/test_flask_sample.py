"""The sample `Examples/flask`, in the real Flask."""

import importlib.util
from pathlib import Path

import pytest

pytest.importorskip("flask", reason="Flask is not installed")

FILE = Path(__file__).resolve().parents[3] / "Examples" / "flask" / "sign_up.py"


@pytest.fixture
def client():
    spec = importlib.util.spec_from_file_location("sign_up", FILE)
    sample = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(sample)
    sample.app.testing = True
    sample.app.sample = sample
    return sample.app.test_client()


@pytest.mark.parametrize(
    "accepted, locale, text, hint",
    [
        ("pl-PL,pl;q=0.9,en;q=0.1", "pl-PL", "Min. 8 znaków", "Jeszcze 3 znaki"),
        ("ar", "ar", "8 أحرف على الأقل", None),
        ("sv,ar;q=0.9", "ar", "8 أحرف على الأقل", None),
        ("tlh", "en", "Min. 8 characters", "3 more characters"),
    ],
)
def test_errors_are_in_the_language_of_the_request(client, accepted, locale, text, hint):
    answer = client.post("/sign-up", json={"name": "anna", "password": "horse"}, headers={"Accept-Language": accepted})
    assert answer.status_code == 422 and answer.headers["Content-Language"] == locale
    (length, digits) = answer.json["errors"]
    assert (length["rule"], length["text"], digits["rule"]) == ("length", text, "digits")
    assert hint in (None, length["hint"]) and "horse" not in answer.text


def test_a_password_that_meets_the_policy_signs_up(client):
    answer = client.post("/sign-up", json={"name": "anna", "password": "horse1234"})
    assert (answer.status_code, answer.json) == (201, {"name": "anna"})
    assert client.post("/sign-up", json=["anna"]).status_code == 400
    assert client.post("/sign-up", json={"name": "anna"}).status_code == 400
    assert client.post("/sign-up", json={"name": "anna", "password": None}).status_code == 400


def test_rules_about_the_current_password_refuse_nobody_at_sign_up(client):
    import watchword

    rules = [{"rule": "different-from-current"}, {"rule": "personal-words"}]
    client.application.sample.policy = watchword.Policy({"version": 1, "extends": "strong", "rules": rules})
    assert client.post("/sign-up", json={"name": "anna", "password": "horse1234"}).status_code == 201
    answer = client.post("/sign-up", json={"name": "anna", "password": "xxanna1234"})
    assert [error["rule"] for error in answer.json["errors"]] == ["personal-words"]


def test_the_rules_are_shown_before_anything_is_typed(client):
    answer = client.get("/policy", headers={"Accept-Language": "ar"})
    assert answer.json["direction"] == "rtl" and answer.json["rules"][0] == {"rule": "length", "text": "8 أحرف على الأقل"}
