"""Measures the times promised in the README, and Django's own validators on the same passwords:

    python measure.py [ROUNDS]

Times are wall-clock times (the best of several rounds), followed by processor times in brackets, which are more
reliable on a busy machine.
"""

import os
import subprocess
import sys
import tempfile
import time
from typing import Callable, List, Tuple

START = """
import time
clock, used = time.perf_counter(), time.process_time()
import watchword
imported, imported_used = time.perf_counter(), time.process_time()
watchword.Policy("strong").check("horse", locale="pl")
clocks = time.perf_counter(), time.process_time()
print(clocks[0] - clock, clocks[1] - used, clocks[0] - imported, clocks[1] - imported_used)
"""
LINT = START.replace('Policy("strong").check("horse", locale="pl")', "checks()")
PASSWORDS = [
    "horse",
    "horse1234",
    "correct horse battery staple",
    "password1",
    "Tr0ub4dor&3",
    "żółta łódź 1984",
    "12345678",
    "a" * 64,
]


def start(code: str, cache: str) -> List[float]:
    environment = {**os.environ, "WATCHWORD_CACHE": cache}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    return [float(number) * 1e3 for number in done.stdout.split()]


def best(work: Callable[[], object], count: int, rounds: int) -> Tuple[float, float]:
    """Returns the time of one of `count` operations in a call of `work`, in µs."""
    clocks: List[float] = []
    used: List[float] = []
    for _ in range(rounds):
        before, before_used = time.perf_counter(), time.process_time()
        work()
        clocks.append((time.perf_counter() - before) / count * 1e6)
        used.append((time.process_time() - before_used) / count * 1e6)
    return min(clocks), min(used)


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 7
    row = lambda what, clock, used, unit: print(f"{what:58} {clock:9.1f} {unit} ({used:.1f})")
    with tempfile.TemporaryDirectory() as cache:
        for name, code in (("watchword.wasm", START), ("tools.wasm", LINT)):
            row(f"first start, {name}", *start(code, cache)[:2], "ms")
            clock, used, loaded, loaded_used = map(min, zip(*[start(code, cache) for _ in range(rounds)]))
            row(f"later start, {name}, with the import of wasmtime", clock, used, "ms")
            row("  without the import", loaded, loaded_used, "ms")

    import watchword

    for name in ("strong", "nist-800-63b-4"):
        policy = watchword.Policy(name)
        for locale in ("en", "ar"):
            checked = lambda: [policy.check(password, user="anna", locale=locale) for password in PASSWORDS]
            row(f"check with texts, {name}, {locale}", *best(lambda: [checked() for _ in range(500)], 4000, rounds), "µs")
        many = [f"{password}{number}" for number in range(2500) for password in PASSWORDS]
        row(f"each of a batch, {name}", *best(lambda: list(policy.check_many(many)), len(many), rounds), "µs")
        row(f"each of a tally, {name}", *best(lambda: policy.tally(many), len(many), rounds), "µs")

    try:
        import django
        from django.conf import settings
    except ImportError:
        print("skipped: Django is not installed")
        return
    four = ("UserAttributeSimilarity", "MinimumLength", "CommonPassword", "NumericPassword")
    settings.configure(USE_I18N=True, INSTALLED_APPS=["django.contrib.auth", "django.contrib.contenttypes"])
    django.setup()
    from django.contrib.auth.models import User
    from django.contrib.auth.password_validation import get_password_validators, validate_password
    from django.core.exceptions import ValidationError

    user = User(username="annakowalska", first_name="Anna", last_name="Kowalska", email="anna.kowalska@example.com")
    own = "watchword.django.PolicyValidator"
    for title, configured in (
        ("Django's four validators", [{"NAME": f"django.contrib.auth.password_validation.{one}Validator"} for one in four]),
        ("PolicyValidator, strong", [{"NAME": own, "OPTIONS": {"policy": "strong"}}]),
        ("PolicyValidator, nist-800-63b-4", [{"NAME": own, "OPTIONS": {"policy": "nist-800-63b-4"}}]),
    ):
        validators = get_password_validators(configured)

        def validate() -> None:
            for password in PASSWORDS * 300:
                try:
                    validate_password(password, user, validators)
                except ValidationError as error:
                    error.messages

        row(f"{title}, with its errors as text", *best(validate, len(PASSWORDS) * 300, rounds), "µs")


if __name__ == "__main__":
    main()
