package import WatchwordDiagnostics

extension FindingKind {
  /// A file has bytes that are not characters.
  package static let invalidEncoding = FindingKind(
    "invalid-encoding", .error, leavesOut: .rest,
    """
    A file has bytes that are not characters.

    What: bytes do not belong to the encoding that the file declares, or to UTF-8 if it declares none. Nothing after
    them is read.

    Why: every program reads something different there, or rejects the file.

    Example:
      a file saved in ISO 8859-1 that declares charset=UTF-8

    What to do: save the file in the encoding that it declares.
    """,
    examples: [
      .bad(
        "de.po",
        #"""
        msgid ""
        msgstr ""
        "Language: de\n"
        "Content-Type: text/plain; charset=US-ASCII\n"

        msgid "a"
        msgstr "1️⃣ä"

        """#),
      .good(
        "de.po",
        #"""
        msgid ""
        msgstr ""
        "Language: de\n"
        "Content-Type: text/plain; charset=UTF-8\n"

        msgid "a"
        msgstr "ä"

        """#),
    ])

  /// An escape does not represent a character.
  package static let invalidEscape = FindingKind(
    "invalid-escape", .error, milder: [.warning],
    """
    An escape does not represent a character.

    What: a backslash is followed by something that is not an escape of the format, or the digits after it are too few
    or do not name a character. In gettext catalogues, Android resources and Java properties, a backslash itself is
    written twice. The finding is a warning if Android's resource compiler or Java drops the escape, or replaces it by
    another character, and does not reject the file.

    Why: the file is rejected, or people see something other than what was meant.

    Example:
      msgstr "C:\\Programme"

    What to do: write \\\\ for a backslash, or the character itself.
    """,
    examples: [
      .bad(
        "de.po",
        #"""
        msgid ""
        msgstr ""
        "Language: de\n"
        "Plural-Forms: nplurals=2; plural=n != 1;\n"

        msgid "a"
        msgstr "ä1️⃣\q"

        """#),
      .bad("values/strings.xml", #"<resources><string name="a">1️⃣\u12</string></resources>"#),
      .bad("values/strings.xml", #"<resources><string name="a">1️⃣\u12 a</string></resources>"#),
      .bad("messages_en.properties", #"a = C:1️⃣\users"#),
      .good("messages_en.properties", #"a = C:\\users \u00e9 \!"#),
      .good(
        "de.po",
        #"""
        msgid ""
        msgstr ""
        "Language: de\n"
        "Plural-Forms: nplurals=2; plural=n != 1;\n"

        msgid "C:\\a"
        msgstr "C:\\a\n\t\""

        """#),
      .good(
        "values/strings.xml",
        #"<resources><string name="a">\u0041\n\t\'\"\@\?\\</string></resources>"#),
    ])

  /// A `<file>` does not declare its source language.
  package static let missingSourceLanguage = FindingKind(
    "missing-source-language", .error,
    """
    A `<file>` does not declare its source language.

    What: the attribute source-language is missing.

    Why: XLIFF 1.2 requires it (section 2.2.2), and importers reject the file.

    Example:
      <file original="Localizable.strings" target-language="de" datatype="plaintext">

    What to do: write source-language="en", or the language of the sources.
    """,
    examples: [
      .bad(
        "example.xliff",
        """
        <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
          1️⃣<file original="a.strings" target-language="de" datatype="plaintext"><body/></file>
        </xliff>
        """),
      .good(language: "de", ""),
    ])

  /// A `<file>` with translations does not declare their language.
  package static let missingTargetLanguage = FindingKind(
    "missing-target-language", .error, milder: [.warning],
    """
    A `<file>` with translations does not declare their language.

    What: the attribute target-language is missing, but there are translations, or the other <file> elements have one.

    It is a warning in XLIFF 1.2 of other programs than Xcode, where the attribute is optional (section 2.2.2), and in PO,
    as in msgfmt.

    Why: Xcode refuses to import the language at all. The rules of the language cannot be checked.

    Example:
      <file original="Localizable.strings" source-language="en" datatype="plaintext">

    What to do: write target-language="de", or the language of the translations.
    """,
    examples: [
      .bad(
        "example.xliff",
        """
        <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
          1️⃣<file original="a.strings" source-language="en" datatype="plaintext">
            <body><trans-unit id="a"><source>Salt</source><target>Salz</target></trans-unit></body>
          </file>
        </xliff>
        """),
      .good(
        "example.xliff",
        """
        <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
          <file original="a.strings" source-language="en" datatype="plaintext">
            <body><trans-unit id="a"><source>Salt</source></trans-unit></body>
          </file>
        </xliff>
        """),
    ])

  /// A unit has no id.
  package static let missingUnitID = FindingKind(
    "missing-unit-id", .error,
    """
    A unit has no id.

    What: a <trans-unit> lacks the attribute id, a <string> or <data> its name, or a <message> of Qt both an id and a
    <source>. An empty id is accepted: Xcode writes it for the empty text.

    Why: the id identifies the text of the app that is translated. Without it, the translation is not used.

    Example:
      <trans-unit><source>Salt</source><target>Salz</target></trans-unit>

    What to do: copy the id from the exported file.
    """,
    examples: [
      .bad(language: "de", "1️⃣<trans-unit><source>Salt</source><target>Salz</target></trans-unit>"),
      .bad("Strings.resx", "<root>1️⃣<data><value>Salt</value></data></root>"),
      .bad(
        "app_de.ts",
        "<TS language=\"de\"><context>1️⃣<message><translation>Salz</translation></message></context></TS>"),
      .good(language: "de", "<trans-unit id=\"\"><source>Salt</source><target>Salz</target></trans-unit>"),
    ])

  /// A file does not match its name.
  package static let unexpectedRoot = FindingKind(
    "unexpected-root", .error, leavesOut: .rest,
    """
    A file does not match its name.

    What: the root element of an Android resource file is not <resources>, that of a .NET resource file is not <root>, or
    that of a Qt translation is not <TS>; a JSON catalogue is not an object, or a .strings file is a binary property list.

    Why: no texts can be read from the file.

    Example:
      ["Open", "Close"]

    What to do: check whether this is the right file.
    """,
    examples: [
      .bad("app_en.arb", #"1️⃣["Open", "Close"]"#),
      .bad("values/strings.xml", #"1️⃣<svg/>"#),
      .bad("Strings.resx", #"1️⃣<svg/>"#),
      .good("app_en.arb", #"{"open": "Open"}"#),
      .good("values/strings.xml", #"<resources/>"#),
    ])

  /// A value in a JSON catalogue has the wrong type.
  package static let unexpectedValue = FindingKind(
    "unexpected-value", .error, milder: [.warning],
    """
    A value in a JSON catalogue has the wrong type.

    What: a text is a number, a Boolean or an object, a description is not an object, or @@locale does not name a
    language. The finding is a warning for numbers and Booleans in an i18next file, which i18next passes to the app
    unchanged; they are not texts.

    Why: the member is ignored, or the app that reads the file stops.

    Example:
      {"count": 1}

    What to do: write a value of the type that the finding names, such as a text in quotation marks.
    """,
    examples: [
      .bad("app_en.arb", #"{"a": 1️⃣1}"#),
      .bad("locales/en/a.json", #"{"a": {"b": 1️⃣true}}"#),
      .good("app_en.arb", #"{"@@locale": "en", "a": "1", "@a": {"description": "d"}}"#),
      .good("locales/en/a.json", #"{"a": {"b": "x", "c": null, "d": ["e", "f"]}}"#),
    ])

  /// The elements of the file are not in an XLIFF namespace.
  package static let wrongNamespace = FindingKind(
    "wrong-namespace", .error, leavesOut: .rest,
    """
    The elements of the file are not in an XLIFF namespace.

    What: <xliff> has no xmlns, or the xmlns of another version or format. XLIFF 2.1 uses the namespace of 2.0.

    Why: programs recognise XLIFF by its namespace. Without it, Xcode finds nothing to import.

    Example:
      <xliff version="1.2">

    What to do: write xmlns="urn:oasis:names:tc:xliff:document:1.2" in <xliff>; for XLIFF 2.0 and 2.1, end it with :2.0,
    for XLIFF 2.2 with :2.2.
    """,
    examples: [
      .bad(
        "example.xliff",
        "1️⃣<xliff version=\"1.2\"><file original=\"a\" source-language=\"en\"/></xliff>"),
      .bad("example.xliff", "1️⃣<resources xmlns=\"urn:example:other\"/>"),
      .bad(
        "example.xliff",
        "1️⃣<xliff xmlns=\"urn:oasis:names:tc:xliff:document:2.1\" version=\"2.1\" srcLang=\"en\"/>"),
      .good(language: "de", "<trans-unit id=\"a\"><source>Salt</source><target>Salz</target></trans-unit>"),
    ])
}
