import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordSystemFiles

@testable import WatchwordCommand

/// What convert writes, and where, for any contents of its files.
@Suite struct ConvertSafetyTests {
  private static func catalog(
    _ language: String, original: String = "Localizable.strings", target: String = "<target>neu</target>"
  ) -> String {
    """
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
    <file original="\(original)" source-language="en" target-language="\(language)" datatype="plaintext"><body>
    <trans-unit id="a"><source>new</source>\(target)</trans-unit></body></file></xliff>
    """
  }

  private static func names(in folder: TemporaryFolder) -> [String] {
    let all = FileManager.default.enumerator(atPath: folder.url.path)?.compactMap { $0 as? String } ?? []
    return all.filter { !folder.url.appending(path: $0).hasDirectoryPath && $0.contains(".") }.sorted()
  }

  private static let formats = ["po", "strings", "android", "arb", "i18next", "xcstrings", "xliff12", "xliff21"]

  static let noLanguages = [
    "../../../victim", "..", "/tmp/victim", "de/../../x", "de./../x", "de@../x", "a b", "", "x",
  ]

  @Test(arguments: formats) func `a language that is not a tag is an error, and names no file`(_ format: String) throws
  {
    let folder = try TemporaryFolder()
    let names = Self.noLanguages.indices.map { "in\($0).strings.xlf" }
    for (name, language) in zip(names, Self.noLanguages) { _ = try folder.write(Self.catalog(language), to: name) }
    let run = try CommandRun(["convert"] + names + ["--to", format, "-o", "a/b/c", "--force"], in: folder.url)
    // A document that has the format already keeps its bytes and its name.
    let expected = names + (format == "xliff12" ? names.map { "a/b/c/\($0)" } : [])
    #expect(run.exitCode == 1 && Self.names(in: folder) == expected.sorted(), "\(run.errors)")
    let lines = run.errors.split(separator: "\n").filter { $0.contains("is not a language tag (BCP 47)") }
    for name in names { #expect(lines.count { $0.hasPrefix("\(name):2:") } == 1, "\(name): \(run.errors)") }
  }

  static let languages: [Case<String, [String]>] = [
    Case(
      "Portuguese of Brazil", "pt_BR",
      [
        "pt_BR/LC_MESSAGES/Localizable.po", "pt-BR.lproj/Localizable.strings", "values-pt-rBR/strings.xml",
        "localizable_pt_BR.arb", "pt-BR/Localizable.json", "pt-BR.xliff",
      ]),
    Case(
      "Serbian in Latin letters", "sr@latin",
      [
        "sr@latin/LC_MESSAGES/Localizable.po", "sr-Latn.lproj/Localizable.strings", "values-b+sr+Latn/strings.xml",
        "localizable_sr_Latn.arb", "sr-Latn/Localizable.json", "sr-Latn.xliff",
      ]),
    Case(
      "a variant", "de-1996",
      [
        "de@1996/LC_MESSAGES/Localizable.po", "de-1996.lproj/Localizable.strings", "values-b+de+1996/strings.xml",
        "localizable_de_1996.arb", "de-1996/Localizable.json", "de-1996.xliff",
      ]),
    Case(
      "a script that gettext has no name for", "zh-hant-HK",
      [
        "zh_HK/LC_MESSAGES/Localizable.po", "zh-Hant-HK.lproj/Localizable.strings", "values-b+zh+Hant+HK/strings.xml",
        "localizable_zh_Hant_HK.arb", "zh-Hant-HK/Localizable.json", "zh-Hant-HK.xliff",
      ]),
  ]

  @Test(arguments: ["po", "strings", "android", "arb", "i18next", "xliff21"].enumerated().map { ($0, $1) })
  func `a language is normalised in the same way for every format`(index: Int, format: String) throws {
    let folder = try TemporaryFolder()
    for each in Self.languages { _ = try folder.write(Self.catalog(each.given), to: "\(each.given).xlf") }
    let run = try CommandRun(
      ["convert"] + Self.languages.map { "\($0.given).xlf" } + ["--to", format, "-o", "o"], in: folder.url)
    let names = Self.names(in: folder)
    #expect(run.exitCode == 0, "\(run.errors)")
    for each in Self.languages { #expect(names.contains("o/\(each.expected[index])"), "\(each): \(names)") }
  }

  @Test func `no file is written through a link that leads out of the folder`() throws {
    for link in ["o/de.lproj", "o/de.lproj/Localizable.strings"] {
      let folder = try TemporaryFolder()
      _ = try folder.write(Self.catalog("de"), to: "in.xlf")
      for name in ["victim", "o"] + (link.contains("strings") ? ["o/de.lproj"] : []) {
        try FileManager.default.createDirectory(at: folder.url.appending(path: name), withIntermediateDirectories: true)
      }
      let target = link.contains("strings") ? "../../victim/new.txt" : "../victim"
      try FileManager.default.createSymbolicLink(
        atPath: folder.url.appending(path: link).path, withDestinationPath: target)
      let run = try CommandRun(["convert", "in.xlf", "--to", "strings", "-o", "o", "--force"], in: folder.url)
      #expect(run.exitCode == 2 && run.errors.contains("is a link that leads out of it"), "\(run.errors)")
      let found = try FileManager.default.contentsOfDirectory(atPath: folder.url.appending(path: "victim").path)
      #expect(found.isEmpty)
    }
  }

  @Test func `a hidden folder is not written to, and the folder may be a link itself`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(Self.catalog("de", original: ".git/hooks/x.strings"), to: "in.xlf")
    let hidden = try CommandRun(["convert", "in.xlf", "--to", "strings", "-o", ".", "--force"], in: folder.url)
    #expect(hidden.exitCode == 2 && Self.names(in: folder) == ["in.xlf"], "\(hidden.errors)")
    _ = try folder.write(Self.catalog("de"), to: "in.xlf")
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "real"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: "o").path, withDestinationPath: "real")
    let linked = try CommandRun(["convert", "in.xlf", "--to", "strings", "-o", "o"], in: folder.url)
    #expect(linked.exitCode == 0 && Self.names(in: folder).contains("real/de.lproj/Localizable.strings"))
  }

  // MARK: Files that exist

  private static let old =
    #"{"sourceLanguage":"en","strings":{"b":{"localizations":{"fr":{"stringUnit":{"value":"X"}}}}},"version":"1.0"}"#

  static let targets: [Case<String, String>] = [
    Case("the marks of a conflict", "<<<<<<< HEAD\n\(old)", "malformed-json"),
    Case("a doubled comma", old.replacing(",\"version\"", with: ",,\"version\""), "malformed-json"),
    Case("a file that is cut off", String(old.prefix(60)), "malformed-json"),
    Case("not a file of texts", "{}", "cannot be read, so no translations are merged into it"),
    Case(
      "another source language", old.replacing("\"en\"", with: "\"fr\""),
      "Its source language is fr, but that of the translations is en"),
  ]

  @Test(arguments: targets) func `a file that cannot take translations ends the run, and stays as it was`(
    target: Case<String, String>
  ) throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(Self.catalog("de"), to: "in.xlf")
    let path = try folder.write(target.given, to: "Localizable.xcstrings")
    for force in [[], ["--force"]] {
      let run = try CommandRun(
        ["convert", "in.xlf", "--to", "xcstrings", "-o", ".", "--merge"] + force, in: folder.url)
      #expect(run.exitCode == 2 && run.errors.contains(target.expected), "\(run.errors)")
      #expect(run.errors.contains("nothing was written"))
      #expect(Self.names(in: folder) == ["Localizable.xcstrings", "in.xlf"])
      #expect(try String(contentsOfFile: path, encoding: .utf8) == target.given)
    }
  }

  @Test(arguments: ["src", "de", "en", "values", "App"])
  func `translations are put into the file of any folder`(_ name: String) throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(at: folder.url.appending(path: name), withIntermediateDirectories: true)
    _ = try folder.write(Self.catalog("de"), to: "in.xlf")
    let path = try folder.write(Self.old, to: "\(name)/Localizable.xcstrings")
    let run = try CommandRun(["convert", "in.xlf", "--to", "xcstrings", "-o", name, "--merge"], in: folder.url)
    #expect(run.exitCode == 0 && run.errors == "Wrote \(name)/Localizable.xcstrings\n", "\(run.errors)")
    #expect(Self.names(in: folder) == ["\(name)/Localizable.xcstrings", "in.xlf"].sorted())
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.contains("\"X\"") && text.contains("\"neu\""))
  }

  @Test func `a string catalogue is put into another one`() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(at: folder.url.appending(path: "o"), withIntermediateDirectories: true)
    _ = try folder.write(Self.old.replacing("\"b\"", with: "\"a\""), to: "Localizable.xcstrings")
    let path = try folder.write(Self.old, to: "o/Localizable.xcstrings")
    let run = try CommandRun(
      ["convert", "Localizable.xcstrings", "--to", "xcstrings", "-o", "o", "--merge"], in: folder.url)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(run.exitCode == 0 && text.contains("\"a\"") && text.contains("\"b\""), "\(run.errors) \(text)")
  }

  @Test(arguments: formats.filter { $0 != "xcstrings" }, [[], ["--force"]])
  func `a format without a merge says so, and nothing is written`(_ format: String, _ force: [String]) throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(Self.catalog("de"), to: "in.xlf")
    let run = try CommandRun(
      ["convert", "in.xlf", "--to", format, "-o", "o", "--merge"] + force, in: folder.url)
    let expected =
      "error: --merge works only with --to xcstrings: files of the format \(format) are always written anew\n"
    #expect(run.exitCode == 2 && run.errors == expected, "\(run.errors)")
    #expect(Self.names(in: folder) == ["in.xlf"])
  }

  @Test(.enabled(if: getuid() != 0, "the superuser may read every file"))
  func `a file that cannot be read is not replaced`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(Self.catalog("de"), to: "in.xlf")
    let path = try folder.write(Self.old, to: "Localizable.xcstrings")
    try FileManager.default.setAttributes([.posixPermissions: 0o200], ofItemAtPath: path)
    let run = try CommandRun(["convert", "in.xlf", "--to", "xcstrings", "-o", ".", "--merge"], in: folder.url)
    #expect(run.exitCode == 2 && run.errors.contains("Permission was denied; nothing was written"), "\(run.errors)")
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == Self.old)
  }

  // MARK: Texts for one key

  private static func strings(_ localizations: String) -> String {
    #"{"sourceLanguage":"en","strings":{"a":{"localizations":{\#(localizations)}}},"version":"1.0"}"#
  }

  private static func localization(_ language: String, _ text: String) -> String {
    #""\#(language)":{"stringUnit":{"state":"translated","value":"\#(text)"}}"#
  }

  /// All files of a folder as one text.
  private static func texts(in folder: TemporaryFolder) -> String {
    names(in: folder).compactMap { name in
      try? String(contentsOf: folder.url.appending(path: name), encoding: .utf8)
    }.joined()
  }

  @Test func `of two texts for one language one is written, and the other one is reported`() throws {
    for format in Self.formats {
      let inputs = try TemporaryFolder()
      let output = try TemporaryFolder()
      _ = try inputs.write(Self.catalog("pt_BR", target: "<target>EINS</target>"), to: "p1.xlf")
      _ = try inputs.write("\n" + Self.catalog("pt-BR", target: "<target>ZWEI</target>"), to: "p2.xlf")
      _ = try inputs.write(
        Self.strings(Self.localization("de_DE", "EINS") + "," + Self.localization("de-DE", "ZWEI")),
        to: "p.xcstrings")
      let both: [(files: [String], place: String, language: String)] = [
        (["p1.xlf", "p2.xlf"], "p2.xlf:4:1: ", "pt-BR"), (["p.xcstrings"], "p.xcstrings:1:", "de-DE"),
      ]
      for (files, place, language) in both {
        // A document that has the format already keeps its bytes.
        if format == "xliff12" && files.count == 2 || format == "xcstrings" && files.count == 1 { continue }
        let run = try CommandRun(
          ["convert"] + files + ["--to", format, "-o", output.url.path, "--force", "--strict"], in: inputs.url)
        #expect(run.exitCode == 1 && run.errors.contains("[lost-text]"), "\(format): \(run.errors)")
        #expect(run.errors.contains(place) && run.errors.contains(language), "\(format): \(run.errors)")
        let written = Self.texts(in: output)
        #expect(written.contains("EINS") && !written.contains("ZWEI"), "\(format): \(written)")
      }
    }
  }

  @Test func `a text that is translated in one of two files is written`() throws {
    for order in [["p1.xlf", "p2.xlf"], ["p2.xlf", "p1.xlf"]] {
      let folder = try TemporaryFolder()
      _ = try folder.write(Self.catalog("de", target: ""), to: "p1.xlf")
      _ = try folder.write(Self.catalog("de", target: "<target>EINS</target>"), to: "p2.xlf")
      let run = try CommandRun(["convert"] + order + ["--to", "po"], in: folder.url)
      #expect(run.exitCode == 0 && run.errors == "", "\(run.errors)")
      #expect(run.output.contains("msgid \"new\"\nmsgstr \"EINS\"\n"), "\(run.output)")
      #expect(run.output.split(separator: "msgid \"new\"").count == 2)
    }
  }

  @Test(arguments: ["pt_BR", "pt-BR"]) func `a translation replaces that of the language's other spelling`(
    _ written: String
  ) throws {
    for language in ["pt_BR", "pt-BR"] {
      let folder = try TemporaryFolder()
      _ = try folder.write(Self.catalog(language), to: "in.xlf")
      let path = try folder.write(Self.strings(Self.localization(written, "ALT")), to: "Localizable.xcstrings")
      let expected = Self.strings(Self.localization(written, "neu"))
      let run = try CommandRun(["convert", "in.xlf", "--to", "xcstrings", "-o", ".", "--merge"], in: folder.url)
      #expect(run.exitCode == 0, "\(run.errors)")
      #expect(try String(contentsOfFile: path, encoding: .utf8) == expected)
      // The catalogue may be among the inputs, too.
      _ = try folder.write(Self.strings(Self.localization(written, "ALT")), to: "Localizable.xcstrings")
      let both = try CommandRun(
        ["convert", "Localizable.xcstrings", "in.xlf", "--to", "xcstrings", "-o", "o"], in: folder.url)
      #expect(both.exitCode == 0, "\(both.errors)")
      let text = try String(contentsOf: folder.url.appending(path: "o/Localizable.xcstrings"), encoding: .utf8)
      #expect(text == expected)
    }
  }

  @Test func `a source text that only a translation has is written with it`() throws {
    for format in Self.formats {
      let folder = try TemporaryFolder()
      let catalogue = #"{"sourceLanguage":"en","strings":{"old":{}},"version":"1.0"}"#
      _ = try folder.write(catalogue, to: "Localizable.xcstrings")
      _ = try folder.write(Self.catalog("he"), to: "in.xlf")
      let run = try CommandRun(
        ["convert", "Localizable.xcstrings", "in.xlf", "--to", format, "-o", "o"], in: folder.url)
      #expect(run.exitCode == 0, "\(run.errors)")
      let written = Self.names(in: folder).filter { $0.hasPrefix("o/") }.compactMap { name in
        try? String(contentsOf: folder.url.appending(path: name), encoding: .utf8)
      }.joined()
      #expect(written.contains("\"new\"") || written.contains(">new<"), "\(format): \(written)")
    }
    let folder = try TemporaryFolder()
    _ = try folder.write(Self.catalog("he"), to: "in.xlf")
    let path = try folder.write(Self.old, to: "Localizable.xcstrings")
    let merged = try CommandRun(
      ["convert", "Localizable.xcstrings", "in.xlf", "--to", "xcstrings", "-o", ".", "--merge"], in: folder.url)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(merged.exitCode == 0 && text.contains("\"new\""), "\(merged.errors) \(text)")
  }

  @Test(arguments: formats) func `a source file with a hidden name gives files with plain ones`(_ format: String) throws
  {
    let originals = [".hidden.strings", "...strings", "App/.hidden.strings"]
    let target = try #require(CatalogFormat.all.first { $0.optionName == format })
    for original in originals where format != "xliff12" {
      var reader = CatalogDocuments { _ in nil }
      let document = reader.read(Array(Self.catalog("de", original: original).utf8), at: SystemPath("in.strings.xlf"))
      let paths = CatalogConversion([document], to: target).files.flatMap { $0.path.split(separator: "/") }
      #expect(!paths.isEmpty && !paths.contains { $0.hasPrefix(".") }, "\(original): \(paths)")
    }
    for original in Rounds.sample(originals, 1) {
      let folder = try TemporaryFolder()
      _ = try folder.write(Self.catalog("de", original: original), to: "in.strings.xlf")
      let run = try CommandRun(
        ["convert", "in.strings.xlf", "--to", format, "-o", "o", "--force"], in: folder.url)
      #expect(run.exitCode == 0 && Self.names(in: folder).count > 1, "\(original): \(run.errors)")
    }
  }

  // MARK: Parts

  /// A document that ends inside a text, in each format.
  static let cut: [Case<String, String>] = [
    Case(
      "in.xlf", catalog("de").replacing("</trans-unit></body>", with: "</trans-unit><trans-unit id=\"b\"></body>"),
      "xliff12"),
    Case(
      "in.xliff",
      "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:2.0\" version=\"2.1\" srcLang=\"en\" trgLang=\"de\">"
        + "<file id=\"f\"><unit id=\"a\"><segment><source>new</source></segment></unit><unit id=\"b\"><segm", "xliff21"),
    Case("L.xcstrings", "{\"sourceLanguage\":\"en\",\"strings\":{\"b\":{}},", "xcstrings"),
    Case("en.lproj/L.strings", "\"a\" = \"b\";\n\"c\" = \"d", "strings"),
    Case("en.lproj/L.stringsdict", "<plist version=\"1.0\"><dict><key>a</key><di", "strings"),
    Case("values/strings.xml", "<resources><string name=\"a\">b</string><string name=\"c\">", "android"),
    Case("app_en.arb", "{\"a\": \"b\",", "arb"),
    Case("en/translation.json", "{\"a\": \"b\",", "i18next"),
    Case("de.po", "msgid \"a\"\nmsgstr \"b\"\n\nmsgid \"c\"\nmsgstr \"d\n", "po"),
  ]

  @Test(arguments: cut) func `such a document is not complete`(document: Case<String, String>) {
    var reader = CatalogDocuments { _ in nil }
    #expect(!reader.read(Array(document.given.utf8), at: SystemPath(document.description)).isComplete)
  }

  /// A document that ends inside a text, and the arguments of a run over it.
  static let cutRuns: [(document: Case<String, String>, arguments: [String])] = cut.flatMap { document in
    let name = document.description
    return formats.flatMap { format in
      [["-o", "o"], ["-o", "o", "--force"], []].map { (document, ["convert", name, "--to", format] + $0) }
    } + [(document, ["pseudo", name, "-o", "o/x"])]
  }

  @Test(arguments: Rounds.sample(cutRuns, 27))
  func `nothing is written of a document that could be read only in part`(
    document: Case<String, String>, arguments: [String]
  ) throws {
    let folder = try TemporaryFolder()
    let name = document.description
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: name).deletingLastPathComponent(), withIntermediateDirectories: true)
    _ = try folder.write(document.given, to: name)
    let run = try CommandRun(arguments, in: folder.url)
    #expect(run.exitCode == 2 || run.exitCode == 1, "\(run.exitCode)")
    #expect(!run.errors.contains("Wrote") && run.output == "", "\(run.errors)")
    #expect(!Self.names(in: folder).contains { $0.hasPrefix("o/") })
  }

  @Test func `part of a source is reported as such`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(Self.cut[0].given, to: "in.xlf")
    for arguments in [["convert", "in.xlf", "--to", "po", "-o", "o"], ["pseudo", "in.xlf"]] {
      let run = try CommandRun(arguments, in: folder.url)
      #expect(run.exitCode == 2)
      #expect(
        run.errors.hasSuffix("error: in.xlf was read only as far as its last error; nothing was written\n"),
        "\(run.errors)")
    }
  }

  // MARK: Sources

  @Test(arguments: [
    Case("android", "values/strings.xml", "values-de/strings.xml"),
    Case("strings", "en.lproj/Localizable.strings", "de.lproj/Localizable.strings"),
    Case("arb", "localizable_en.arb", "localizable_de.arb"),
    Case("i18next", "en/Localizable.json", "de/Localizable.json"),
  ])
  func `a translation alone does not replace the source file, but its source catalogue does`(
    format: Case<String, String>
  ) throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(Self.catalog("de"), to: "de.xlf")
    let english = Self.catalog("de", target: "").replacing(" target-language=\"de\"", with: "")
    _ = try folder.write(english, to: "en.xlf")
    func convert(_ inputs: [String], _ force: [String] = ["--force"]) throws -> CommandRun {
      try CommandRun(["convert"] + inputs + ["--to", format.description, "-o", "o"] + force, in: folder.url)
    }
    func text(_ name: String) throws -> String {
      try String(contentsOf: folder.url.appending(path: "o/\(name)"), encoding: .utf8)
    }
    // Where there is no source file yet, one is written.
    #expect(try convert(["de.xlf"], []).errors == "Wrote o/\(format.given)\nWrote o/\(format.expected)\n")
    let both = (try text(format.given), try text(format.expected))
    for name in [format.given, format.expected] { _ = try folder.write("mine", to: "o/\(name)") }
    // Without permission to replace files, the translation's file stays, too.
    let refused = try convert(["de.xlf"], [])
    #expect(refused.exitCode == 2 && refused.errors.contains("o/\(format.expected) already exists; "))
    let run = try convert(["de.xlf"])
    #expect(
      run.exitCode == 0
        && run.errors == "Wrote o/\(format.expected)\n"
          + "o/\(format.given) was not written: it already exists, and only translations were given\n",
      "\(run.errors)")
    #expect(try text(format.given) == "mine" && text(format.expected) == both.1)
    let whole = try convert(["en.xlf", "de.xlf"])
    #expect(whole.exitCode == 0 && !whole.errors.contains("was not written"), "\(whole.errors)")
    #expect(try text(format.given) == both.0)
  }
}
