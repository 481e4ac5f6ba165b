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

  /// A text gets a different key.
  package static let changedKey = FindingKind(
    "changed-key", .warning,
    """
    A text gets a different key.

    What: the target format restricts the characters of keys, or a plural form of another text already uses this key.

    Why: the program finds the text only by the new key.

    Example:
      "Hello %@" becomes "Hello___" in Android's resources

    What to do: use the new key in the program, or first give the text a key of letters, digits and _.
    """)

  /// The losses that `watchword convert` reports, in the order of the documentation.
  package static let conversionLosses: [FindingKind] = [
    .lostVariation, .lostPluralForm, .lostSubstitution, .lostSource, .lostText, .lostState, .lostNote, .lostAttribute,
    .lostMarkup, .changedKey, .lostPlaceholder, .rewrittenPlaceholder,
  ]

  /// A text for a device or a width is lost.
  package static let lostVariation = FindingKind(
    "lost-variation", .warning,
    """
    A text for a device or a width is lost.

    What: the catalogue has texts for some devices or widths, and the target format has one text for all of them. If
    there is no other text, the text for all other devices becomes the text for all devices.

    Why: people with that device read a text that was written for another device.

    Example:
      "Tap" for iPhone and "Click" for all other devices become "Click"

    What to do: give the text its own key and let the program choose, or convert to xcstrings or strings.
    """)

  /// A plural form is lost or replaced.
  package static let lostPluralForm = FindingKind(
    "lost-plural-form", .warning,
    """
    A plural form is lost or replaced.

    What: the format has no slot for a form, because no number that it supports selects it: gettext counts only whole
    numbers, so Polish "other" and Russian fractions have no form there, and Android has no form for zero in English.
    Java's properties and ResX have no plural forms, so one of them becomes the text for all numbers. Or the format
    requires a form that the catalogue lacks, and another form replaces it.

    Why: some numbers are shown with a text that was not written for them.

    Example:
      Russian "other", which only fractions choose, in a gettext catalogue

    What to do: check whether such numbers occur; if they do, write a separate text for them.
    """)

  /// A variable inside a text loses its plural forms.
  package static let lostSubstitution = FindingKind(
    "lost-substitution", .warning,
    """
    A variable inside a text loses its plural forms.

    What: a text has plural forms for one or more variables in it, and in the target format, a text varies as a whole by
    one number. If the text is nothing but the variable, the forms become forms of the whole text. Otherwise, the form
    for other numbers replaces the variable.

    Why: the text is wrong for some numbers.

    Example:
      %#@files@ in %#@folders@

    What to do: write forms of the whole text for the most important number, or split the text in two.
    """)

  /// A source text is lost.
  package static let lostSource = FindingKind(
    "lost-source", .warning,
    """
    A source text is lost.

    What: files that belong together have several sources for one key, or a text in a gettext catalogue would have no
    source.

    Why: translators see a source other than the one that was translated.

    Example:
      "Open" with the source "Open" in one file and "Open file" in another

    What to do: make the sources the same, or give one of the texts its own key.
    """)

  /// A text is lost.
  package static let lostText = FindingKind(
    "lost-text", .warning,
    """
    A text is lost.

    What: files that belong together have two texts for one key in one language, perhaps because they spell the language
    in two ways. Only the first text is written.

    Why: users may see the wrong one of the two.

    Example:
      a string catalogue with translations into de-DE and de_DE

    What to do: remove one of the texts, or give one of them its own key.
    """)

  /// The state of a translation is lost.
  package static let lostState = FindingKind(
    "lost-state", .warning,
    """
    The state of a translation is lost.

    What: a translation is a draft or needs review, and the target format has no states, or one state for all forms of a
    text. Drafts are left out; translations that need review are written.

    Why: people see texts that nobody has reviewed, or the source instead of a draft.

    Example:
      state="needs-review-l10n" in a .strings file

    What to do: finish the translation first, or convert to xliff12, xcstrings or po.
    """)

  /// A placeholder has no equivalent in another format.
  package static let lostPlaceholder = FindingKind(
    "lost-placeholder", .warning,
    """
    A placeholder has no equivalent in another format.

    What: the target format cannot show the value in this way: named placeholders cannot specify decimals, a width or a
    choice inside a text belongs to another syntax, and %1, ${name} and %{name} belong to other libraries. The
    placeholder is written in a simpler form, or unchanged.

    Why: people see the value in another form, or the placeholder itself.

    Example:
      %.1f in an ARB file

    What to do: format the value in the program and pass it as a string.
    """)

  /// A placeholder is written in the syntax of another format.
  package static let rewrittenPlaceholder = FindingKind(
    "rewritten-placeholder", .info,
    """
    A placeholder is written in the syntax of another format.

    What: each format has its own notation for the same value: %@, %s, {arg1} and {{arg1}}. The number that selects a
    plural form is called count. Values without names get the positions in which they first appear in the source.

    Why: the program must pass the values by these names or positions.

    Example:
      "%lld files in %@" becomes "{count} files in {arg2}"

    What to do: nothing, if the program already passes the values like this.
    """)
}
