package import WatchwordDiagnostics

extension FindingKind {
  /// A note for translators is lost or changed.
  package static let lostNote = FindingKind(
    "lost-note", .warning,
    """
    A note for translators is lost or changed.

    What: the format that is written has no place for notes, or not for these: a comment of XML cannot hold two hyphens,
    and a string catalogue has one note for all texts of a key.

    Why: translators do not learn what the text is for.

    Example:
      a note in i18next's JSON

    What to do: send the notes in another way, or change them.
    """)

  /// A property of a text is lost.
  package static let lostAttribute = FindingKind(
    "lost-attribute", .warning,
    """
    A property of a text is lost.

    What: the format that is written has no place for something that the catalogue says of a text: its maximum width, that
    it is not to be translated, the reason for its state, an empty translation.

    Why: translators and programs no longer know it.

    Example:
      maxwidth="20" in an Android resource

    What to do: write it into the note, or keep it in another place.
    """)

  /// Inline elements of a text are lost.
  package static let lostMarkup = FindingKind(
    "lost-markup", .warning,
    """
    Inline elements of a text are lost.

    What: the text has elements for code, such as <g> and <x/>, and the format that is written has words only.

    Why: links, bold words and the like are gone, or their code stands in the text.

    Example:
      Read <g id="1">this</g>

    What to do: write the markup as the program expects it.
    """)

  /// A text gets another key.
  package static let changedKey = FindingKind(
    "changed-key", .warning,
    """
    A text gets another key.

    What: the format that is written allows only some characters in keys, or a plural form of another text already has
    this key.

    Why: the program finds the text by the new key only.

    Example:
      "Hello %@" becomes "Hello___" in Android's resources

    What to do: use the new key in the program, or give the text a key of letters, digits and _ first.
    """)
}
