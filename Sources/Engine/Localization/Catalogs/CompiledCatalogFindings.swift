package import WatchwordDiagnostics

extension FindingKind {
  /// The kinds of findings about compiled catalogues, in the order of the documentation.
  package static let compiledCatalogFindings: [FindingKind] = [
    .missingKey, .invalidArgument, .duplicateText, .unknownPluralCategory, .unknownDevice, .pluralConflict,
    .deviceConflict, .substitutionWithoutMessage, .argumentConflict,
  ]

  /// A compiled catalogue lacks a part.
  package static let missingKey = FindingKind(
    "missing-key", .error,
    """
    A compiled catalogue lacks a part.

    What: the catalogue has no version, no locale or no messages, or a message has no text.

    Why: its texts cannot be shown.

    Example:
      {"version": 1, "messages": {}}

    What to do: compile the catalogue again with watchword compile.
    """,
    examples: [
      .bad("de.compiled.json", #"{"version": 1, "messages": {}}"#),
      .good("de.compiled.json", #"{"version": 1, "locale": "de", "messages": {"salt": "Salz"}}"#),
    ])

  /// A substitution of a compiled catalogue uses an invalid argument number for its count.
  package static let invalidArgument = FindingKind(
    "invalid-argument", .error,
    """
    A substitution of a compiled catalogue uses an invalid argument number for its count.

    What: the number of the argument is less than 1 or greater than 4096.

    Why: there is no such value, so no plural form can be chosen.

    Example:
      {"substitutions": {"files": {"argument": 0}}}

    What to do: compile the catalogue again with watchword compile.
    """,
    examples: [
      .bad(
        "de.compiled.json",
        #"{"version": 1, "locale": "de", "messages": {"k": {"text": "%#@files@", "substitutions": {"files": {"argument": 0, "plural": {"other": "Dateien"}}}}}}"#
      ),
      .good(
        "de.compiled.json",
        #"{"version": 1, "locale": "de", "messages": {"k": {"text": "%#@files@", "substitutions": {"files": {"argument": 1, "plural": {"other": "Dateien"}}}}}}"#
      ),
    ])

  /// A message has two texts.
  package static let duplicateText = FindingKind(
    "duplicate-text", .error, milder: [.warning],
    """
    A message has two texts.

    What: two units have the same id and the same variation, in one <file> or in several. It is a warning if they are in
    several; the first one is used.

    Why: an app shows only one of them.

    Example:
      <trans-unit id="salt"> twice

    What to do: give one of the messages another id, or remove one of the units.
    """,
    examples: [
      .bad(
        language: "de",
        """
        <trans-unit id="salt"><source>Salz</source><target>Salz</target></trans-unit>
        <trans-unit id="salt"><source>Kochsalz</source><target>Kochsalz</target></trans-unit>
        """),
      .good(
        language: "de",
        """
        <trans-unit id="salt"><source>Salz</source><target>Salz</target></trans-unit>
        <trans-unit id="pepper"><source>Pfeffer</source><target>Pfeffer</target></trans-unit>
        """),
    ])

  /// A plural form has an unknown category.
  package static let unknownPluralCategory = FindingKind(
    "unknown-plural-category", .error,
    """
    A plural form has an unknown category.

    What: the category is not one of zero, one, two, few, many and other (UTS #35, Language Plural Rules).

    Why: the form is never shown.

    Example:
      files|==|plural.several

    What to do: write one of the six categories.
    """,
    examples: [
      .bad(
        "de.compiled.json",
        #"{"version": 1, "locale": "de", "messages": {"files": {"plural": {"several": "%d Dateien"}}}}"#),
      .good(
        "de.compiled.json",
        #"{"version": 1, "locale": "de", "messages": {"files": {"plural": {"other": "%d Dateien"}}}}"#),
    ])

  /// A variation has an unknown device.
  package static let unknownDevice = FindingKind(
    "unknown-device", .error,
    """
    A variation has an unknown device.

    What: the device is not one of iphone, ipad, ipod, mac, applewatch, appletv, applevision and other.

    Why: the text is never shown.

    Example:
      tap|==|device.phone

    What to do: write one of these devices.
    """,
    examples: [
      .bad(
        language: "de",
        #"<trans-unit id="tap|==|device.phone"><source>Tippen</source><target>Tippen</target></trans-unit>"#),
      .good(
        language: "de",
        """
        <trans-unit id="tap|==|device.iphone"><source>Tippen</source><target>Tippen</target></trans-unit>
        <trans-unit id="tap|==|device.other"><source>Klicken</source><target>Klicken</target></trans-unit>
        """),
    ])

  /// A message has both a text for every number and plural forms.
  package static let pluralConflict = FindingKind(
    "plural-conflict", .error,
    """
    A message has both a text for every number and plural forms.

    What: one unit is the whole text, and another one is a plural form of it.

    Why: it is not clear which of them an app shows.

    Example:
      files and files|==|plural.one

    What to do: remove the whole text, or all plural forms.
    """,
    examples: [
      .bad(
        language: "de",
        """
        <trans-unit id="files"><source>Dateien</source><target>Dateien</target></trans-unit>
        <trans-unit id="files|==|plural.one"><source>%d Datei</source><target>%d Datei</target></trans-unit>
        """),
      .good(
        language: "de",
        """
        <trans-unit id="files|==|plural.one"><source>%d Datei</source><target>%d Datei</target></trans-unit>
        <trans-unit id="files|==|plural.other"><source>%d Dateien</source><target>%d Dateien</target></trans-unit>
        """),
    ])

  /// A message has both a text for every device and texts by device.
  package static let deviceConflict = FindingKind(
    "device-conflict", .error,
    """
    A message has both a text for every device and texts by device.

    What: one unit is the whole text, and another one is the text for a device.

    Why: it is not clear which of them an app shows.

    Example:
      tap and tap|==|device.mac

    What to do: name the whole text device.other.
    """,
    examples: [
      .bad(
        language: "de",
        """
        <trans-unit id="tap"><source>Tippen</source><target>Tippen</target></trans-unit>
        <trans-unit id="tap|==|device.mac"><source>Klicken</source><target>Klicken</target></trans-unit>
        """),
      .good(
        language: "de",
        """
        <trans-unit id="tap|==|device.other"><source>Tippen</source><target>Tippen</target></trans-unit>
        <trans-unit id="tap|==|device.mac"><source>Klicken</source><target>Klicken</target></trans-unit>
        """),
    ])

  /// A substitution belongs to a message without a text.
  package static let substitutionWithoutMessage = FindingKind(
    "substitution-without-message", .error, milder: [.warning],
    """
    A substitution belongs to a message without a text.

    What: the forms of a substitution are translated, but the text that uses it is not. It is a warning when a
    catalogue is compiled, and an error in a compiled one.

    Why: nobody sees the forms; the whole message falls back to another language.

    Example:
      birds|==|substitutions.BIRDS.plural.other without birds

    What to do: translate the text of the message too.
    """,
    examples: [
      .bad(
        language: "de",
        #"<trans-unit id="birds|==|substitutions.BIRDS.plural.other"><source>%d Vögel</source><target>%d Vögel</target></trans-unit>"#
      ),
      .good(
        language: "de",
        """
        <trans-unit id="birds"><source>%#@BIRDS@</source><target>%#@BIRDS@</target></trans-unit>
        <trans-unit id="birds|==|substitutions.BIRDS.plural.other"><source>%d Vögel</source><target>%d Vögel</target></trans-unit>
        """),
    ])

  /// A substitution uses two arguments as its count.
  package static let argumentConflict = FindingKind(
    "argument-conflict", .error,
    """
    A substitution uses two arguments as its count.

    What: two forms of one substitution name different arguments.

    Why: it is not clear which value chooses the form.

    Example:
      %1$#@files@ and %2$#@files@

    What to do: use the same number in all forms.
    """)

  /// A language is not written as a language tag.
  package static let invalidLanguageTag = FindingKind(
    "invalid-language-tag", .error,
    """
    A language is not written as a language tag.

    What: source-language or target-language does not have the form of BCP 47: a language of two or three letters, then
    a script or a region if they matter, separated by hyphens. Or it is the code of a country, such as jp, and not of a
    language.

    Why: programs cannot tell which language is meant, so the translations are never used.

    Example:
      target-language="pt_BR"

    What to do: write a tag such as de, pt-BR or zh-Hans, with hyphens and without the name of an encoding.
    """)

  /// The file is not in a version of XLIFF that can be read.
  package static let unsupportedVersion = FindingKind(
    "unsupported-version", .error, leavesOut: .rest,
    """
    The file is not in a version of XLIFF that can be read.

    What: <xliff> has no version, or one other than 1.2, 2.0, 2.1 and 2.2.

    Why: other versions have other elements under the same root. Xcode imports version 1.2 only.

    Example:
      <xliff version="3.0" xmlns="urn:oasis:names:tc:xliff:document:3.0">

    What to do: export the file as XLIFF 1.2 or 2.1. Xcode writes 1.2, and most translation tools can write both.
    """,
    examples: [
      .bad(
        "example.xliff",
        """
        <xliff xmlns="urn:oasis:names:tc:xliff:document:3.0" version="1️⃣3.0" srcLang="en" trgLang="de"/>
        """),
      .good(
        language: "de", "<trans-unit id=\"a\"><source>Version 2.0</source><target>Version 2.0</target></trans-unit>"),
    ])
}
