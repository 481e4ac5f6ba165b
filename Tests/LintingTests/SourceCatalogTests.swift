import Testing
import WatchwordBasics
import WatchwordLinting

/// Which source catalogue translations are compared with, and what is reported where there are two.
@Suite struct SourceCatalogTests {
  static func catalog(_ language: String?, units: [String] = [], original: String = "a.strings") -> String {
    let target = language.map { " target-language=\"\($0)\"" } ?? ""
    let units = units.map { id in
      "<trans-unit id=\"\(id)\"><source>\(id)</source>\(language == nil ? "" : "<target>x\(id)</target>")</trans-unit>"
    }
    return """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
        <file original="\(original)" source-language="en"\(target) datatype="plaintext">
          <body>\(units.joined())</body>
        </file>
      </xliff>
      """
  }

  @Test func `two source catalogues of one language are a finding`() {
    let report = lint([
      ("base.xliff", Self.catalog(nil, units: ["a", "b"])), ("de.xliff", Self.catalog("de", units: ["a"])),
      ("en.xliff", Self.catalog(nil, units: ["a"])),
    ])
    #expect(
      report.lines == [
        "./en.xliff:2:3: warning: The English source texts of \"a.strings\" are in ./base.xliff too, so translations are "
          + "compared with neither [duplicate-source-catalog]"
      ])
  }

  @Test func `each further source catalogue is a finding, with translations and without`() {
    let english = Self.catalog("en", units: ["a"])
    for others in [[], [("de.xliff", Self.catalog("de", units: ["a"]))]] {
      let lines = lint([("1.xliff", english), ("2.xliff", english), ("3.xliff", english)] + others).lines
      #expect(lines.map { $0.prefix(9) } == ["./2.xliff", "./3.xliff"])
      #expect(lines.allSatisfy { $0.hasSuffix("[duplicate-source-catalog]") })
    }
  }

  @Test(arguments: [
    // Other source files, another language, the base named.
    (("en.xliff", "en", "a.strings"), ("en2.xliff", "en", "b.strings"), []),
    (("en.xliff", "en", "a.strings"), ("en-US.xliff", "en-US", "a.strings"), []),
    (("en.xliff", "en", "a.strings"), ("en2.xliff", "en", "a.strings"), ["base"]),
    (("en.xliff", "en", "a.strings"), ("en2.xliff", "en", "a.strings"), ["except"]),
    // Each folder has its own.
    (("A/en.xliff", "en", "a.strings"), ("B/en.xliff", "en", "a.strings"), []),
  ])
  func `source catalogues that can be told apart are not a finding`(
    one: (String, String, String), other: (String, String, String), options: [String]
  ) {
    let files = [one, other].map { (name: $0.0, text: Self.catalog($0.1, units: ["a"], original: $0.2)) }
    let except: [ExactText] = options == ["except"] ? ["duplicate-source-catalog"] : []
    let report = lint(files, base: options == ["base"] ? files[0] : nil, LintConfiguration(except: except))
    #expect(report.lines == [])
  }

  @Test func `a translation is compared with the nearest source catalogue`() {
    let lines = lint([
      ("A/de.xliff", Self.catalog("de", units: ["a"])), ("A/en.xliff", Self.catalog("en", units: ["a", "only-a"])),
      ("B/de/app.xliff", Self.catalog("de", units: ["a"])),
      ("B/en/app.xliff", Self.catalog("en", units: ["a", "only-b"])),
      ("C/de.xcloc/Localized Contents/de.xliff", Self.catalog("de", units: ["a"])),
      ("C/en.xcloc/Localized Contents/en.xliff", Self.catalog("en", units: ["a", "only-c"])),
    ]).lines
    #expect(
      lines.map { $0.prefix { $0 != ":" } } == [
        "./A/de.xliff", "./B/de/app.xliff", "./C/de.xcloc/Localized Contents/de.xliff",
      ])
    #expect(lines.map { $0.contains("[missing-unit]") } == [true, true, true])
    #expect(zip(lines, ["only-a", "only-b", "only-c"]).allSatisfy { $0.contains($1) })
  }

  @Test func `source catalogues that are as near as each other are a finding, wherever they are`() {
    let lines = lint([
      ("A/en.xliff", Self.catalog("en", units: ["a", "b"])), ("B/en.xliff", Self.catalog("en", units: ["a"])),
      ("de.xliff", Self.catalog("de", units: ["a"])),
    ]).lines
    #expect(
      lines.count == 1 && lines[0].hasPrefix("./B/en.xliff:2:3: warning: ") && lines[0].contains("./A/en.xliff"),
      "\(lines)")
  }

  @Test func `of a language and its regional variant, the source language counts`() {
    let lines = lint([
      ("de.xliff", Self.catalog("de", units: ["a"])), ("en-US.xliff", Self.catalog("en-US", units: ["a"])),
      ("en.xliff", Self.catalog("en", units: ["a", "b"])),
    ]).lines
    #expect(lines.count == 1 && lines[0].hasPrefix("./de.xliff:") && lines[0].hasSuffix("[missing-unit]"), "\(lines)")
  }

  private static let ids = ["a", "b", "c"]

  @Test(arguments: [
    ("messages.xlf", "messages.en.xlf", "messages.de.xlf"),
    ("src/messages.xlf", "src/locale/messages.en.xlf", "src/locale/messages.de.xlf"),
    ("source.xliff", "en/en.xliff", "de/de.xliff"),
  ])
  func `a translation into the source language is no base beside a file without a target language`(
    source: String, stale: String, translation: String
  ) {
    let lines = lint([
      (source, Self.catalog(nil, units: Self.ids)), (stale, Self.catalog("en", units: ["a", "old"])),
      (translation, Self.catalog("de", units: ["a", "b"])),
    ]).lines
    let own = lines.filter { $0.hasPrefix("./\(translation):") }
    #expect(own.count == 1 && own[0].contains("(id \"c\")") && own[0].contains(source), "\(lines)")
    #expect(!lines.contains { $0.contains("[duplicate-source-catalog]") }, "\(lines)")
  }

  @Test func `of sources in two sibling folders, the one without a target language counts`() {
    let lines = lint([
      ("source/messages.xlf", Self.catalog(nil, units: Self.ids)),
      ("locale/messages.en.xlf", Self.catalog("en", units: ["a", "old"])),
      ("locale/messages.de.xlf", Self.catalog("de", units: ["a", "b"])),
    ]).lines
    // Which of them is the source is not known before a project says so.
    withKnownIssue { #expect(lines.contains { $0.contains("(id \"c\")") }) }
  }

  @Test(arguments: [false, true])
  func `a base that lacks most texts is one question`(isNamed: Bool) {
    let base = (name: "app.xliff", text: Self.catalog(nil, units: (1...20).map { "app\($0)" } + ["a"]))
    let report = lint(
      [base, ("de.xliff", Self.catalog("de", units: (1...12).map { "other\($0)" } + ["a"]))],
      base: isNamed ? base : nil)
    #expect(
      report.lines == [
        "./de.xliff:2:3: warning: \(isNamed ? "" : "./")app.xliff lacks 12 of the 13 texts here, so this "
          + "catalogue was not compared with it: is it the base? [unknown-unit]"
      ])
  }

  @Test func `a file with the source texts that lacks most texts is one question`() {
    let texts = { (prefix: String) in (1...12).map { "\"\(prefix)\($0)\" = \"x\";\n" }.joined() }
    let files = [("en.lproj/a.strings", texts("a")), ("de.lproj/a.strings", texts("b"))]
    let lines = lint(files, LintConfiguration(only: ["unknown-unit"])).lines
    #expect(lines.count == 1 && lines[0].contains("lacks 12 of the"), "\(lines)")
  }
}
