"""A typed password leaves no trace."""

import gc
import pickle
import traceback

import pytest

import watchword
from watchword._engine import engine

SECRET = "gR4nite-Otter!"
OTHER = "oLd-gRanite-77"


def memory() -> bytes:
    with engine().lock() as instance:
        return instance.memory()


def traces(content: bytes) -> list:
    found = []
    for secret in (SECRET, OTHER):
        for length in range(4, len(secret) + 1, 4):
            for encoding in ("utf-8", "utf-16-le", "utf-32-le"):
                if secret[:length].encode(encoding) in content or secret[-length:].encode(encoding) in content:
                    found.append((secret[:length], encoding))
    return found


def test_the_probe_finds_what_is_there(strong):
    with engine().lock() as instance:
        address = instance._allocate(100)
        instance._memory.write(instance._store, SECRET.encode(), address)
        assert traces(instance.memory())
        instance._call("free", address)
    assert not traces(memory())


@pytest.mark.parametrize("name", watchword.policies())
def test_no_password_is_in_the_memory_after_a_check(name):
    policy = watchword.Policy(name)
    for locale in ("en", "ar"):
        policy.check(SECRET, user="anna", words=["Kowalska"], current=OTHER, locale=locale)
        assert not traces(memory())
    policy.check(SECRET * 400)
    list(policy.check_many([SECRET, OTHER] * 700))
    policy.tally([SECRET, OTHER] * 700)
    assert not traces(memory())


def test_an_observer_keeps_no_password(strong):
    observer = watchword.PasswordObserver(strong, floor=5)
    for _ in range(10):
        observer.observe(SECRET, user="anna")
    assert not traces(memory()) and not traces((observer.state + repr(observer)).encode())


def test_a_form_forgets_what_was_typed(strong):
    with watchword.Form(flow="changeConfirmed", policy=strong) as form:
        for field in ("current", "new", "confirm"):
            form.send("edit", field=field, text=SECRET)
        assert SECRET not in repr(form) and SECRET not in str(form.send("submit"))
        with pytest.raises(TypeError):
            pickle.dumps(form)
        instance = engine()._instance
        assert traces(instance.memory())
    # No other call follows.
    assert not traces(instance.memory())
    form = watchword.Form(flow="set", policy=strong)
    form.send("edit", field="new", text=SECRET)
    assert traces(instance.memory())
    del form
    gc.collect()
    assert not traces(instance.memory())


def test_a_trap_leaves_no_password(strong):
    strong.check("horse")
    instance = engine()._instance
    with pytest.raises(watchword.EngineError):
        strong.check(SECRET, words=[str(number) for number in range(1_500_000)])
    assert not traces(instance.memory()) and strong.check("horse1234").is_met


def shown(error: BaseException) -> str:
    """Formats a traceback with the local variables of this package's frames, like debug pages."""
    lines = []
    seen = set()
    while error is not None and id(error) not in seen:
        seen.add(id(error))
        for frame, _ in traceback.walk_tb(error.__traceback__):
            if "watchword" in frame.f_code.co_filename and "tests" not in frame.f_code.co_filename:
                lines += [f"{name} = {value!r}" for name, value in frame.f_locals.items()]
        lines.append(repr(error))
        error = error.__cause__ or error.__context__
    return "\n".join(lines)


def test_errors_show_no_password(strong):
    def exhausted():
        with engine().lock() as instance:
            try:
                while True:
                    instance._allocate(1 << 20)
            except Exception:
                pass  # The instance remains, without memory.

    calls = [
        lambda: strong.check(SECRET, locale=5),
        lambda: strong.check(SECRET, current=OTHER, user=5),
        lambda: strong.check(SECRET, words=[5]),
        lambda: strong.check(SECRET.encode(), current=OTHER),
        lambda: strong.check(SECRET, current=OTHER.encode()),
        lambda: list(strong.check_many([SECRET, OTHER + "\n"])),
        lambda: list(strong.check_many([SECRET, 5])),
        lambda: strong.tally([SECRET], locale=5),
        lambda: list(strong.check_many([SECRET], locale=[5])),
        lambda: strong.tally(SECRET),
        lambda: strong.check_many(SECRET),
        lambda: watchword.Form(flow="set", policy=strong).send("edit", field="none", text=SECRET),
        lambda: watchword.Form(flow="set", policy=strong).run([{"event": "edit", "field": "none", "text": SECRET}]),
        lambda: watchword.Form(flow="set", policy=strong).run([{"event": "nothing", "text": SECRET}]),
    ]
    for call in calls:
        with pytest.raises(Exception) as raised:
            call()
        text = shown(raised.value)
        assert SECRET not in text and OTHER not in text, text
    # The last error holds a form, whose end would start the engine again.
    del raised
    gc.collect()
    for call in (lambda: strong.check(SECRET, current=OTHER), lambda: list(strong.check_many([SECRET] * 500))):
        exhausted()
        with pytest.raises(watchword.EngineError) as raised:
            call()
        assert SECRET not in shown(raised.value) and OTHER not in shown(raised.value), shown(raised.value)


def test_nothing_shows_a_password(strong):
    report = strong.check(SECRET, current=OTHER)
    texts = [repr(strong), repr(report), str(report), repr(strong.tally([SECRET])), repr(list(strong.check_many([SECRET])))]
    assert not any(SECRET in text or OTHER in text for text in texts)
    assert SECRET.encode() not in pickle.dumps((strong, report))
