"""Plants defects into XLIFF files. A seed determines the defects and their locations, so that every run plants the
same."""

import random
import re

UNIT = re.compile(r"<trans-unit\b[^>]*>.*?</trans-unit>", re.S)
TEXTS = re.compile(r"<source[^>]*>(.*?)</source>.*?<target[^>]*>(.*?)</target>", re.S)
PLACEHOLDER = re.compile(r"%(?:\d+\$)?(?:@|lld|ld|d|s)|\{\{[^}]*\}\}")


def changed(pattern, replacement):
    """Returns a function that replaces the first match of a pattern in a translation, or returns None."""
    def change(source, target):
        text, count = re.subn(pattern, replacement, target, count=1)
        return text if count else None
    return change


def drop_placeholder(source, target):
    return PLACEHOLDER.sub("", target, count=1) if PLACEHOLDER.search(target) and PLACEHOLDER.search(source) else None


def drop_end(source, target):
    return target[:-1] if source[-1:] in ".!?:…" and target[-1:] == source[-1:] and len(target) > 3 else None


def swap_numbers(source, target):
    found = re.search(r"(?<![%$\w.&#])\d{1,3}(?![$\w.%;])", target)
    if not found or not re.search(rf"(?<!\d){found[0]}(?!\d)", source):
        return None
    return target[:found.start()] + str(int(found[0]) + 7) + target[found.end():]


# The kinds of defects, and the checks of `lint` that can find each one.
KINDS = {
    "placeholder": (drop_placeholder, {"missing-placeholder", "count-dropped", "ambiguous-placeholder-order", "argument-mismatch"}),
    "double space": (changed(r"(?<=\w) (?=\w)", "  "), {"double-space"}),
    "end": (drop_end, {"end-punctuation"}),
    "number": (swap_numbers, {"number-mismatch"}),
    "tag": (changed(r"&lt;/\w+&gt;|</g>|<(x|ph)\b[^>]*/>", ""), {"markup-mismatch", "missing-inline-code", "malformed-xml"}),
    "empty": (lambda source, target: "" if source.strip() and target else None, {"empty-translation", "untranslated"}),
    "zero width": (changed(r"(?<=[a-zа-яא-ת])(?=[a-zа-яא-ת]{2})", "\u200b"), {"zero-width-character"}),
    "control": (changed(r"(?<=\w)(?=\w\w)", "\u0091"), {"control-character"}),
    "edge": (lambda source, target: " " + target if target.strip() == target and target else None, {"edge-whitespace"}),
    "word": (changed(r"\b([^\W\d_]{4,})\b(?! \1)(?=[ .])", r"\1 \1"), {"doubled-word"}),
    "replacement": (changed(r"(?<=\w)\w(?=\w)", "\ufffd"), {"replacement-character"}),
    "mojibake": (changed("[äöüéèçãñ]", lambda match: match[0].encode().decode("cp1252", "replace")), {"mojibake"}),
    "bracket": (changed(r"\)", ""), {"unbalanced-brackets"}),
}


def plant(text, seed, count=10, without=()):
    """Returns the text with defects, each in a different unit, and the kind and the lines of the unit of each."""
    random_numbers = random.Random(seed)
    units = [found for found in UNIT.finditer(text) if TEXTS.search(found[0]) and "\n" not in TEXTS.search(found[0])[2]]
    random_numbers.shuffle(units)
    kinds = [kind for kind in KINDS if kind not in without]
    random_numbers.shuffle(kinds)
    planted = []
    for unit in units:
        if len(planted) == count:
            break
        source, target = TEXTS.search(unit[0]).groups()
        for kind in kinds:
            other = KINDS[kind][0](source, target)
            if other is None or other == target:
                continue
            kinds.append(kinds.pop(kinds.index(kind)))
            start, end = (unit.start() + offset for offset in TEXTS.search(unit[0]).span(2))
            planted.append((start, end, other, kind, text.count("\n", 0, unit.start()) + 1, text.count("\n", 0, unit.end()) + 1))
            break
    for start, end, other, *_ in sorted(planted, reverse=True):
        text = text[:start] + other + text[end:]
    return text, [(kind, first, last) for _, _, _, kind, first, last in sorted(planted)]
