/// Small catalogues of several formats.
enum SampleCatalogs {
  static func xliff(_ units: String, language: String = "de", original: String = "a.strings") -> String {
    """
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
    <file original="\(original)" source-language="en" target-language="\(language)" datatype="plaintext"><body>
    \(units)
    </body></file></xliff>

    """
  }

  static let android = (
    name: "app/res/values/strings.xml",
    text: #"<resources><string name="save">Save</string><string name="open">Open %s</string></resources>"#
  )
  static let arabic = #"<resources><string name="save">حفظ</string></resources>"#

  /// German and Polish beside English.
  static let xcstrings = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Save" : { "localizations" : {
          "de" : { "stringUnit" : { "state" : "translated", "value" : "Sichern" } },
          "pl" : { "stringUnit" : { "state" : "needs_review", "value" : "Zapisz" } } } },
        "%lld files" : { "localizations" : {
          "en" : { "variations" : { "plural" : {
            "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld file" } },
            "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld files" } } } } },
          "pl" : { "variations" : { "plural" : {
            "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld pliki" } },
            "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld pliku" } } } } } } },
        "Old" : { "extractionState" : "stale", "localizations" : {
          "de" : { "stringUnit" : { "state" : "translated", "value" : "Alt" } } } },
        "©" : { "shouldTranslate" : false }
      },
      "version" : "1.0"
    }

    """

  static let po = """
    msgid ""
    msgstr ""
    "Language: pl\\n"
    "Content-Type: text/plain; charset=UTF-8\\n"
    "Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);\\n"

    msgid "Save"
    msgstr "Zapisz"

    #, fuzzy
    msgid "Open"
    msgstr "Otwórz"

    msgid "%d file"
    msgid_plural "%d files"
    msgstr[0] "%d plik"
    msgstr[1] "%d pliki"
    msgstr[2] "%d plików"

    msgid "Close"
    msgstr ""

    """
}
