"""Renders exported texts with gettext: reads a list of [locale, key, English texts, number, values] from standard input,
and prints the texts as a list. The folder with the catalogues is the only argument."""

import gettext
import json
import pathlib
import subprocess
import sys

folder = pathlib.Path(sys.argv[1])
for path in folder.glob("*/LC_MESSAGES/*.po"):
    subprocess.run(["msgfmt", "--check-format", path, "-o", path.with_suffix(".mo")], check=True)
# gettext has no scripts in the names of locales.
names = {"zh-Hans": "zh_CN", "zh-Hant": "zh_TW", "zh-Hant-HK": "zh_HK"}
catalogues = {}
rendered = []
for locale, key, ids, number, values in json.load(sys.stdin):
    if locale not in catalogues:
        catalogues[locale] = gettext.translation("messages", folder, languages=[names.get(locale, locale.replace("-", "_"))])
    texts = catalogues[locale]
    if number is None:
        text = texts.pgettext(key, ids[0])
    else:
        text = texts.npgettext(key, ids[0], ids[-1], number)
    rendered.append(text.format(**values) if values else text)
json.dump(rendered, sys.stdout)
