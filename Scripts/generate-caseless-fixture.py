#!/usr/bin/env python3
"""Writes Tests/PolicyTests/Fixtures/caseless.txt: the characters with their case-insensitive forms.

    Scripts/generate-caseless-fixture.py > Tests/PolicyTests/Fixtures/caseless.txt

Canonical caseless matching (The Unicode Standard, section 3.13, D145) with Python's own Unicode data, and the additions
of policies: U+0307 after an i is dropped, and the dotless i becomes i. Tests import `folded` from here.
"""
import unicodedata


def without_dots(text):
    """Returns the text without each U+0307 that belongs to an i: no character of combining class 0 or 230 is between
    them."""
    result = []
    belongs_to_i = False
    for character in text:
        if character == "i":
            belongs_to_i = True
        elif character == "\u0307" and belongs_to_i:
            continue
        elif unicodedata.combining(character) in (0, 230):
            belongs_to_i = False
        result.append(character)
    return "".join(result)


def folded(text):
    """Returns NFD(toCasefold(NFD(text))), with the two additions."""
    decomposed = unicodedata.normalize("NFD", text)
    return unicodedata.normalize("NFD", without_dots(decomposed.casefold().replace("\u0131", "i")))


def scalars(text):
    return " ".join(f"{ord(character):04X}" for character in text)


def assigned():
    """Yields every character that this Python knows, except surrogates."""
    for code in range(0x110000):
        character = chr(code)
        if unicodedata.category(character) not in ("Cn", "Cs"):
            yield character


def main():
    print("# Written by Scripts/generate-caseless-fixture.py from the Unicode Character Database (see NOTICE).")
    print(f"# Unicode {unicodedata.unidata_version}: each character that changes beyond its NFD, and what it becomes")
    for character in assigned():
        result = folded(character)
        if result != unicodedata.normalize("NFD", character):
            print(f"{scalars(character)}; {scalars(result)}")


if __name__ == "__main__":
    main()
