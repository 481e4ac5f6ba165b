import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization
import WatchwordPolicy

@testable import WatchwordAppResources

@Suite struct ResourceTargetTests {
  static let policy =
    #"{"version": 1, "rules": [{"rule": "length", "min": 8, "max": 64}, {"rule": "classes", "min": 2}]}"#

  /// The resources of the policy in some locales.
  static func resources(
    _ target: ResourceTarget, _ tags: String..., from catalogs: [Catalog] = ExportedTexts.catalogs,
    called name: String? = nil
  ) throws -> WrittenResources {
    let texts = AppTexts(of: [NamedPolicy(try PasswordPolicy(policy), called: "my-policy")])
    return texts.resources(for: target, in: tags.compactMap { LanguageTag($0) }, from: catalogs, called: name)
  }

  static func catalog(_ locale: String, _ texts: [String: String]) -> Catalog {
    let entries = texts.map { Catalog.Entry(MessageID(ExactText($0)), ExactText($1)) }
    return Catalog.build(locale: LanguageTag(locale) ?? .english, entries: entries).catalog
  }

  static func text(of path: String, in resources: WrittenResources) -> String {
    resources.files.first { $0.path == path }.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
  }

  @Test(
    arguments: [
      Case("android", "android", ["values/strings.xml", "values-de-rAT/strings.xml", "values-ru/strings.xml"]),
      Case("arb", "arb", ["app_en.arb", "app_de.arb", "app_de_AT.arb", "app_ru.arb"]),
      Case("i18next", "i18next", ["en/translation.json", "de-AT/translation.json", "ru/translation.json"]),
      Case("xcstrings", "xcstrings", ["Localizable.xcstrings"]),
      Case("po", "po", ["de_AT/LC_MESSAGES/messages.po", "ru/LC_MESSAGES/messages.po", "messages.pot"]),
      Case("properties", "properties", ["messages.properties", "messages_de_AT.properties", "messages_ru.properties"]),
      Case("resx", "resx", ["Strings.resx", "Strings.de-AT.resx", "Strings.ru.resx"]),
      Case("json", "json", ["en.json", "de-AT.json", "ru.json"]),
    ] as [Case<String, [String]>])
  func `files have the names of the target`(example: Case<String, [String]>) throws {
    let target = try #require(ResourceTarget.all.first { $0.id == ExactText(example.given) })
    let resources = try Self.resources(target, "de-AT", "ru", "de-AT")
    #expect(resources.files.map(\.path) == example.expected)
    #expect(resources.problems == [] && resources.collisions.isEmpty)
  }

  @Test(arguments: [
    Case("android", "android", "values/strings_password.xml"), Case("arb", "arb", "password_en.arb"),
    Case("i18next", "i18next", "en/password.json"), Case("xcstrings", "xcstrings", "password.xcstrings"),
    Case("po", "po", "password.pot"), Case("json", "json", "password.en.json"),
    Case("properties", "properties", "password.properties"), Case("resx", "resx", "password.resx"),
  ])
  func `files can have another name`(example: Case<String, String>) throws {
    let target = try #require(ResourceTarget.all.first { $0.id == ExactText(example.given) })
    #expect(try Self.resources(target, "en", called: "password").files.map(\.path) == [example.expected])
  }

  @Test(arguments: [
    Case(
      "android", "android",
      """
          <plurals name="rule_length_range_checklist">
              <item quantity="one">От %1$d до %2$d символа</item>
              <item quantity="few">От %1$d до %2$d символов</item>
              <item quantity="many">От %1$d до %2$d символов</item>
              <item quantity="other">От %1$d до %2$d символа</item>
          </plurals>
      """),
    Case(
      "arb", "arb",
      """
        "ruleLengthRangeChecklist": "{maximum, plural, one{От {minimum} до {maximum} символа} \
      few{От {minimum} до {maximum} символов} many{От {minimum} до {maximum} символов} other{От {minimum} до {maximum} символа}}",
      """),
    Case(
      "i18next", "i18next",
      """
              "checklist_one": "От {{minimum, number}} до {{count, number}} символа",
              "checklist_few": "От {{minimum, number}} до {{count, number}} символов",
              "checklist_many": "От {{minimum, number}} до {{count, number}} символов",
              "checklist_other": "От {{minimum, number}} до {{count, number}} символа",
      """),
    Case(
      "po", "po",
      """
      #. Values: minimum, maximum (chooses the plural form). Used by my-policy (length: minimum 8, maximum 64).
      #, python-brace-format
      msgctxt "rule.length.range.checklist"
      msgid "{minimum}–{maximum} character"
      msgid_plural "{minimum}–{maximum} characters"
      msgstr[0] "От {minimum} до {maximum} символа"
      msgstr[1] "От {minimum} до {maximum} символов"
      msgstr[2] "От {minimum} до {maximum} символов"
      """),
    Case(
      "json", "json",
      """
          "rule.length.range.checklist": {
            "number": "maximum",
            "one": "От {minimum} до {maximum} символа",
            "few": "От {minimum} до {maximum} символов",
            "many": "От {minimum} до {maximum} символов",
            "other": "От {minimum} до {maximum} символа"
          },
      """),
  ])
  func `one number chooses the form of a message with two`(example: Case<String, String>) throws {
    let target = try #require(ResourceTarget.all.first { $0.id == ExactText(example.given) })
    // A template of gettext has no translations.
    let file = try #require(try Self.resources(target, "ru").files.last { !$0.path.hasSuffix(".pot") })
    #expect(String(decoding: file.bytes, as: UTF8.self).contains(example.expected))
  }

  /// The text of a key in Russian, and the losses, for policies with a minimum number of letters.
  private static func letters(_ minimums: [Int], _ target: ResourceTarget) throws -> (String, [CatalogLoss.Part]) {
    let policies = try minimums.map { minimum in
      let policy = try PasswordPolicy(#"{"version": 1, "rules": [{"rule": "letters", "min": \#(minimum)}]}"#)
      return NamedPolicy(policy, called: "p\(minimum)")
    }
    let resources = AppTexts(of: policies).resources(
      for: target, in: [try #require(LanguageTag("ru"))], from: ExportedTexts.catalogs)
    let file = try #require(resources.files.first { $0.path.contains("ru") })
    let losses = resources.losses.filter { $0.unit == "rule.letters.min.checklist" && $0.language == "ru" }
    return (String(decoding: file.bytes, as: UTF8.self), losses.map(\.part))
  }

  @Test(arguments: [
    Case("one number", [2], "Минимум {0} буквы"), Case("numbers of one form", [5, 20], "Минимум {0} букв"),
    Case("numbers of several forms", [1, 2], "Минимум {0} букв"),
  ])
  func `a target without plural forms has the form for the numbers of the policies`(example: Case<[Int], String>) throws
  {
    let (text, losses) = try Self.letters(example.given, .resx)
    #expect(
      text.contains(
        "<data name=\"rule.letters.min.checklist\" xml:space=\"preserve\">\n    <value>\(example.expected)</value>"))
    #expect(losses == (example.given == [1, 2] ? [.plural("one"), .plural("few")] : []))
  }

  @Test func `requirements have the names under which Passay and Identity report failures`() throws {
    let (properties, _) = try Self.letters([2], .properties)
    #expect(properties.contains("INSUFFICIENT_ALPHABETICAL="))
    let policy = try PasswordPolicy(#"{"version": 1, "rules": [{"rule": "length", "min": 8}]}"#)
    let resources = AppTexts(of: [NamedPolicy(policy, called: "a")]).resources(
      for: .resx, in: [.english], from: ExportedTexts.catalogs)
    #expect(
      Self.text(of: "Strings.resx", in: resources).contains(
        "<data name=\"PasswordTooShort\" xml:space=\"preserve\">\n    <value>Use at least {0} characters</value>"))
  }

  @Test func `a string catalogue keeps substitutions`() throws {
    let text = Self.text(of: "Localizable.xcstrings", in: try Self.resources(.xcstrings, "ru"))
    #expect(text.contains(#""value" : "%1$lld–%2$#@maximum@""#) && text.contains(#""formatSpecifier" : "lld""#))
  }

  @Test func `Xcode does not look for the keys of a string catalogue in source code`() throws {
    let resources = try Self.resources(.xcstrings, "ru")
    let text = Self.text(of: "Localizable.xcstrings", in: resources)
    let keys = resources.textCount
    #expect(text.split(separator: "\n").count { $0 == #"      "extractionState" : "manual","# } == keys)
  }

  @Test func `lists are ready, with the words of the locale`() throws {
    let android = try Self.resources(.android, "ru", "ar")
    #expect(
      Self.text(of: "values-ru/strings.xml", in: android).contains(
        """
            <string name="list_my_policy_classes_kinds">заглавные буквы, строчные буквы, цифры и специальные символы</string>
        """))
    #expect(
      Self.text(of: "values-ar/strings.xml", in: android).contains("\u{2068}%2$s\u{2069}"),
      "texts are isolated where the message runs from right to left")
  }

  @Test func `values are described where the target requires it`() throws {
    let text = Self.text(of: "app_en.arb", in: try Self.resources(.arb, "ru"))
    #expect(
      text.contains(
        """
            "placeholders": {
              "minimum": {
                "type": "int",
                "format": "decimalPattern"
              },
              "kinds": {
                "type": "String"
              }
            }
        """))
  }

  // MARK: Catalogues that are not ours

  @Test func `a text that a locale lacks is left out and reported`() throws {
    let catalogs = [
      Self.catalog("en", ["rule.length.range.checklist": "%1$lld to %2$lld"]),
      Self.catalog("sv", ["rule.length.range.requirement": "Mellan %1$lld och %2$lld"]),
    ]
    let resources = try Self.resources(.android, "sv", from: catalogs)
    let text = Self.text(of: "values-sv/strings.xml", in: resources)
    #expect(text.contains("Mellan") && !text.contains("to %2"))
    let missing = ResourceProblem(
      locale: try #require(LanguageTag("sv")), key: "rule.length.range.checklist", kind: .textMissing)
    #expect(resources.problems.contains(missing))
  }

  @Test func `a text without forms in one language has all forms where another language has them`() throws {
    let catalogs = [
      Catalog.build(
        locale: .english,
        entries: [
          Catalog.Entry("rule.length.min.checklist", "%lld sign", at: VariationPath(plural: "one")),
          Catalog.Entry("rule.length.min.checklist", "%lld signs", at: VariationPath(plural: "other")),
        ]
      ).catalog, Self.catalog("ru", ["rule.length.min.checklist": "Знаков: %lld"]),
    ]
    let texts = AppTexts(
      of: [NamedPolicy(try PasswordPolicy(#"{"version": 1, "rules": [{"rule": "length", "min": 8}]}"#), called: "a")])
    let resources = texts.resources(for: .json, in: [try #require(LanguageTag("ru"))], from: catalogs)
    let text = Self.text(of: "ru.json", in: resources)
    for category in ["one", "few", "many", "other"] { #expect(text.contains(#""\#(category)": "Знаков: {minimum}""#)) }
  }

  @Test func `without English, apps fall back to the first locale`() throws {
    let catalogs = [Self.catalog("de", ["policy.lead.checklist": "Das Passwort braucht:"])]
    let resources = try Self.resources(.android, "de", from: catalogs)
    #expect(resources.files.map(\.path) == ["values/strings.xml"])
    #expect(Self.text(of: "values/strings.xml", in: resources).contains(#"tools:locale="de""#))
  }

  @Test func `texts with one key are reported, and nothing is written`() throws {
    let policy = try PasswordPolicy(Self.policy)
    let texts = AppTexts(of: [NamedPolicy(policy, called: "a-b"), NamedPolicy(policy, called: "a_b")])
    let resources = texts.resources(for: .android, in: [.english], from: ExportedTexts.catalogs)
    #expect(resources.files.isEmpty)
    #expect(resources.collisions.map(\.key) == ["list_a_b_classes_kinds"])
    #expect(resources.collisions.first?.texts == ["list.a-b.classes.kinds", "list.a_b.classes.kinds"])
    let named = texts.resources(for: .json, in: [.english], from: ExportedTexts.catalogs)
    #expect(named.collisions.isEmpty)
  }
}
