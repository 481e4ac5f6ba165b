import Testing
import WatchwordBasics
import WatchwordLinting
import WatchwordLocalization

/// Plural forms that do not show their number.
@Suite struct CountTests {
  /// The units of the plural forms of one key that are found to have dropped the number.
  static func dropped(
    _ language: String, _ forms: [(path: String, text: String)], translated: [String]? = nil, source: String? = nil
  ) -> [String] {
    let units = forms.enumerated().map { index, form in
      let target = translated.map { "<target>\($0[index])</target>" } ?? ""
      return "<trans-unit id=\"k|==|\(form.path)\"><source>\(form.text)</source>\(target)</trans-unit>"
    }
    let text = document(translated == nil ? nil : language, units.joined())
      .replacing("source-language=\"en\"", with: "source-language=\"\(source ?? language)\"")
    let report = Linter(configuration: LintConfiguration(only: ["count-dropped"])).lint([input(text)])
    return report.findings.map { String(($0.unit?.string ?? "").dropFirst(5)) }
  }

  /// The plural forms of a text in its own language, and those that are to be blamed.
  struct SourceForms: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let language: String
    let forms: [(path: String, text: String)]
    let dropped: [String]

    init(_ label: String, _ language: String, _ forms: KeyValuePairs<String, String>, dropped: [String] = []) {
      testDescription = "\(language): \(label)"
      self.language = language
      self.forms = forms.map { ($0.key, $0.value) }
      self.dropped = dropped
    }
  }

  static let sourceForms = [
    SourceForms(
      "other drops what one shows", "en", ["plural.one": "%lld file", "plural.other": "files"],
      dropped: ["plural.other"]),
    SourceForms("one may say it in words", "en", ["plural.one": "One file", "plural.other": "%lld files"]),
    SourceForms(
      "zero may say it in words", "en",
      ["plural.zero": "No files", "plural.one": "a file", "plural.other": "%lld files"]),
    SourceForms("no form shows it", "en", ["plural.one": "A file", "plural.other": "Some files"]),
    SourceForms("the only form does not show it", "en", ["plural.other": "files"]),
    SourceForms(
      "a text is not a number", "en", ["plural.one": "%@ sent %d file", "plural.other": "%@ sent files"],
      dropped: ["plural.other"]),
    SourceForms(
      "one of two numbers", "en", ["plural.one": "%d of %d file", "plural.other": "%d of files"],
      dropped: ["plural.other"]),
    SourceForms("a wrong type is another defect", "en", ["plural.one": "%d file", "plural.other": "%@ files"]),
    SourceForms(
      "a broken placeholder is another defect", "en", ["plural.one": "%d file", "plural.other": "%1$ d files"]),
    SourceForms(
      "a substitution is not a number", "en", ["plural.one": "%#@a@ and %d file", "plural.other": "%#@a@ and files"],
      dropped: ["plural.other"]),
    SourceForms(
      "the forms of a substitution", "en",
      ["substitutions.n.plural.one": "%arg file", "substitutions.n.plural.other": "files"],
      dropped: ["substitutions.n.plural.other"]),
    SourceForms(
      "a substitution may count by position", "en",
      ["substitutions.n.plural.one": "%arg file", "substitutions.n.plural.other": "%2$lld files"]),
    SourceForms(
      "each device by itself", "en",
      [
        "device.mac.plural.one": "%lld file", "device.mac.plural.other": "files",
        "device.other.plural.one": "A file", "device.other.plural.other": "Files",
      ], dropped: ["device.mac.plural.other"]),
    SourceForms(
      "one serves 21 and 31 too", "ru",
      ["plural.one": "один файл", "plural.few": "%lld файла", "plural.many": "%lld файлов"], dropped: ["plural.one"]),
    SourceForms(
      "other drops it", "ru", ["plural.one": "%lld файл", "plural.few": "%lld файла", "plural.other": "файла"],
      dropped: ["plural.other"]),
    SourceForms(
      "one serves 0 too", "fr", ["plural.one": "Un fichier", "plural.other": "%lld fichiers"], dropped: ["plural.one"]),
    SourceForms(
      "one does not serve 0 where zero does", "fr",
      ["plural.zero": "Rien", "plural.one": "Un fichier", "plural.other": "%lld fichiers"]),
    SourceForms(
      "many serves all millions", "fr",
      ["plural.one": "%lld fichier", "plural.many": "de fichiers", "plural.other": "%lld fichiers"],
      dropped: ["plural.many"]),
    SourceForms(
      "two may say it in words, many may not", "ar",
      ["plural.two": "ملفان", "plural.few": "%lld ملفات", "plural.many": "ملفًا"], dropped: ["plural.many"]),
    SourceForms(
      "few and many serve one number each", "cy",
      ["plural.few": "tair ffeil", "plural.many": "chwe ffeil", "plural.other": "%lld ffeil"]),
    SourceForms(
      "zero serves 10 to 20 too", "lv",
      ["plural.zero": "failu", "plural.one": "%lld fails", "plural.other": "%lld faili"], dropped: ["plural.zero"]),
    SourceForms("an unknown language", "xx", ["plural.one": "a file", "plural.other": "%lld files"]),
  ]

  @Test(arguments: sourceForms)
  func `a form of the source language that serves several numbers shows the number as the others do`(
    each: SourceForms
  ) {
    #expect(Self.dropped(each.language, each.forms) == each.dropped)
    // The same catalogue as Xcode exports it, with the source as its own translation.
    #expect(Self.dropped(each.language, each.forms, translated: each.forms.map(\.text)) == each.dropped)
  }

  @Test(arguments: [
    ("cy", "few", "tair ffeil", []), ("cy", "many", "chwe ffeil", []), ("cy", "other", "ffeil", ["plural.other"]),
    ("pl", "few", "pliki", ["plural.few"]), ("ru", "one", "один файл", ["plural.one"]), ("xx", "few", "pliki", []),
    ("xx", "other", "pliki", ["plural.other"]),
    ("fr", "many", "fichiers", ["plural.many"]), ("lv", "zero", "failu", ["plural.zero"]),
  ])
  func `a form of a translation may leave the number out where it serves one number only`(
    language: String, category: String, target: String, expected: [String]
  ) {
    let forms = [("plural.\(category)", "%lld files")]
    #expect(Self.dropped(language, forms, translated: [target], source: "en") == expected)
  }

  @Test func `a translation is not blamed for its source`() {
    let forms = [("plural.one", "%lld file"), ("plural.other", "files")]
    #expect(Self.dropped("de", forms, translated: ["%lld Datei", "Dateien"], source: "en") == [])
  }

  /// Knows the values of two rules' texts.
  static let ruleLinter = Linter(
    configuration: LintConfiguration(declared: [
      PhraseDeclaration("rule.classes.min.checklist", [.init("minimum", .count), .init("kinds", .list)]),
      PhraseDeclaration("rule.length.min.checklist", [.init("minimum", .count)]),
    ]))

  @Test func `a rule's text shows its other values in every form`() {
    let units = """
      <trans-unit id="rule.classes.min.checklist|==|plural.one"><source>One of %2$@</source></trans-unit>
      <trans-unit id="rule.classes.min.checklist|==|plural.other"><source>%1$lld kinds</source></trans-unit>
      """
    let found = Self.ruleLinter.lint([input(document(nil, units))]).findings
    #expect(found.map(\.id) == ["argument-mismatch"])
    #expect(found.map(\.unit) == ["rule.classes.min.checklist|==|plural.other"])
  }

  @Test(arguments: [
    ("rule.classes.min.checklist|==|plural.one", "One of %@", "argument-mismatch"),
    ("rule.length.min.checklist", "", "empty-source"),
  ])
  func `a rule's text is blamed once`(id: String, source: String, check: String) {
    let units = """
      <trans-unit id="\(id)"><source>\(source)</source></trans-unit>
      <trans-unit id="rule.classes.min.checklist|==|plural.other"><source>%lld of %@</source></trans-unit>
      """
    let found = Self.ruleLinter.lint([input(document(nil, units))]).findings.filter { $0.unit == ExactText(id) }
    #expect(found.map(\.id.string) == [check])
  }
}
