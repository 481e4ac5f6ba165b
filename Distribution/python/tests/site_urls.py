"""The pages of the site for test_django.py and test_django_observer.py: Django's own forms."""

from django.contrib.auth import user_logged_in
from django.contrib.auth.forms import UserCreationForm
from django.http import HttpResponse
from django.template import engines
from django.urls import path

PAGE = engines["django"].from_string(
    '<html lang="{{ LANGUAGE_CODE }}" dir="{{ direction }}"><form method="post">{{ form.as_p }}<button>OK</button></form>'
)


def sign_up(request):
    from django.utils.translation import get_language, get_language_bidi

    form = UserCreationForm(request.POST or None)
    if request.method == "POST" and form.is_valid():
        form.save()
        return HttpResponse("welcome")
    direction = "rtl" if get_language_bidi() else "ltr"
    return HttpResponse(PAGE.render({"form": form, "LANGUAGE_CODE": get_language(), "direction": direction}, request))


def sign_in(request):
    from test_django_observer import SignInForm

    form = SignInForm(request, request.POST or None)
    if not form.is_valid():
        return HttpResponse("no", status=403)
    user_logged_in.send(sender=type(form.get_user()), request=request, user=form.get_user())
    return HttpResponse("welcome")


urlpatterns = [path("sign-up", sign_up), path("sign-in", sign_in)]
