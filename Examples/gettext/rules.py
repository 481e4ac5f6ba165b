"""Shows the requirements of the policy `strong` with gettext, like a Python program or a Django app.

    watchword export strong --to po -o locale
    for file in locale/*/LC_MESSAGES/messages.po; do msgfmt "$file" -o "${file%po}mo"; done
    python3 rules.py locale ru
"""

import gettext
import sys


def rules(texts):
    """The lines of the checklist. Each number selects the plural form and is shown in it."""
    length, letters, digits = 8, 1, 1
    return [
        texts.npgettext(
            "rule.length.min.checklist", "Min. {minimum} character", "Min. {minimum} characters", length
        ).format(minimum=length),
        texts.npgettext(
            "rule.letters.min.checklist", "At least {minimum} letter", "At least {minimum} letters", letters
        ).format(minimum=letters),
        texts.npgettext(
            "rule.digits.min.checklist", "At least {minimum} number", "At least {minimum} numbers", digits
        ).format(minimum=digits),
    ]


if __name__ == "__main__":
    folder, locale = sys.argv[1:]
    # English has no file: its texts are the ids.
    texts = gettext.translation("messages", folder, languages=[locale], fallback=True)
    print("\n".join(rules(texts)))
