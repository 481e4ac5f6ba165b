import Foundation
import TestSupport
import Testing

/// Translations in formats with a file for each language, without their source beside them, and with it as --base.
@Suite struct LoneTranslationTests {
  /// A source and a translation, whose placeholder is missing.
  struct Pair: Sendable {
    let source: (path: String, text: String)
    let translation: (path: String, text: String)

    init(_ source: (path: String, text: String), _ path: String, translated text: String? = nil) {
      self.source = source
      translation = (path, text ?? source.text.replacing("%d files", with: "Dateien").replacing("{n} files", with: "x"))
    }
  }

  private static let strings = "\"a\" = \"%d files\";\n"
  private static let xml = "<resources><string name=\"a\">%d files</string></resources>\n"
  private static let json = "{\"a\": \"{n} files\"}\n"
  private static let i18next = "{\"a\": \"{{n}} files\", \"b\": \"{{n}}\"}\n"

  static let pairs: [Case<Pair, String>] = [
    Case("Strings", Pair(("en.lproj/L.strings", strings), "de.lproj/L.strings"), "missing-placeholder"),
    Case("Android", Pair(("values/strings.xml", xml), "values-tr/strings.xml"), "missing-placeholder"),
    Case("ARB", Pair(("app_en.arb", json), "app_de.arb"), "missing-placeholder"),
    Case("ARB of a language in a macrolanguage", Pair(("app_en.arb", json), "app_ku_CKB.arb"), "missing-placeholder"),
    Case("ARB beside a file without a language", Pair(("app.arb", json), "app_de.arb"), "missing-placeholder"),
    Case(
      "ARB whose member names the language",
      Pair(("en.arb", json), "texts.arb", translated: "{\"@@locale\": \"de\", \"a\": \"x\"}"), "missing-placeholder"),
    Case(
      "i18next",
      Pair(
        ("locales/en/x.json", i18next), "locales/de/x.json", translated: "{\"a\": \"Dateien\", \"b\": \"{{n}}\"}"),
      "missing-placeholder"),
    Case("a language in the file's name", Pair(("en.strings", strings), "de.strings"), "missing-placeholder"),
  ]

  private static func lint(_ arguments: [String], _ files: [(path: String, text: String)]) throws -> CommandRun {
    let folder = try TemporaryFolder()
    for file in files {
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: file.path).deletingLastPathComponent(), withIntermediateDirectories: true)
      _ = try folder.write(file.text, to: file.path)
    }
    return try CommandRun(["lint"] + arguments + ["--format", "concise"], in: folder.url)
  }

  @Test(arguments: pairs)
  func `a translation without its source is reported once`(example: Case<Pair, String>) throws {
    let (path, text) = example.given.translation
    let run = try Self.lint([path], [(path, text)])
    #expect(run.output == "" && run.exitCode == 0)
    #expect(
      run.errors.split(separator: "\n").filter { $0.hasPrefix("warning:") } == [
        "warning: \(path) was not compared with a source, because there is no source file beside it; "
          + "if it is a translation, name its source with --base"
      ])
  }

  @Test(arguments: pairs)
  func `the base decides that a catalogue is a translation`(example: Case<Pair, String>) throws {
    let (source, translation) = (example.given.source, example.given.translation)
    // The source is in another folder, where no reader looks for it.
    let run = try Self.lint(
      [translation.path, "--base", "Source/\(source.path)"], [translation, ("Source/\(source.path)", source.text)])
    let ids = run.output.split(separator: "\n").map { $0.split(separator: "[").last.map { $0.dropLast() } }
    #expect(ids == [example.expected[...]], "\(run.output)\(run.errors)")
    #expect(!run.errors.contains("warning:"))
  }

  @Test func `a base that is not English is the source of the others`() throws {
    let files = [
      ("de.lproj/L.strings", "\"a\" = \"%d Dateien\";\n\"b\" = \"B\";\n"),
      ("fr.lproj/L.strings", "\"a\" = \"fichiers\";\n"),
      ("fr.lproj/M.strings", "\"c\" = \"x\";\n"),
    ]
    let alone = try Self.lint(["."], files)
    let told = "./de.lproj/L.strings (and 2 more catalogues) was not compared"
    #expect(alone.output == "" && alone.errors.contains(told), "\(alone.errors)")
    let run = try Self.lint([".", "--base", "de.lproj/L.strings", "--only", "missing-placeholder,untranslated"], files)
    #expect(run.output.split(separator: "\n").count == 2, "\(run.output)")
    #expect(run.output.utf8.starts(with: "./fr.lproj/L.strings:1:".utf8))
    #expect(run.errors.contains("warning: ./fr.lproj/M.strings was not compared with a source"))
  }

  @Test func `nothing is reported about a source`() throws {
    for (path, text) in [
      ("en.lproj/L.strings", Self.strings), ("Base.lproj/L.strings", Self.strings), ("values/strings.xml", Self.xml),
      ("app_en_GB.arb", Self.json), ("locales/en/x.json", Self.i18next),
      (
        "values/strings.xml",
        "<resources xmlns:tools=\"http://schemas.android.com/tools\" tools:locale=\"tr\"><string name=\"a\">b</string>"
          + "</resources>"
      ),
    ] {
      #expect(!(try Self.lint([path], [(path, text)])).errors.contains("warning:"), "\(path)")
    }
  }

  @Test func `a file that names no language is reported to count as a source`() throws {
    for (path, text) in [("L.strings", Self.strings), ("texts.arb", Self.json), ("strings.xml", Self.xml)] {
      let run = try Self.lint([path, "--locale", "de"], [(path, text)])
      #expect(run.errors.hasPrefix("warning: \(path) names no language, so"), "\(run.errors)")
      #expect(!run.errors.contains("catalogues in en") && run.exitCode == 2)
    }
    let files = [("app.arb", Self.json), ("app_de.arb", "{\"a\": \"{n} Dateien\"}")]
    #expect(!(try Self.lint(["."], files).errors.contains("names no language")))
  }

  @Test func `a file that names no language is not the source of an export`() throws {
    let export = """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
        <file original="L.strings" source-language="en" target-language="de" datatype="plaintext"><body>
          <trans-unit id="a"><source>Other</source><target>Anderes</target></trans-unit></body></file>
      </xliff>
      """
    let run = try Self.lint(["."], [("L.strings", Self.strings), ("de.xliff", export)])
    #expect(run.output == "" && run.exitCode == 0)
    let named = try Self.lint(["."], [("en.lproj/L.strings", Self.strings), ("de.xliff", export)])
    #expect(named.output.contains("[changed-placeholder-in-source]"))
  }

  @Test func `a text of ARB that is null is not translated yet`() throws {
    let files = [("app_en.arb", "{\"a\": \"A\", \"b\": \"B\"}"), ("app_de.arb", "{\"a\": null, \"b\": null}")]
    let run = try Self.lint(["."], files)
    #expect(
      run.output == "./app_de.arb:1:1: warning: 2 of 2 units are not translated [untranslated]\n", "\(run.output)")
  }

  @Test func `status does not call a lone translation a source`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(Self.strings, to: "de.strings")
    let run = try CommandRun(["status", "de.strings"], in: folder.url)
    #expect(run.errors.contains("warning: de.strings was not compared with a source"))
  }
}
