package import WatchwordDiagnostics

extension FindingKind {
  /// A note for translators is lost or changed.
  package static let lostNote = FindingKind(
    "lost-note", .warning,
    """
    A note for translators is lost or changed.

    What: the target format has no field for notes, or cannot store these: an XML comment cannot contain two hyphens,
    and a string catalogue has one note for all texts of a key.

    Why: translators do not learn what the text is for.

    Example:
      a note in i18next's JSON

    What to do: send the notes separately, or change them.
    """)

  /// A property of a text is lost.
  package static let lostAttribute = FindingKind(
    "lost-attribute", .warning,
    """
    A property of a text is lost.

    What: the target format has no field for a property of the text: its maximum width, the instruction not to translate
    it, the reason for its state, or an empty translation.

    Why: translators and programs no longer see it.

    Example:
      maxwidth="20" in an Android resource

    What to do: write it into the note, or keep it elsewhere.
    """)

  /// Inline elements of a text are lost.
  package static let lostMarkup = FindingKind(
    "lost-markup", .warning,
    """
    Inline elements of a text are lost.

    What: the text has inline elements for codes, such as <g> and <x/>, and the target format stores only words.

    Why: links, bold words and the like are lost, or their codes appear in the text.

    Example:
      Read <g id="1">this</g>

    What to do: write the markup in the form that the program expects.
    """)

  /// A text gets another key.
  package static let changedKey = FindingKind(
    "changed-key", .warning,
    """
    A text gets another key.

    What: the target format restricts the characters of keys, or a plural form of another text already uses this key.

    Why: the program finds the text only by the new key.

    Example:
      "Hello %@" becomes "Hello___" in Android's resources

    What to do: use the new key in the program, or first give the text a key of letters, digits and _.
    """)
}
