"""The validator in a real Django: a sign-up form in the language of the request."""

import sys
from pathlib import Path

import pytest

django = pytest.importorskip("django", reason="Django is not installed")
from django.conf import settings  # noqa: E402

sys.path.insert(0, str(Path(__file__).parent))
if not settings.configured:
    settings.configure(
        SECRET_KEY="for tests only",
        ALLOWED_HOSTS=["*"],
        ROOT_URLCONF="site_urls",
        DATABASES={"default": {"ENGINE": "django.db.backends.sqlite3", "NAME": ":memory:"}},
        DEFAULT_AUTO_FIELD="django.db.models.BigAutoField",
        INSTALLED_APPS=["django.contrib.auth", "django.contrib.contenttypes", "watchword.django"],
        MIDDLEWARE=["django.middleware.locale.LocaleMiddleware"],
        TEMPLATES=[{"BACKEND": "django.template.backends.django.DjangoTemplates"}],
        AUTH_PASSWORD_VALIDATORS=[{"NAME": "watchword.django.PolicyValidator", "OPTIONS": {"policy": "strong"}}],
        USE_I18N=True,
    )
    django.setup()

from django.contrib.auth import password_validation  # noqa: E402
from django.contrib.auth.models import User  # noqa: E402
from django.core.exceptions import ValidationError  # noqa: E402
from django.core.management import call_command  # noqa: E402
from django.test import Client, override_settings  # noqa: E402
from django.utils import translation  # noqa: E402

import watchword  # noqa: E402
from watchword.django import PolicyValidator  # noqa: E402


@pytest.fixture(scope="module", autouse=True)
def database():
    call_command("migrate", verbosity=0)


def validators(policy, **options):
    configured = [{"NAME": "watchword.django.PolicyValidator", "OPTIONS": {"policy": policy, **options}}]
    return override_settings(AUTH_PASSWORD_VALIDATORS=configured)


def errors(password, user=None):
    try:
        password_validation.validate_password(password, user)
    except ValidationError as error:
        return {one.code: one.messages[0] for one in error.error_list}
    return {}


@pytest.mark.parametrize(
    "language, direction, unmet, help_text",
    [
        ("pl", "ltr", ["Min. 8 znaków", "Min. 1 cyfra"], "Użyj co najmniej 8 znaków."),
        ("ar", "rtl", ["8 أحرف على الأقل", "رقم واحد على الأقل"], "يجب استخدام 8 أحرف على الأقل"),
    ],
)
def test_a_sign_up_form_speaks_the_language_of_the_request(language, direction, unmet, help_text):
    client = Client(headers={"accept-language": f"{language},en;q=0.5"})
    page = client.get("/sign-up").content.decode()
    assert f'dir="{direction}"' in page and help_text in page
    answer = client.post("/sign-up", {"username": "anna", "password1": "horse", "password2": "horse"})
    page = answer.content.decode()
    for text in unmet:
        assert f"<li>{text}</li>" in page, page
    assert not User.objects.filter(username="anna").exists()


def test_a_password_that_meets_the_policy_signs_up():
    answer = Client().post("/sign-up", {"username": "berta", "password1": "horse1234", "password2": "horse1234"})
    assert answer.content == b"welcome" and User.objects.get(username="berta").check_password("horse1234")


def test_each_unmet_rule_is_an_error_with_its_id():
    with translation.override("pl"):
        assert errors("horse") == {"length": "Min. 8 znaków", "digits": "Min. 1 cyfra"}
    assert errors("horse1234") == {}


@pytest.mark.parametrize("language", ["en-gb", "de-at", "zh-hans", "pt-br"])
def test_other_languages_fall_back(language):
    with translation.override(language):
        assert set(errors("horse")) == {"length", "digits"}
    with translation.override(None):
        assert errors("horse")["length"] == "Min. 8 characters"


def test_the_users_own_words_are_refused():
    user = User(username="annakowalska", first_name="Anna", last_name="Kowalska", email="sunflower@example.com")
    with validators("nist-800-63b-4"):
        assert "user-id" in errors("annakowalska2024!", user)
        assert "personal-words" in errors("my sunflower grows 4711", user)
        assert errors("mauve otter quartz 4711", user) == {}
    with validators("nist-800-63b-4", user_attributes=["first_name"]):
        assert errors("my sunflower grows 4711", user) == {}


def test_the_list_of_common_passwords_is_loaded(tmp_path):
    own = tmp_path / "own.json"
    own.write_text('{"version": 1, "rules": [{"rule": "common-password"}]}')
    with validators(str(own)):
        assert set(errors("password1")) == {"common-password"} and errors("mauve otter 4711") == {}


def test_what_cannot_be_judged_is_no_error():
    with validators("pci-dss-4"):
        assert errors("mauve otter 4711") == {}
        assert {
            rule.rule for rule in watchword.Policy("pci-dss-4").check("mauve otter 4711").rules if rule.state == "undetermined"
        }


def test_a_path_starts_in_base_dir(tmp_path):
    (tmp_path / "own.json").write_text('{"minL": 20}')
    with validators("own.json"), override_settings(BASE_DIR=tmp_path):
        assert set(errors("horse1234")) == {"length"}


def test_help_and_password_changed():
    validator = PolicyValidator("strong")
    with translation.override("de"):
        assert validator.get_help_text().startswith("Mindestens 8 Zeichen verwenden.")
        assert "Mindestens 8 Zeichen" in str(password_validation.password_validators_help_text_html())
    assert validator.password_changed("horse1234", User(username="anna")) is None
    password_validation.password_changed("horse1234", User(username="anna"))


# MARK: The system check


def messages():
    from django.core import checks

    return [message for message in checks.run_checks() if message.id.startswith("watchword.")]


def test_the_system_check_finds_no_fault_with_a_sound_policy():
    assert messages() == []


@pytest.mark.parametrize(
    "content, id, text",
    [
        ('{"minL": 20,\n "maxL": 8}', "watchword.E001", "own.json:1:10: No password can meet this policy"),
        ("no JSON", "watchword.E001", "own.json:1:1: "),
        (None, "watchword.E002", "No such file"),
    ],
)
def test_the_system_check_reports_a_policy_with_its_findings(tmp_path, content, id, text):
    own = tmp_path / "own.json"
    if content is not None:
        own.write_text(content)
    with validators(str(own)):
        (message,) = messages()
    assert message.id == id and text in message.msg and message.msg.startswith("AUTH_PASSWORD_VALIDATORS[0]: ")


def test_the_system_check_knows_names_and_options():
    with validators("stronk"):
        assert 'There is no policy "stronk"' in messages()[0].msg
    with validators("strong", polcy=1):
        assert "user_attributes" in messages()[0].hint


def test_a_debug_page_shows_no_password():
    from django.test import RequestFactory
    from django.views.debug import ExceptionReporter

    validator = PolicyValidator("strong", user_attributes=["explosive"])

    class Explosive:
        @property
        def explosive(self):
            raise RuntimeError("in an attribute")

    try:
        validator.validate("gR4nite-Otter!", Explosive())
    except RuntimeError:
        reporter = ExceptionReporter(RequestFactory().get("/"), *sys.exc_info())
        frames = [frame for frame in reporter.get_traceback_frames() if "watchword/django" in frame["filename"]]
        assert frames and not any("gR4nite" in str(value) for frame in frames for _, value in frame["vars"])
