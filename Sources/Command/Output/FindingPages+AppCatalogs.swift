import WatchwordDiagnostics

extension FindingPages {
  /// The pages about what the readers of gettext's, Android's, Flutter's and i18next's catalogues find.
  static let appCatalogs: [Page] = gettext + android + json18n

  private static let gettext: [Page] = [
    Page(
      "malformed-po",
      """
      A line of a gettext catalogue cannot be read.

      What: a word is no keyword, a text is not closed on its line, a msgid has no msgstr, or something else stands where a
      keyword, a text or a comment is expected. The line is skipped; the rest of the file is read.

      Why: msgfmt refuses the file, so that none of its translations reach anyone.

      Example:
        msgid "Open
        msgstr "Öffnen"

      What to do: correct the place that is shown. Write \\" for a quotation mark inside a text.
      """),
    Page(
      "invalid-escape",
      """
      An escape stands for no character.

      What: a backslash is followed by something that the format has no escape for, or the digits behind it are too few or
      name no character. In gettext's catalogues and Android's resources, a backslash itself is written twice.

      Why: the file is refused, or people see something else than was meant.

      Example:
        msgstr "C:\\Programme"

      What to do: write \\\\ for a backslash, or the character itself.
      """),
    Page(
      "plural-form-count",
      """
      A text has more or fewer plural forms than its gettext catalogue.

      What: the number of msgstr[0], msgstr[1] … differs from nplurals in the header. Texts without any translation are left
      alone.

      Why: msgfmt refuses the file; a program that reads it shows an empty text for some numbers.

      Example:
        "Plural-Forms: nplurals=3; …"
        msgstr[0] "%d файл"
        msgstr[1] "%d файла"

      What to do: add the missing form, whose category the finding names, or remove the one too many.
      """),
    Page(
      "invalid-plural-forms",
      """
      The field Plural-Forms of a gettext catalogue cannot be used.

      What: the field has no number of forms (1 to 6) or no formula, the formula is no expression of C in n, it divides by
      zero, or it gives some number a form that does not exist. If the header has no such field, this is a warning.

      Why: programs choose a wrong form, or refuse the file.

      Example:
        "Plural-Forms: nplurals=2; plural=n;"

      What to do: write the field that the finding shows. It is made from CLDR's plural rules for the language.
      """),
    Page(
      "unusual-plural-forms", .info,
      """
      The plural formula of a gettext catalogue disagrees with CLDR.

      What: the formula gives two numbers the same form that have two categories in CLDR's plural rules for the language, or
      two forms to numbers of one category. Only whole numbers below a million are compared.

      Why: some numbers have a text that is wrong in the language, or no text of their own. For a few languages, such as
      Latvian, gettext's usual formula simply differs from CLDR.

      Example:
        "Language: tr\\n"
        "Plural-Forms: nplurals=2; plural=n > 1;\\n"

      What to do: compare the formula with the one that the finding shows, and take that one if the texts fit it.
      """),
    Page(
      "unknown-charset",
      """
      The charset of a gettext catalogue is not known.

      What: the header names a charset for which there is no conversion, or the file is in UTF-16. Without a known charset,
      the file is read as UTF-8.

      Why: characters other than ASCII may be read as others.

      Example:
        "Content-Type: text/plain; charset=utf-7\\n"

      What to do: save the file in UTF-8, and write charset=UTF-8.
      """),
    Page(
      "invalid-encoding",
      """
      A file has bytes that are no character.

      What: bytes do not belong to the encoding that the file declares, or to UTF-8 if it declares none. Nothing behind them
      is read.

      Why: every program reads something else there, or refuses the file.

      Example:
        a file saved in ISO 8859-1 that says charset=UTF-8

      What to do: save the file in the encoding that it declares.
      """),
  ]

  private static let android: [Page] = [
    Page(
      "unescaped-apostrophe",
      """
      An apostrophe in a string resource has no backslash.

      What: ' stands in a text that is not between quotation marks. Only the first one of a text is reported.

      Why: Android's resource compiler refuses the file.

      Example:
        <string name="a">Don't</string>

      What to do: write Don\\'t, or "Don't" with quotation marks.
      """),
    Page(
      "unbalanced-quotation-mark", .warning,
      """
      A quotation mark in a string resource has no partner.

      What: " starts a part of a text whose white space is kept, and nothing ends it.

      Why: people do not see the mark, although it was probably meant for them.

      Example:
        <string name="a">5" screen</string>

      What to do: write \\" for a quotation mark that people see.
      """),
    Page(
      "unexpected-root",
      """
      A file is not what its name says.

      What: the root of a file of Android's resources is not <resources>, or a JSON catalogue is no object.

      Why: nothing in the file can be read as a text.

      Example:
        ["Open", "Close"]

      What to do: check whether this is the right file.
      """),
    Page(
      "unknown-quantity",
      """
      An item of <plurals> has no known quantity.

      What: the quantity is missing or is none of zero, one, two, few, many and other. The item is not read.

      Why: Android's resource compiler refuses the file.

      Example:
        <item quantity="1">one file</item>

      What to do: write the category of the form.
      """),
  ]

  private static let json18n: [Page] = [
    Page(
      "unexpected-value",
      """
      A value of a JSON catalogue has another type than its member needs.

      What: a text is a number, a truth value or an object, a description is no object, or @@locale names no language.

      Why: the member is ignored, or the app that reads the file stops.

      Example:
        {"count": 1}

      What to do: write the value as the finding says, a text in quotation marks.
      """),
    Page(
      "malformed-message",
      """
      A bracket of a message in ICU's syntax has no partner.

      What: { or } is left over, whether apostrophes are read as quotation marks around brackets or not.

      Why: the message cannot be compiled or shown.

      Example:
        {"files": "{count, plural, one{1 file} other{{count} files}"}

      What to do: close the bracket, or remove it; write '{' for a bracket that people see.
      """),
  ]
}
