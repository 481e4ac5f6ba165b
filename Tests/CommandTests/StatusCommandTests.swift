import Foundation
import TestSupport
import Testing

@Suite struct StatusCommandTests {
  /// A catalogue with one unit for each of these states; `nil` is a unit without a translation.
  static func catalog(_ language: String, _ states: [String?], source: String = "Salt") -> String {
    let units = states.enumerated().map { index, state in
      let target = state.map { "<target state=\"\($0)\">Salz</target>" } ?? ""
      return "<trans-unit id=\"k\(index)\"><source>\(source)</source>\(target)</trans-unit>\n"
    }
    return """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="a.strings" source-language="en" target-language="\(language)" datatype="plaintext"><body>
      \(units.joined())</body></file></xliff>
      """
  }

  /// A folder with two translations and their source.
  static func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let german: [String?] = ["translated", "final", "needs-review-translation", "needs-translation", nil, "translated"]
    _ = try folder.write(catalog("de", german), to: "de.xliff")
    _ = try folder.write(catalog("fr", Array(repeating: "translated", count: 6), source: "Pepper"), to: "fr.xliff")
    _ = try folder.write(catalog("en", Array(repeating: nil, count: 6)), to: "en.xliff")
    return folder
  }

  @Test func `a table says what is left to do in each language`() throws {
    let folder = try Self.project()
    let run = try CommandRun(["status", "."], in: folder.url)
    #expect(run.exitCode == 0 && run.errors == "")
    #expect(
      run.output == """
        locale  units  translated  reviewed  to review  left  stale  errors      %
        de          6           3         1          1     2      0       0   50.0
        fr          6           6         0          0     0      6       0  100.0
        total      12           9         1          1     2      6       0   75.0

        """)
  }

  @Test func `an overlay is compared with the shipped texts`() throws {
    let folder = try TemporaryFolder()
    let unit = { (id: String, source: String) in
      "<trans-unit id=\"\(id)\"><source>\(source)</source><target>x</target></trans-unit>"
    }
    for (language, units) in [
      ("en", unit("policy.lead.checklist", "Password requirements:")),
      ("de", unit("rule.digits.min.missing", "gone") + unit("policy.no-rules.summary", "Use a secure password")),
    ] {
      let text = """
        <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
        <file original="watchword-overlay" source-language="en" target-language="\(language)" datatype="plaintext"><body>
        \(units)</body></file></xliff>
        """
      _ = try folder.write(text, to: "\(language).xliff")
    }
    let run = try CommandRun(["status", ".", "--format", "json"], in: folder.url)
    #expect(
      run.output.contains(
        #""locale":"de","files":1,"units":2,"translated":2,"reviewed":0,"review":0,"untranslated":0,"stale":1"#),
      "\(run.output)")
  }

  @Test(arguments: [
    (
      "json",
      """
      {"version":1,"locales":[{"locale":"de","files":1,"units":6,"translated":3,"reviewed":1,"review":1,"untranslated":2,"stale":0,"errors":0,"percent":50.0},{"locale":"fr","files":1,"units":6,"translated":6,"reviewed":0,"review":0,"untranslated":0,"stale":6,"errors":0,"percent":100.0}],"total":{"files":2,"units":12,"translated":9,"reviewed":1,"review":1,"untranslated":2,"stale":6,"errors":0,"percent":75.0}}

      """
    ),
    (
      "markdown",
      """
      | locale | units | translated | reviewed | to review | left | stale | errors | % |
      |---|--:|--:|--:|--:|--:|--:|--:|--:|
      | de | 6 | 3 | 1 | 1 | 2 | 0 | 0 | 50.0 |
      | fr | 6 | 6 | 0 | 0 | 0 | 6 | 0 | 100.0 |
      | total | 12 | 9 | 1 | 1 | 2 | 6 | 0 | 75.0 |

      """
    ),
    (
      "csv",
      "locale,files,units,translated,reviewed,review,untranslated,stale,errors,percent\r\nde,1,6,3,1,1,2,0,0,50.0\r\n"
        + "fr,1,6,6,0,0,0,6,0,100.0\r\n"
    ),
  ])
  func `other formats have the same numbers`(format: String, expected: String) throws {
    let folder = try Self.project()
    for name in ["status", "coverage"] {
      let run = try CommandRun([name, ".", "--format", format], in: folder.url)
      #expect(run.output == expected && run.errors == "" && run.exitCode == 0)
    }
  }

  @Test func `one table counts the texts of all formats`() throws {
    let folder = try TemporaryFolder()
    for name in ["App/en.lproj", "App/de.lproj"] {
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: name), withIntermediateDirectories: true)
    }
    let value = { (text: String) in "{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\(text)\"}}" }
    let keys = ["Salt", "Pepper", "Sugar", "Flour"].map { key in
      let french = key == "Flour" ? "" : ",\"fr\":\(value("\(key) fr"))"
      return "\"\(key)\":{\"localizations\":{\"de\":\(value("\(key) de"))\(french)}}"
    }
    _ = try folder.write(
      "{\"sourceLanguage\":\"en\",\"strings\":{\(keys.joined(separator: ","))},\"version\":\"1.0\"}",
      to: "App/Localizable.xcstrings")
    _ = try folder.write("a = Salt;\nb = Pepper;\nc = Sugar;\n", to: "App/en.lproj/Info.strings")
    _ = try folder.write("a = Salz;\n", to: "App/de.lproj/Info.strings")
    for (language, forms) in [("en", ["day", "days"]), ("de", ["Tag", "Tage"])] {
      _ = try folder.write(
        """
        <plist version="1.0"><dict><key>days</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
        <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>%d \(forms[0])</string>
        <key>other</key><string>%d \(forms[1])</string></dict></dict></dict></plist>
        """, to: "App/\(language).lproj/Count.stringsdict")
    }
    _ = try folder.write(Self.catalog("de", ["translated"]), to: "App/de.xliff")
    _ = try folder.write(Self.catalog("fr", Array(repeating: "final", count: 5) + [nil]), to: "App/fr.xliff")
    let run = try CommandRun(["status", "App/", "--format", "markdown"], in: folder.url)
    #expect(run.exitCode == 0 && run.errors == "")
    #expect(
      run.output == """
        | locale | units | translated | reviewed | to review | left | stale | errors | % |
        |---|--:|--:|--:|--:|--:|--:|--:|--:|
        | de | 10 | 8 | 0 | 0 | 2 | 0 | 0 | 80.0 |
        | fr | 10 | 8 | 5 | 0 | 2 | 0 | 0 | 80.0 |
        | total | 20 | 16 | 5 | 0 | 4 | 0 | 0 | 80.0 |

        """)
  }

  @Test(arguments: [(50, 0, ""), (51, 1, "Under 51%: de (50.0%)\n"), (100, 1, "Under 100%: de (50.0%)\n"), (0, 0, "")])
  func `a language under the limit is named`(limit: Int, exitCode: Int, errors: String) throws {
    let folder = try Self.project()
    let run = try CommandRun(["status", ".", "--fail-under", "\(limit)"], in: folder.url)
    #expect(Int(run.exitCode) == exitCode && run.errors == errors)
  }

  @Test(arguments: ["-1", "101", "most"])
  func `a limit that is not a percentage is refused`(limit: String) throws {
    let run = try CommandRun(["status", "Locales", "--fail-under=\(limit)"])
    #expect(run.exitCode == 2 && run.output == "")
  }

  @Test func `a percentage is never rounded up to all`() throws {
    let folder = try TemporaryFolder()
    let states = Array(repeating: "translated" as String?, count: 1_999) + [nil]
    let file = try folder.write(Self.catalog("de", states), to: "de.xliff")
    let run = try CommandRun(["status", file, "--fail-under", "100"])
    #expect(run.exitCode == 1 && run.output.contains(" 99.9\n"), "\(run.output)")
  }

  @Test func `a catalogue that cannot be read does not hide the others`() throws {
    let folder = try Self.project()
    let run = try CommandRun(["status", "de.xliff", "nowhere.xliff"], in: folder.url)
    #expect(run.exitCode == 2 && run.output.contains("de ") && run.errors.contains("nowhere.xliff"))
  }

  @Test func `a source catalogue alone has nothing to translate`() throws {
    let run = try CommandRun(["status", "Locales/en.xliff"])
    #expect(run.exitCode == 0 && run.errors == "No translations: the file is a source catalogue\n")
  }
}
