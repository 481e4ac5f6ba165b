"""Counting at the sign-in, in a real Django."""

import datetime
import json
import logging
from io import StringIO
from multiprocessing import get_context

import pytest

# Provides the settings, the tables and Django's names.
from test_django import Client, ImproperlyConfigured, User, call_command, database, override_settings  # noqa: F401

from django.contrib.auth.forms import AuthenticationForm
from django.core.management import CommandError
from django.utils import timezone

from watchword.django import ObservesPasswords, observe_sign_in
from watchword.django.observer import SignInObserver

RULES = {"version": 1, "rules": [{"rule": "length", "min": 15}, {"rule": "personal-words"}]}
DAY = "2026-01-01"


class SignInForm(ObservesPasswords, AuthenticationForm):
    pass


@pytest.fixture
def file(tmp_path):
    file = tmp_path / "observed.json"
    with override_settings(WATCHWORD_OBSERVER={"policy": RULES, "since": DAY, "file": file, "floor": 5}):
        yield file


@pytest.fixture(autouse=True)
def nobody():
    User.objects.all().delete()


def users(passwords):
    with override_settings(PASSWORD_HASHERS=["django.contrib.auth.hashers.MD5PasswordHasher"]):
        return [User.objects.create_user(f"user{number}", password=each) for number, each in enumerate(passwords)]


def sign_in(number, password):
    with override_settings(PASSWORD_HASHERS=["django.contrib.auth.hashers.MD5PasswordHasher"]):
        return Client().post("/sign-in", {"username": f"user{number}", "password": password}).content


def counted(file):
    return json.loads(file.read_text())["counted"]


def test_a_sign_in_is_counted_once_for_each_user(file):
    passwords = ["correct horse battery staple"] * 12 + ["horse"] * 24
    users(passwords)
    for _ in range(2):
        for number, password in enumerate(passwords):
            assert sign_in(number, password) == b"welcome"
    assert (counted(file)["passwords"], counted(file)["met"], counted(file)["unmet"]) == (36, 12, 24)
    output = StringIO()
    call_command("observed_passwords", stdout=output)
    numbers = json.loads(output.getvalue())
    assert numbers["met"] == 10 and numbers["unmet"] in (15, 20) and numbers["rules"][0]["unmet"] == numbers["unmet"]
    assert file.stat().st_mode & 0o077 == 0 and "horse" not in file.read_text()


def test_a_sign_in_that_fails_is_not_counted(file):
    users(["horse"])
    assert sign_in(0, "house") != b"welcome" and sign_in(1, "horse") != b"welcome"
    assert not file.exists()


def test_only_who_has_not_signed_in_since_the_day_is_counted(file):
    old, new, never = users(["horse"] * 3)
    old.last_login = timezone.make_aware(datetime.datetime(2025, 12, 31, 23)) if timezone.is_aware(timezone.now()) else datetime.datetime(2025, 12, 31, 23)
    new.last_login = timezone.now()
    for user in (old, new, never):
        observe_sign_in(user, "horse")
    assert counted(file)["passwords"] == 2


def test_the_words_of_the_user_are_compared(file):
    user = User(username="anna", first_name="Anna", last_name="Kowalska")
    observe_sign_in(user, "kowalska-and-many-horses")
    assert [rule["unmetAlone"] for rule in counted(file)["rules"]] == [0, 1]


def test_no_sign_in_fails_and_no_password_is_in_the_log(file, caplog):
    users(["Tr0ub4dor-and-3"])
    file.write_text("damaged")
    with caplog.at_level(logging.ERROR, "watchword"):
        assert sign_in(0, "Tr0ub4dor-and-3") == b"welcome"
    (record,) = caplog.records
    assert "QuestionError: The state is not JSON" in record.getMessage()
    assert "Tr0ub4dor" not in caplog.text and record.exc_info is None
    assert file.read_text() == "damaged"
    with override_settings(WATCHWORD_OBSERVER=None):
        assert sign_in(0, "Tr0ub4dor-and-3") == b"welcome"
    with pytest.raises(CommandError, match="The state is not JSON"):
        call_command("observed_passwords")


def test_the_file_of_another_server_is_added(file, tmp_path):
    for _ in range(100):
        observe_sign_in(User(username="anna"), "horse")
    other = tmp_path / "other.json"
    other.write_text(file.read_text())
    output = StringIO()
    call_command("observed_passwords", str(other), stdout=output)
    assert json.loads(output.getvalue())["passwords"] in range(180, 201)


def observe_many(file):
    observer = SignInObserver(RULES, DAY, file, floor=5)
    for _ in range(50):
        observer.observe(User(username="anna"), "horse")


def test_processes_share_the_file(file):
    context = get_context("fork")
    workers = [context.Process(target=observe_many, args=(file,)) for _ in range(4)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    assert counted(file)["passwords"] == 200


@pytest.mark.parametrize(
    "change, said",
    [
        ({"since": "tomorrow"}, "since is 'tomorrow'"),
        ({"since": "2026-13-01"}, "since is '2026-13-01'"),
        ({"file": "/no/such/folder/observed.json"}, "/no/such/folder"),
        ({"policy": {"version": 1, "rules": [{"rule": "lenght"}]}}, "lenght"),
        ({"floor": 1}, "floor is out of range"),
        ({"flor": 5}, "flor"),
    ],
)
def test_the_settings_are_checked(file, change, said):
    with override_settings(WATCHWORD_OBSERVER={"policy": RULES, "since": DAY, "file": str(file), **change}):
        with pytest.raises(Exception) as raised:
            call_command("check")
        assert "watchword.E003" in str(raised.value) and said in str(raised.value)
    call_command("check")
