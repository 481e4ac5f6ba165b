"""Threads, forks, traps and garbage: the process survives, and the next call succeeds."""

import json
import os
import random
import signal
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest
import wasmtime

import watchword
from watchword import _calls, _modules
from watchword._engine import engine, question
from watchword._instance import Instance

needs_fork = pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork on this platform")


def exhaust() -> None:
    """Uses up the memory of the engine's instance, so that a later call traps."""
    with engine().lock() as instance:
        while True:
            instance._allocate(60 << 20)


# MARK: Threads


def test_threads_get_their_own_answers(strong):
    policies = [strong, watchword.Policy("relid-strict"), watchword.Policy("nist-800-63b-4")]
    cases = [
        (policy, f"horse{number}" * (number % 4), locale)
        for policy in policies
        for number in range(40)
        for locale in ("pl", "ar")
    ]
    expected = [policy.check(password, locale=locale) for policy, password, locale in cases]
    with ThreadPoolExecutor(8) as pool:
        for _ in range(5):
            assert list(pool.map(lambda case: case[0].check(case[1], locale=case[2]), cases)) == expected


def test_a_batch_gives_others_their_turn(strong):
    stop = threading.Event()

    def work():
        while not stop.is_set():
            list(strong.check_many(["horse"] * 5000))

    thread = threading.Thread(target=work)
    thread.start()
    try:
        for _ in range(20):
            assert not strong.check("horse").is_met
    finally:
        stop.set()
        thread.join()


def test_policies_come_and_go_in_threads():
    def work(number):
        return watchword.Policy({"minL": number % 20 + 1}, name=str(number)).check("horse").rules[0].text

    with ThreadPoolExecutor(8) as pool:
        texts = list(pool.map(work, range(400)))
    assert texts[:20] * 20 == texts


def test_analysis_keeps_nobody_waiting(strong):
    with ThreadPoolExecutor(3) as pool:
        audits = [pool.submit(strong.audit) for _ in range(3)]
        assert strong.check("horse").verdict == "unmet"
        assert len({str(one.result()) for one in audits}) == 1
    assert strong.audit()["policy"] == "strong" and strong.check("horse1234").is_met


# MARK: Forks


def in_child(work) -> str:
    """Returns the result of `work` in a forked process, which is killed if it hangs."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            signal.alarm(60)
            os.write(writing, str(work()).encode())
        finally:
            os._exit(0)
    os.close(writing)
    with open(reading, "rb") as pipe:
        answer = pipe.read().decode()
    assert os.waitpid(child, 0)[1] == 0, "the child hung"
    return answer


@needs_fork
def test_children_answer(strong):
    form = watchword.Form(flow="set", policy=strong, locale="de")
    expected = strong.check("horse", locale="pl")
    for _ in range(3):
        assert in_child(lambda: strong.check("horse", locale="pl")) == str(expected)
        assert in_child(lambda: strong.check("horse", locale="ja").rules[0].text) == "8文字以上"
    assert in_child(lambda: form.send("edit", field="new", text="horse")["event"]) == "edit"
    assert strong.check("horse", locale="pl") == expected


@needs_fork
def test_a_child_does_not_wait_for_a_thread_that_is_not_there(strong):
    taken, done = threading.Event(), threading.Event()

    def hold():
        with engine().lock():
            taken.set()
            done.wait(60)

    thread = threading.Thread(target=hold)
    thread.start()
    taken.wait()
    try:
        assert in_child(lambda: strong.check("horse").verdict) == "unmet"
    finally:
        done.set()
        thread.join()


@needs_fork
def test_a_child_compiles_what_its_parent_compiled(python):
    # The child would lack the parent's threads that compiled.
    code = """
import os, signal, watchword
from watchword import _modules
watchword.checks()
child = os.fork()
if child == 0:
    signal.alarm(100)
    watchword.Policy("strong").check("horse")
    _modules._compiled.clear()
    watchword.checks()
    print("answered", flush=True)
    os._exit(0)
print(os.waitpid(child, 0)[1])
"""
    assert python(code, WATCHWORD_CACHE="off").split() == ["answered", "0"]


# MARK: Traps


def test_the_call_after_a_trap_answers(strong):
    before = strong.check("horse", locale="pl")
    common = watchword.Policy({"version": 1, "rules": [{"rule": "common-password"}]})
    with pytest.raises(watchword.EngineError, match="the next call starts it again"):
        exhaust()
    assert strong.check("horse", locale="pl") == before
    assert common.check("password1").verdict == "unmet"


def test_a_form_is_lost_with_its_instance(strong):
    form = watchword.Form(flow="set", policy=strong)
    with pytest.raises(watchword.EngineError):
        exhaust()
    with pytest.raises(watchword.EngineError, match="open another form"):
        form.send("appear")
    form.close()
    assert watchword.Form(flow="set", policy=strong).send("appear")["event"] == "appear"


def test_a_trap_in_one_thread_is_no_other_threads(strong):
    def check(_):
        return strong.check("horse", locale="pl").verdict

    with ThreadPoolExecutor(6) as pool:
        for _ in range(5):
            checks = [pool.submit(check, number) for number in range(50)]
            with pytest.raises(watchword.EngineError):
                exhaust()
            assert {one.result() for one in checks} == {"unmet"}


# MARK: Garbage


def functions(name):
    module = _modules.module(name)[1]
    return {
        export.name[len("watchword_") :]: len(export.type.params) for export in module.exports if hasattr(export.type, "params")
    }


@pytest.mark.parametrize("module", ["watchword", "tools"])
def test_every_function_answers_garbage_with_json(module):
    chance = random.Random(29)
    pieces = [b"{}", b"", b"\xff\xfe", b"null", b'{"password":"x"}', b'{"version":1,"rules":[]}', b"[" * 9999, b'{"name":5}']
    pieces += [question(locale="pl", password="x"), b"<xliff/>", b'{"event":"edit"}', b"a\nb\n", bytes(range(256))]
    names = [name for name in functions(module) if name in CONTRACT]
    instance = Instance(module)
    for name in names:
        for _ in range(40):
            inputs = [chance.choice((0, 1, 7, 2**31)) if kind == "n" else chance.choice(pieces) for kind in CONTRACT[name]]
            answer = instance.call(name, *inputs)
            if name == "catalog_bytes":
                continue  # The bytes belong to an object opened earlier.
            text = answer.decode()
            for line in text.rstrip("\n").split("\n") if name in ("policy_check_many", "form_event") else [text]:
                assert json.loads(line)["version"] == 1, name


CONTRACT = {
    "load_texts": "t",
    "load_own_texts": "nt",
    "locales": "t",
    "load_common_passwords": "t",
    "load_strength_words": "t",
    "policy_open": "tt",
    "policy_check": "nt",
    "policy_check_many": "ntt",
    "policy_tally": "ntt",
    "policy_texts": "nt",
    "policy_close": "n",
    "policy_audit": "nt",
    "policy_count": "nt",
    "policy_generate": "ntt",
    "policy_diff": "nnt",
    "policy_convert": "nt",
    "form_open": "t",
    "form_event": "nt",
    "form_close": "n",
    "lint": "ttt",
    "catalog_survey": "tt",
    "checks": "",
    "explain": "t",
    "glossary": "tt",
    "pseudo": "tt",
    "catalog_open": "ttt",
    "catalog_unit": "nt",
    "catalog_edit": "nt",
    "catalog_fix": "nt",
    "catalog_baseline": "nt",
    "catalog_compiled": "n",
    "catalog_bytes": "n",
    "catalog_close": "n",
    "project": "t",
    "project_open": "nt",
    "project_enters": "t",
    "project_compare": "",
    "project_report": "",
}
"""The inputs of each function: numbers and texts."""


def test_no_function_is_left_out():
    for module in ("watchword", "tools"):
        found = functions(module)
        # Only the page uses `page_ask`; the tests of commands use `run`.
        assert set(found) - set(CONTRACT) - {"allocate", "free", "page_ask", "run"} == set()
        for name in set(found) & set(CONTRACT):
            assert found[name] == sum(1 if kind == "n" else 2 for kind in CONTRACT[name]), name


def test_policies_of_any_bytes_are_opened_or_refused():
    chance = random.Random(7)
    sound = watchword._files.data("policies", "relid-strict.json")
    for _ in range(300):
        text = bytearray(sound)
        for _ in range(chance.randrange(1, 6)):
            text[chance.randrange(len(text))] = chance.randrange(256)
        try:
            watchword.Policy(bytes(text)).check("horse", locale=chance.choice(watchword.locales()))
        except watchword.PolicyError as error:
            assert error.findings and all(finding.line >= 1 for finding in error.findings)


def test_calls_of_wasmtime_itself_answer_the_same(strong, monkeypatch):
    expected = strong.check("horse", locale="pl")
    monkeypatch.setattr(_calls, "_ffi", None)
    monkeypatch.setattr(engine(), "_instance", None)
    monkeypatch.setattr(engine(), "_start", engine()._start + 1)
    engine()._loaded.clear()
    assert strong.check("horse", locale="pl") == expected
    with pytest.raises(watchword.EngineError):
        exhaust()
    assert strong.check("horse", locale="pl") == expected


def test_calls_go_on_after_a_trap_of_an_instance():
    # The instance is usually discarded; a call of a lost one must raise an error and not end the process.
    for ffi in (_calls._ffi, None):
        instance = Instance("watchword")
        function = instance._exports["watchword_allocate"]
        call = _calls.direct_call(instance._store, function) if ffi else lambda size: function(instance._store, size)
        traps = 0
        for _ in range(40):
            try:
                call(60 << 20)
            except wasmtime.Trap:
                traps += 1
        assert traps > 30 and call(8) & 0xFFFFFFFF
