"""The validator in a real Django: a sign-up form in the language of the request."""

import json
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
from django.core.exceptions import ImproperlyConfigured, ValidationError  # noqa: E402
from django.core.management import call_command  # noqa: E402
from django.test import Client, override_settings  # noqa: E402
from django.utils import translation  # noqa: E402

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
        (
            "pl",
            "ltr",
            ["Min. 8 znaków · Jeszcze 3 znaki", "Min. 1 cyfra · Jeszcze 1 cyfra"],
            "<ul><li>Użyj co najmniej 8 znaków</li><li>Użyj co najmniej 1 litery</li><li>Użyj co najmniej 1 cyfry</li></ul>",
        ),
        (
            "ar",
            "rtl",
            ["8 أحرف على الأقل · يلزم 3 أحرف إضافية", "رقم واحد على الأقل · يلزم رقم إضافي واحد"],
            "<ul><li>يجب استخدام 8 أحرف على الأقل</li>",
        ),
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
        assert errors("horse") == {"length": "Min. 8 znaków · Jeszcze 3 znaki", "digits": "Min. 1 cyfra · Jeszcze 1 cyfra"}
    assert errors("horse1234") == {}


@pytest.mark.parametrize("language", ["en-gb", "de-at", "sr-latn", "gl-es"])
def test_other_languages_fall_back(language):
    with translation.override(language):
        assert set(errors("horse")) == {"length", "digits"}
    with translation.override(None):
        assert errors("horse")["length"] == "Min. 8 characters · 3 more characters"
    with translation.override("ar-eg"):
        # Like policy.check(locale="ar-EG"), with the digits of that region.
        assert errors("horse")["length"].startswith("٨ أحرف على الأقل · ")


# Rules that search for the user's words in parts of a password.
OWN_WORDS = {
    "version": 1,
    "rules": [{"rule": "length", "min": 15}, {"rule": "user-id"}, {"rule": "personal-words"}],
}


def test_the_users_own_words_are_refused():
    user = User(username="annakowalska", first_name="Anna", last_name="Kowalska", email="sunflower@example.com")
    with validators(OWN_WORDS):
        assert "user-id" in errors("annakowalska2024!", user)
        assert "personal-words" in errors("my sunflower grows 4711", user)
        assert errors("mauve otter quartz 4711", user) == {}
    with validators(OWN_WORDS, user_attributes=["first_name"]):
        assert errors("my sunflower grows 4711", user) == {}


def test_a_method_of_the_user_is_called_for_its_words():
    user = User(username="jk", first_name="Jan", last_name="Kowal")
    rules = {"version": 1, "rules": [{"rule": "personal-words"}]}
    with validators(rules, user_attributes=["get_full_name"]):
        assert set(errors("Kowal-4471-xx", user)) == {"personal-words"}
        assert errors("Nowak-4471-xx", user) == {} and messages() == []


@pytest.mark.parametrize(
    "language, texts",
    [
        ("pl", {"length": "Min. 8 znaków · Jeszcze 4 znaki", "personal-words": "Bez imion, nazwisk i słów łatwych do odgadnięcia"}),
        ("de", {"length": "Mind. 8 Zeichen · Noch 4 Zeichen nötig", "personal-words": "Keine Namen oder leicht erratbaren Wörter"}),
        ("ar", {"length": "8 أحرف على الأقل · يلزم 4 أحرف إضافية", "personal-words": "بدون أسماء أو كلمات أخرى يسهل تخمينها"}),
    ],
)
def test_an_error_does_not_say_its_rule_twice(language, texts):
    policy = {"version": 1, "rules": [{"rule": "length", "min": 8}, {"rule": "personal-words"}]}
    with validators(policy), translation.override(language):
        assert errors("anna", User(username="anna")) == texts


def test_rules_about_the_user_are_skipped_without_one_or_its_attributes():
    with validators(OWN_WORDS, user_attributes=["email"]):
        for user in (None, User(username="anna")):
            assert errors("my sunflower grows 4711", user) == {}
        assert "personal-words" in errors("my sunflower grows 4711", User(username="anna", email="sunflower@example.com"))


def test_the_help_text_of_readme_for_a_sign_up_lacks_the_rule_about_the_current_password():
    from django.contrib.auth.forms import UserCreationForm

    readme = (Path(__file__).resolve().parents[1] / "README.md").read_text()
    code = next(block for block in readme.split("```python\n") if block.startswith("policy = {")).partition("```")[0]
    with validators("pci-dss-4"):
        form = UserCreationForm()
        assert "different from your current one" in str(password_validation.password_validators_help_text_html())
        known = {"self": form, "PolicyValidator": PolicyValidator}
        exec(code, {**known, "password_validators_help_text_html": password_validation.password_validators_help_text_html})
    text = str(form.fields["password1"].help_text)
    assert "at least 12 characters" in text and "current" not in text


def test_the_list_of_common_passwords_is_loaded(tmp_path):
    own = tmp_path / "own.json"
    own.write_text('{"version": 1, "rules": [{"rule": "common-password"}]}')
    with validators(str(own)):
        assert set(errors("password1")) == {"common-password"} and errors("mauve otter 4711") == {}


EVERY_GAP = {
    "version": 1,
    "rules": [
        {"rule": "history", "count": 4},
        {"rule": "length", "min": 8},
        {"rule": "expiry", "days": 90},
        {"rule": "minimum-age", "age": 1},
        {"rule": "breached-password"},
        {"rule": "changed-characters", "min": 3},
        {"rule": "variation-of-current"},
        {"rule": "different-from-current"},
    ],
}
GAPS = ["history", "expiry", "minimum-age", "breached-password", "changed-characters", "variation-of-current"]


def test_what_no_validator_can_judge_is_neither_an_error_nor_shown():
    validator = PolicyValidator(EVERY_GAP)
    assert list(validator.unenforced) == GAPS
    with validators(EVERY_GAP):
        assert errors("mauve otter 4711", User(username="anna")) == {}
        assert set(errors("horse", User(username="anna"))) == {"length"}
    assert validator.get_help_text() == "Use at least 8 characters\nChoose a password that is different from your current one"


def test_the_system_check_names_each_rule_that_is_not_enforced():
    with validators(EVERY_GAP):
        found = messages()
    assert [message.msg.split('"')[1] for message in found] == GAPS
    assert {message.id for message in found} == {"watchword.W002"} and "validator of your own" in found[0].hint
    with validators("nist-800-63b-4", user_attributes=[]):
        (message,) = messages()
    assert '"personal-words" of the policy nist-800-63b-4' in message.msg and "user_attributes" in message.hint
    with validators(EVERY_GAP, user_attributes=[]):
        found = messages()
    assert not any("user_attributes" in message.hint for message in found)
    assert '"history" of the policy in OPTIONS is neither' in found[0].msg


def test_a_new_password_differs_from_the_current_one():
    from django.contrib.auth.forms import PasswordChangeForm, SetPasswordForm

    user = User.objects.create_user("carla", password="mauve otter 4711")

    def typed(form, **others):
        made = form(user, {"new_password1": others["new"], "new_password2": others["new"], "old_password": "mauve otter 4711"})
        return [error.code for error in made.errors.as_data().get("new_password2", [])]

    with validators("pci-dss-4"):
        for form in (PasswordChangeForm, SetPasswordForm):
            assert typed(form, new="mauve otter 4711") == ["different-from-current"]
            assert typed(form, new="mauve otter 4712") == []
        assert errors("mauve otter 4711") == {}
        # A user who is not saved yet has no current password.
        fresh = User(username="dora")
        fresh.set_password("mauve otter 4711")
        assert errors("mauve otter 4711", fresh) == {}
    user.refresh_from_db()
    assert user.check_password("mauve otter 4711")


def test_no_hash_is_computed_for_a_policy_that_does_not_ask_for_it(monkeypatch):
    user = User.objects.create_user("emil", password="mauve otter 4711")
    monkeypatch.setattr(User, "check_password", lambda *arguments: pytest.fail("asked"))
    PolicyValidator("strong").validate("mauve otter 4711", user)


def test_a_path_starts_in_base_dir(tmp_path):
    (tmp_path / "own.json").write_text('{"minL": 20}')
    with validators("own.json"), override_settings(BASE_DIR=tmp_path):
        assert set(errors("horse1234")) == {"length"}
    with validators("other.json"), override_settings(BASE_DIR=tmp_path):
        assert str(tmp_path / "other.json") in messages()[0].msg
    with validators("own"), override_settings(BASE_DIR=tmp_path):
        assert 'There is no policy "own"' in messages()[0].msg


def test_a_policy_can_be_written_into_the_settings():
    policy = {"version": 1, "rules": [{"rule": "length", "min": 20}]}
    for given in (policy, json.dumps({**policy, "description": "https://example.com/rules.html"})):
        with validators(given), override_settings(BASE_DIR="/nowhere"):
            assert set(errors("horse1234")) == {"length"} and messages() == []


def test_help_and_password_changed():
    validator = PolicyValidator("strong")
    with translation.override("de"):
        assert validator.get_help_text().splitlines()[0] == "Mindestens 8 Zeichen verwenden"
        assert str(password_validation.password_validators_help_text_html()).count("<li>") == 3
    special = PolicyValidator({"version": 1, "rules": [{"rule": "forbidden-characters", "characters": "<&"}]})
    with override_settings(AUTH_PASSWORD_VALIDATORS=[]):
        assert "“&lt; &amp;”" in str(password_validation.password_validators_help_text_html([special]))
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
        (None, "watchword.E001", "There is no file /"),
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
    with validators(12):
        (message,) = messages()
    assert message.id == "watchword.E002" and "policy is 12; expected a name, a path or a dict" in message.msg
    with override_settings(AUTH_PASSWORD_VALIDATORS=[{"NAME": "watchword.django.PolicyValidator"}]):
        assert "policy" in messages()[0].msg and messages()[0].id == "watchword.E002"


def test_the_system_check_warns_of_a_policy_without_rules():
    with validators({"version": 1, "rules": []}):
        (message,) = messages()
    assert message.id == "watchword.W003"
    assert "The policy in OPTIONS has no rules, so that every password is accepted" in message.msg


@pytest.mark.parametrize(
    "attributes, text",
    [
        ("email", "user_attributes is 'email'; expected a list of names"),
        (["email", 5], "expected a list of names"),
        (["nick", "email", "age"], 'user_attributes has "nick" and "age", which auth.User lacks'),
    ],
)
def test_attributes_that_users_lack_are_refused(attributes, text):
    with validators("nist-800-63b-4", user_attributes=attributes):
        (message,) = messages()
        assert message.id == "watchword.E002" and text in message.msg
        with pytest.raises(ImproperlyConfigured):
            errors("mauve otter quartz 4711", User(username="anna"))


def test_a_debug_page_shows_no_password():
    from django.test import RequestFactory
    from django.views.debug import ExceptionReporter

    class Explosive(User):
        class Meta:
            proxy = True
            app_label = "auth"

        def explode(self, *arguments):
            raise RuntimeError("in an attribute")

        get_username = check_password = explode

    user = Explosive.objects.create(username="explosive")
    for policy, function in [("strong", "_user_id"), ("pci-dss-4", "_is_current")]:
        try:
            PolicyValidator(policy).validate("gR4nite-Otter!", user)
        except RuntimeError:
            reporter = ExceptionReporter(RequestFactory().get("/"), *sys.exc_info())
            frames = [frame for frame in reporter.get_traceback_frames() if "watchword/django" in frame["filename"]]
            assert function in [frame["function"] for frame in frames]
            assert not any("gR4nite" in str(value) for frame in frames for _, value in frame["vars"])
        else:
            pytest.fail("nothing was raised")
