import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLinting

/// Texts that are parts of other texts: the forms of substitutions.
@Suite struct SubstitutionTextTests {
  private static let linter = Linter(configuration: LintConfiguration(set: .recommended))

  private static func forms(_ name: String, _ argument: Int, _ one: String, _ other: String) -> String {
    let form = { (key: String, text: String) in
      "\"\(key)\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\(text)\"}}"
    }
    return """
      "\(name)":{"argNum":\(argument),"formatSpecifier":"lld","variations":{"plural":{\(form("one", one)),
      \(form("other", other))}}}
      """
  }

  private static func catalogue(
    _ source: (text: String, forms: [String]), _ target: (language: String, text: String, forms: [String])
  ) -> String {
    func localization(_ text: String, _ forms: [String]) -> String {
      let substitutions = forms.isEmpty ? "" : ",\"substitutions\":{\(forms.joined(separator: ","))}"
      return "{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\(text)\"}\(substitutions)}"
    }
    return """
      {"sourceLanguage":"en","strings":{"key":{"localizations":{
      "\(target.language)":\(localization(target.text, target.forms)),
      "en":\(localization(source.text, source.forms))}}},"version":"1.0"}
      """
  }

  private static let pens = forms("pens", 1, "%arg pen", "%arg pens")
  private static let cups = forms("cups", 2, "%arg cup", "%arg cups")

  @Test func `white space between two substitutions stays`() {
    let text = Self.catalogue(
      ("%#@pens@ in %#@cups@", [Self.pens, Self.cups]),
      (
        "de", "%#@pens@%#@cups@",
        [
          Self.forms("pens", 1, "%arg Stift in ", "%arg Stifte in "),
          Self.forms("cups", 2, "%arg Becher", "%arg Bechern"),
        ]
      ))
    #expect(Self.linter.lint([input(text, name: "a.xcstrings")]).ids == [])
    let fixed = Self.linter.fix(Array(text.utf8), name: "a.xcstrings", format: .xcstrings, includingUnsafe: true)
    #expect(fixed.bytes == Array(text.utf8))
  }

  @Test(arguments: [
    ("%arg Stift ", "%arg Stifte "), ("%arg  Stift", "%arg  Stifte"), ("%arg o\u{308}l", "%arg o\u{308}l"),
  ])
  func `nothing inside a substitution is corrected without a review`(one: String, other: String) {
    let text = Self.catalogue(("%#@pens@", [Self.pens]), ("de", "%#@pens@", [Self.forms("pens", 1, one, other)]))
    let report = Linter(configuration: LintConfiguration(set: .all)).lint([input(text, name: "a.xcstrings")])
    let hasFix = report.findings.contains { $0.fix != nil }
    #expect(hasFix)
    let fixed = Self.linter.fix(Array(text.utf8), name: "a.xcstrings", format: .xcstrings)
    #expect(fixed.bytes == Array(text.utf8))
  }

  @Test func `nothing inside a variable of a stringsdict is corrected without a review`() {
    func dictionary(_ other: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>k</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%1$#@pens@%2$#@cups@</string>
      <key>pens</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>%d p\(other)</string>
      <key>other</key><string>%d ps\(other)</string></dict>
      <key>cups</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>%d c</string>
      <key>other</key><string>%d cs</string></dict></dict></dict></plist>
      """
    }
    let text = dictionary(" in ")
    let source = (name: ExactText("en.lproj/a.stringsdict"), text: dictionary(""))
    let translation = input(text, name: "de.lproj/a.stringsdict", beside: [source])
    let hasSafeFix = Self.linter.lint([translation]).findings.contains { $0.fix?.isSafe == true }
    #expect(!hasSafeFix)
  }

  @Test(arguments: ["\\n    Row added\\n            ", "\\nRow added\\n", "   \\nRow added\\n\\t"])
  func `indentation is not white space at an edge`(source: String) {
    let text = Self.catalogue((source, []), ("de", "\\nZeile", []))
    let fixed = Self.linter.fix(Array(text.utf8), name: "a.xcstrings", format: .xcstrings)
    #expect(fixed.bytes == Array(text.utf8))
  }

  static let plain: [Case<String, [String]>] = [
    Case("both values", "%2$@의 팬 %1$lld명", []),
    Case("the count alone", "%1$lld명", []),
    Case("no value", "팬", ["missing-placeholder"]),
    Case("a value of another kind", "%2$lld %1$lld", ["extra-placeholder"]),
    Case("a value that no form has", "%1$lld %3$@", ["extra-placeholder"]),
  ]

  @Test(arguments: plain)
  func `a plain translation may show what the forms of the source show`(example: Case<String, [String]>) {
    let fans = Self.forms("fans", 1, "%arg fan of %2$@", "%arg fans of %2$@")
    let text = Self.catalogue(("%#@fans@", [fans]), ("ko", example.given, []))
    #expect(Linter().lint([input(text, name: "a.xcstrings")]).ids == example.expected)
  }
}
