import WatchwordDiagnostics

extension FindingPages {
  /// The pages about what `watchword convert` cannot carry to another format.
  static let conversions: [Page] = lostTexts + lostMembers + placeholders

  private static let lostTexts: [Page] = [
    Page(
      "lost-variation", .warning,
      """
      A text for a device or a width is lost.

      What: the catalogue has texts for some devices or widths, and the format that is written has one text for all. Where
      there is no other text, that for all other devices becomes the text for all.

      Why: people with that device read a text that was written for another one.

      Example:
        "Tap" for iPhone and "Click" for all other devices become "Click"

      What to do: give the text a key of its own and let the program choose; or convert to xcstrings or strings.
      """),
    Page(
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
      """),
    Page(
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
      """),
    Page(
      "lost-source", .warning,
      """
      A source text is lost.

      What: files that go together have several sources for one key, or a gettext catalogue would have a text without a
      source.

      Why: translators see another source than the one that was translated.

      Example:
        "Open" with the source "Open" in one file and "Open file" in another

      What to do: make the sources the same, or give one of the texts a key of its own.
      """),
    Page(
      "lost-text", .warning,
      """
      A text is lost.

      What: files that go together have two texts for one key in one language, perhaps because they write the language in
      two ways. The first one is written.

      Why: users may see the wrong one of the two.

      Example:
        a string catalogue with translations into de-DE and de_DE

      What to do: remove one of the texts, or give one a key of its own.
      """),
    Page(
      "lost-state", .warning,
      """
      The state of a translation is lost.

      What: a translation is a draft or needs a review, and the format that is written has no states, or one for all forms
      of a text. Drafts are left out; translations that need a review are written.

      Why: people see texts that nobody has reviewed, or read the source where there is a draft.

      Example:
        state="needs-review-l10n" in a .strings file

      What to do: finish the translation first, or convert to xliff12, xcstrings or po.
      """),
  ]

  private static let lostMembers: [Page] = [
    Page(
      "lost-note", .warning,
      """
      A note for translators is lost or changed.

      What: the format that is written has no place for notes, or not for these: a comment of XML cannot hold two hyphens,
      and a string catalogue has one note for all texts of a key.

      Why: translators do not learn what the text is for.

      Example:
        a note in i18next's JSON

      What to do: send the notes in another way, or change them.
      """),
    Page(
      "lost-attribute", .warning,
      """
      A property of a text is lost.

      What: the format that is written has no place for something that the catalogue says of a text: its maximum width, that
      it is not to be translated, the reason for its state, an empty translation.

      Why: translators and programs no longer know it.

      Example:
        maxwidth="20" in an Android resource

      What to do: write it into the note, or keep it in another place.
      """),
    Page(
      "lost-markup", .warning,
      """
      Inline elements of a text are lost.

      What: the text has elements for code, such as <g> and <x/>, and the format that is written has words only.

      Why: links, bold words and the like are gone, or their code stands in the text.

      Example:
        Read <g id="1">this</g>

      What to do: write the markup as the program expects it.
      """),
    Page(
      "changed-key", .warning,
      """
      A text gets another key.

      What: the format that is written allows only some characters in keys, or a plural form of another text already has
      this key.

      Why: the program finds the text by the new key only.

      Example:
        "Hello %@" becomes "Hello___" in Android's resources

      What to do: use the new key in the program, or give the text a key of letters, digits and _ first.
      """),
  ]

  private static let placeholders: [Page] = [
    Page(
      "lost-placeholder", .warning,
      """
      A placeholder has no equal in another format.

      What: the format that is written cannot show the value in this way: names have no number of decimals, a width or a
      choice inside a text belongs to another syntax, and %1, ${name} and %{name} are those of other libraries. The
      placeholder is written in a simpler way, or as it is.

      Why: people see the value in another way, or the placeholder itself.

      Example:
        %.1f in an ARB file

      What to do: format the value in the program and pass it as a text.
      """),
    Page(
      "rewritten-placeholder", .info,
      """
      A placeholder is written in the way of another format.

      What: each format has its own signs for the same value: %@, %s, {arg1} and {{arg1}}. The number that chooses a plural
      form is called count. Values without names get the positions in which the source shows them first.

      Why: the program must pass the values by these names or positions.

      Example:
        "%lld files in %@" becomes "{count} files in {arg2}"

      What to do: nothing, if the program passes the values so.
      """),
  ]
}
