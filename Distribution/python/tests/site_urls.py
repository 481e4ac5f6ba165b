"""The pages of the site that test_django.py asks: a sign-up form as Django brings it."""

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


urlpatterns = [path("sign-up", sign_up)]
