import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization
import WatchwordSystemFiles

/// A text for all numbers in one language, whose message has plural forms in another language.
@Suite struct UniformTextTests {
  private static let catalog = #"""
    {"sourceLanguage":"en","strings":{"days":{"localizations":{
    "en":{"variations":{"plural":{"one":{"stringUnit":{"state":"translated","value":"%lld day"}},
    "other":{"stringUnit":{"state":"translated","value":"%lld days"}}}}},
    "ja":{"stringUnit":{"state":"translated","value":"%lld日"}},
    "ru":{"stringUnit":{"state":"translated","value":"Дней: %lld"}}}},
    "rows":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"Rows: %lld"}},
    "ja":{"variations":{"plural":{"other":{"stringUnit":{"state":"translated","value":"%lld行"}}}}}}},
    "pens":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"%#@pens@"},
    "substitutions":{"pens":{"argNum":1,"formatSpecifier":"lld","variations":{"plural":{
    "one":{"stringUnit":{"state":"translated","value":"%arg pen"}},
    "other":{"stringUnit":{"state":"translated","value":"%arg pens"}}}}}}},
    "ja":{"stringUnit":{"state":"translated","value":"ペン%lld本"}}}}},"version":"1.0"}
    """#

  static let documents = WrittenFiles(
    format: .xcstrings, files: [("Localizable.xcstrings", Array(catalog.utf8))]
  ).documents

  private static func text(_ path: String, in files: [(path: String, bytes: [UInt8])]) -> String {
    files.first { $0.path == path }.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
  }

  static let written: [Case<(format: CatalogFormat, path: String), [String]>] = [
    Case(
      "Android", (.android, "values-ja/strings.xml"),
      [
        "<plurals name=\"days\">\n        <item quantity=\"other\">%d日</item>\n    </plurals>",
        "<plurals name=\"rows\">\n        <item quantity=\"other\">%d行</item>\n    </plurals>",
        "<plurals name=\"pens\">\n        <item quantity=\"other\">ペン%d本</item>\n    </plurals>",
      ]),
    Case(
      "Android's source", (.android, "values/strings.xml"),
      ["<plurals name=\"rows\">\n        <item quantity=\"other\">Rows: %d</item>\n    </plurals>"]),
    Case(
      "ARB", (.arb, "localizable_ja.arb"),
      [
        "\"days\": \"{count, plural, other{{count}日}}\"", "\"rows\": \"{count, plural, other{{count}行}}\"",
        "\"pens\": \"{count, plural, other{ペン{count}本}}\"",
      ]),
    Case("ARB's source", (.arb, "localizable_en.arb"), ["\"rows\": \"{count, plural, other{Rows: {count}}}\""]),
    Case(
      "i18next", (.i18next, "ja/Localizable.json"),
      ["\"days_other\": \"{{count}}日\"", "\"rows_other\": \"{{count}}行\"", "\"pens_other\": \"ペン{{count}}本\""]),
    Case(
      "i18next, which does not fall back to other", (.i18next, "ru/Localizable.json"),
      ["one", "few", "many", "other"].map { "\"days_\($0)\": \"Дней: {{count}}\"" }),
    Case(
      "i18next's source", (.i18next, "en/Localizable.json"),
      ["\"rows_one\": \"Rows: {{count}}\"", "\"rows_other\": \"Rows: {{count}}\"", "\"pens_one\": \"{{count}} pen\""]),
    Case(
      "gettext", (.po, "ru/LC_MESSAGES/Localizable.po"),
      ["msgstr[0] \"Дней: %lld\"\nmsgstr[1] \"Дней: %lld\"\nmsgstr[2] \"Дней: %lld\"\n"]),
    Case(
      "gettext, of a substitution", (.po, "ja/LC_MESSAGES/Localizable.po"),
      ["msgid \"%lld pen\"\nmsgid_plural \"%lld pens\"\nmsgstr[0] \"ペン%lld本\"\n"]),
  ]

  @Test(arguments: written) func `it becomes the form other, with the names of the source`(
    example: Case<(format: CatalogFormat, path: String), [String]>
  ) throws {
    let conversion = CatalogConversion(Self.documents, to: example.given.format)
    let text = Self.text(example.given.path, in: conversion.files)
    for part in example.expected { #expect(text.contains(part), "\(text)") }
    let kinds = Set(conversion.losses.map { $0.id.string })
    #expect(kinds.isSubset(of: ["rewritten-placeholder", "lost-substitution"]), "\(conversion.losses.map(\.message))")
  }

  /// The formats to which the catalogue is converted before it is converted again.
  static let formats: [CatalogFormat] = [
    .xcstrings, .appleStrings, .android, .arb, .i18next, .po, .xliff12, .xliff21, .xliff22,
  ]

  @Test(arguments: Rounds.sample(formats.flatMap { first in formats.map { (first, $0) } }, 12))
  func `every pair of formats shows the same texts for the same numbers`(
    first: CatalogFormat, second: CatalogFormat
  ) throws {
    func converted(_ documents: [CatalogDocument], _ format: CatalogFormat) -> [CatalogDocument] {
      WrittenFiles(format: format, files: CatalogConversion(documents, to: format).files).documents
    }
    let through = converted(converted(Self.documents, first), second)
    let back = converted(through, .xcstrings)
    let expected: [(language: String, key: String, count: Int, text: String)] = [
      ("ja", "days", 5, "%lld日"), ("ru", "days", 21, "Дней: %lld"), ("ja", "rows", 1, "%lld行"),
      ("en", "rows", 1, "Rows: %lld"), ("ja", "pens", 2, "ペン%lld本"),
    ]
    for (language, key, count, text) in expected {
      let files = back.flatMap(\.catalog.files).filter { ($0.header.shownLanguage ?? "") == ExactText(language) }
      let category = PluralRules.cardinal(for: try #require(LanguageTag(language))).category(for: count)
      let units = files.flatMap(\.units).filter { $0.key == ExactText(key) && $0.variation.substitution == nil }
      let shown =
        units.first { $0.variation.category == category } ?? units.first { $0.variation.category == .other }
        ?? units.first { $0.variation.isWhole }
      let found = (shown?.target ?? shown?.source)?.text.string
      // gettext's and C's numbers are Apple's with another length.
      #expect(found?.replacing("%d", with: "%lld").replacing("%ld", with: "%lld") == text, "\(language) \(key)")
    }
  }
}
