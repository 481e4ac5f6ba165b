"""Forms: the lines equal those of the command."""

import json
import subprocess

import pytest

import watchword
from watchword import Form, Policy

EVENTS = [
    {"event": "appear"},
    {"event": "edit", "field": "new", "text": "horse"},
    {"event": "submit"},
    {"event": "locale", "tag": "ar"},
    {"event": "edit", "field": "new", "text": "horse1234"},
    {"event": "edit", "field": "confirm", "text": "horse1234"},
    {"event": "submit"},
    {"event": "answer", "kind": "status", "status": 190, "message": "no"},
]


def test_a_form_says_what_to_draw(strong):
    with Form(flow="set", policy=strong, locale="de", user="anna") as form:
        assert (form.flow, form.locale, form.direction) == ("set", "de", "ltr")
        line = form.send("edit", field="new", text="horse")
        assert [rule["state"] for rule in line["presentation"]["rules"]] == ["unmet", "met", "unmet"]
        assert line["presentation"]["rules"][0]["text"] == "Mind. 8 Zeichen"
        assert form.send("locale", tag="ar")["presentation"]["direction"] == "rtl"
        lines = form.run([{"event": "edit", "field": field, "text": "horse1234"} for field in ("new", "confirm")])
        assert lines[-1]["presentation"]["submit"]["isEnabled"]
        assert [effect["effect"] for effect in form.send("submit")["effects"]][-1] == "submit"


def test_one_event_and_a_list_say_the_same(strong):
    one, other = Form(flow="set", policy=strong), Form(flow="set", policy=strong)
    assert [one.send(event["event"], **{k: v for k, v in event.items() if k != "event"}) for event in EVENTS] == other.run(
        EVENTS
    )


def test_the_lines_are_the_commands(command, tmp_path):
    for flow, policy, locale in (
        ("set", "strong", "pl"),
        ("change", "nist-800-63b-4", "ja"),
        ("expired", "relid-strict", "en"),
    ):
        events = [event for event in EVENTS if flow != "change" or event.get("field") != "confirm"]
        arguments = ["form", "--flow", flow, "--policy", policy, "--locale", locale, "--user", "anna", "--script", "-"]
        done = subprocess.run([command, *arguments], input=json.dumps(events), capture_output=True, text=True)
        lines = Form(flow=flow, policy=Policy(policy), locale=locale, user="anna").run(events)
        assert lines == [json.loads(line) for line in done.stdout.splitlines()], flow


def test_what_is_wrong_is_told(strong):
    with pytest.raises(watchword.QuestionError) as raised:
        Form(flow="nothing", policy=strong)
    assert raised.value.id == "unknown-flow"
    form = Form(flow="set", policy=strong)
    for call in (lambda: form.send("nothing"), lambda: form.run([{"event": "edit"}]), lambda: form.run([{}])):
        with pytest.raises(watchword.QuestionError) as raised:
            call()
        assert raised.value.id == "malformed-event"
    form.close()
    form.close()
    with pytest.raises(watchword.EngineError, match="The form is closed"):
        form.send("appear")
