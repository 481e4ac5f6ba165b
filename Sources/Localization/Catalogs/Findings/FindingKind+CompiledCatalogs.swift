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

  /// A substitution of a compiled catalogue uses an impossible argument as its count.
  package static let invalidArgument = FindingKind(
    "invalid-argument", .error,
    """
    A substitution of a compiled catalogue uses an impossible argument as its count.

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
}
