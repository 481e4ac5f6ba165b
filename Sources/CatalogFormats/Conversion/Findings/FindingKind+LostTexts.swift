package import WatchwordDiagnostics

extension FindingKind {
  /// What `watchword convert` cannot carry to another format, in the order of documentation.
  package static let conversionLosses: [FindingKind] = [
    .lostVariation, .lostPluralForm, .lostSubstitution, .lostSource, .lostText, .lostState, .lostNote, .lostAttribute,
    .lostMarkup, .changedKey, .lostPlaceholder, .rewrittenPlaceholder,
  ]

  /// A text for a device or a width is lost.
  package static let lostVariation = FindingKind(
    "lost-variation", .warning,
    """
    A text for a device or a width is lost.

    What: the catalogue has texts for some devices or widths, and the format that is written has one text for all. Where
    there is no other text, that for all other devices becomes the text for all.

    Why: people with that device read a text that was written for another one.

    Example:
      "Tap" for iPhone and "Click" for all other devices become "Click"

    What to do: give the text a key of its own and let the program choose; or convert to xcstrings or strings.
    """)

  /// A plural form is lost or replaced.
  package static let lostPluralForm = FindingKind(
    "lost-plural-form", .warning,
    """
    A plural form is lost or replaced.

    What: the format has no place for a form, because no number that it knows chooses it: gettext counts whole numbers
    only, so that Polish "other" and Russian fractions have no form there, and Android has no form for zero in English. Or
    the format needs a form that the catalogue lacks, and another one stands for it.

    Why: some numbers are shown with another text than was written for them.

    Example:
      Russian "other", which only fractions choose, in a gettext catalogue

    What to do: check whether such numbers occur; if they do, write a text of its own for them.
    """)

  /// A variable inside a text loses its plural forms.
  package static let lostSubstitution = FindingKind(
    "lost-substitution", .warning,
    """
    A variable inside a text loses its plural forms.

    What: a text has plural forms for a variable in it, perhaps for several, and in the format that is written, a text as
    a whole varies by one number. If the text is nothing but the variable, the forms become those of the whole text.
    Otherwise, the form for other numbers stands in the text.

    Why: the text is wrong for some numbers.

    Example:
      %#@files@ in %#@folders@

    What to do: write forms of the whole text for the number that matters most, or two texts.
    """)

  /// A source text is lost.
  package static let lostSource = FindingKind(
    "lost-source", .warning,
    """
    A source text is lost.

    What: files that go together have several sources for one key, or a gettext catalogue would have a text without a
    source.

    Why: translators see another source than the one that was translated.

    Example:
      "Open" with the source "Open" in one file and "Open file" in another

    What to do: make the sources the same, or give one of the texts a key of its own.
    """)

  /// A text is lost.
  package static let lostText = FindingKind(
    "lost-text", .warning,
    """
    A text is lost.

    What: files that go together have two texts for one key in one language, perhaps because they write the language in
    two ways. The first one is written.

    Why: users may see the wrong one of the two.

    Example:
      a string catalogue with translations into de-DE and de_DE

    What to do: remove one of the texts, or give one a key of its own.
    """)

  /// The state of a translation is lost.
  package static let lostState = FindingKind(
    "lost-state", .warning,
    """
    The state of a translation is lost.

    What: a translation is a draft or needs a review, and the format that is written has no states, or one for all forms
    of a text. Drafts are left out; translations that need a review are written.

    Why: people see texts that nobody has reviewed, or read the source where there is a draft.

    Example:
      state="needs-review-l10n" in a .strings file

    What to do: finish the translation first, or convert to xliff12, xcstrings or po.
    """)
}
