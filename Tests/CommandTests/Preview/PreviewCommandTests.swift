import Foundation
import TestSupport
import Testing
import WatchwordLocalization
import WatchwordShippedCatalogs

@testable import WatchwordCommand

@Suite struct PreviewCommandTests {
  static let frame = "<p>@@</p><script id=\"watchword-data\">@@DATA@@</script><script>\"@@DATA@@\"</script>"

  /// A folder with a template that holds nothing but the data.
  static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    _ = try folder.write(frame, to: "page.html")
    return folder
  }

  static func run(_ arguments: [String], in folder: TemporaryFolder) throws -> CommandRun {
    try CommandRun(["preview", "--template", "page.html"] + arguments, in: folder.url)
  }

  /// The data of a page.
  static func data(of page: String, in folder: TemporaryFolder) throws -> [String: Any]? {
    let html = try String(contentsOf: folder.url.appending(path: page), encoding: .utf8)
    let parts = frame.components(separatedBy: "@@DATA@@")
    #expect(html.hasPrefix(parts[0]) && html.hasSuffix(parts[1] + "@@DATA@@" + parts[2]))
    let json = html.dropFirst(parts[0].count).dropLast(parts[1].count + "@@DATA@@".count + parts[2].count)
    #expect(!json.contains("<"))
    return try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
  }

  static func list(_ name: String, in data: [String: Any]) -> [[String: Any]] { data[name] as? [[String: Any]] ?? [] }

  @Test func `without arguments, the page has what is shipped`() throws {
    let folder = try Self.folder()
    let run = try Self.run([], in: folder)
    #expect(run.exitCode == 0 && run.output == "" && run.errors.hasPrefix("Wrote preview.html ("), "\(run.errors)")
    guard let data = try Self.data(of: "preview.html", in: folder) else { return }
    #expect(data["version"] as? Int == 1 && data["flow"] as? String == "change" && data["locale"] as? String == "en")
    let policies = Self.list("policies", in: data)
    #expect(policies.first?["name"] as? String == "strong")
    #expect(
      policies.compactMap { $0["name"] as? String }.sorted()
        == (try TestSupport.names(in: "Policies", endingWith: ".json")))
    for policy in policies {
      let file = packageFolder.appending(path: "Policies").appending(path: try #require(policy["file"] as? String))
      #expect(policy["text"] as? String == (try String(contentsOf: file, encoding: .utf8)))
    }
    let locales = try TestSupport.names(in: "Locales", endingWith: ".xliff")
    #expect(data["locales"] as? [String] == locales)
    // The template has them.
    #expect(data["catalogs"] == nil)
    #expect(Self.list("sources", in: data).isEmpty)
    #expect((data["schema"] as? [String: Any])?["$schema"] != nil)
  }

  @Test func `the template has the built-in catalogues`() throws {
    guard let python = PythonOracle(importing: "gzip") else { return }
    let packed = try python.output(
      of: """
        import sys
        sys.path.insert(0, "\(packageFolder.appending(path: "Scripts/page").path)")
        import join
        sys.stdout.write(join.catalogs("\(packageFolder.appending(path: "Sources/Engine/ShippedCatalogs/Data").path)"))
        """, input: Data())
    let catalogs = try #require(try JSONSerialization.jsonObject(with: packed) as? [[String: Any]])
    let built = try ShippedCatalogs.locales.compactMap { ShippedCatalogs.catalog(for: $0) }.map {
      try JSONSerialization.jsonObject(with: Data(CompiledCatalog.write($0).utf8)) as? [String: Any] ?? [:]
    }
    #expect(catalogs.count == built.count && !built.isEmpty)
    for catalog in built {
      let other = catalogs.first { $0["locale"] as? String == catalog["locale"] as? String }
      #expect(other as NSDictionary? == catalog as NSDictionary, "\(catalog["locale"] ?? "")")
    }
  }

  @Test func `catalogues of a folder come with their files and their configuration`() throws {
    let folder = try Self.folder()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "texts"), withIntermediateDirectories: true)
    let xliff = CompileCommandTests.catalog("de", "<target>Salz %d</target>")
    _ = try folder.write(xliff, to: "texts/de.xliff")
    _ = try folder.write(#"{"version": 1, "checks": "all"}"#, to: "texts/.watchword.json")
    let run = try Self.run(["--locales", "texts", "--locale", "de", "--flow", "verify", "-o", "out.html"], in: folder)
    #expect(run.exitCode == 0, "\(run.errors)")
    guard let data = try Self.data(of: "out.html", in: folder) else { return }
    #expect(data["flow"] as? String == "verify" && data["locale"] as? String == "de")
    #expect(data["view"] as? String == "catalog")
    let sources = Self.list("sources", in: data)
    #expect(sources.compactMap { $0["name"] as? String } == ["de.xliff", ".watchword.json"])
    #expect(sources.first?["text"] as? String == xliff)
    // The file has no text of the form.
    #expect(data["catalogs"] == nil)
  }

  @Test func `a folder may have every format, subfolders, several files of a language, and errors`() throws {
    let folder = try Self.folder()
    func write(_ text: String, to path: String) throws {
      let file = folder.url.appending(path: "texts").appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try write("\"policy.no-rules.summary\" = \"Alles geht.\";", to: "de.lproj/Rules.strings")
    try write("\"form.change.title\" = \"Neu\";", to: "de.lproj/Form.strings")
    try write("\"form.change.title\" = \"Nouveau\"", to: "fr.lproj/Form.strings")
    try write("<resources><string name=\"map\">Karte %d", to: "android/values-de/strings.xml")
    try write("msgid \"\"\nmsgstr \"Language: gl\\n\"\n\nmsgid \"Map\"\nmsgstr \"Mapa\"\n", to: "gl.po")
    let run = try Self.run(["--locales", "texts", "--locale", "de"], in: folder)
    #expect(run.exitCode == 0, "\(run.errors)")
    guard let data = try Self.data(of: "preview.html", in: folder) else { return }
    #expect(
      Self.list("sources", in: data).compactMap { $0["name"] as? String } == [
        "android/values-de/strings.xml", "de.lproj/Form.strings", "de.lproj/Rules.strings", "fr.lproj/Form.strings",
        "gl.po",
      ])
    let catalogs = Self.list("catalogs", in: data)
    let german = catalogs.first { $0["locale"] as? String == "de" }?["messages"] as? [String: Any]
    #expect(german?.keys.sorted() == ["form.change.title", "policy.no-rules.summary"])
    // A catalogue without a text of the form says nothing about its languages.
    #expect(!catalogs.contains { $0["locale"] as? String == "gl" })
  }

  @Test(arguments: ["gl.po", "de.xliff"])
  func `a folder without texts of the form has the form in the built-in languages`(name: String) throws {
    let folder = try Self.folder()
    try FileManager.default.createDirectory(at: folder.url.appending(path: "texts"), withIntermediateDirectories: true)
    _ = try folder.write(name == "gl.po" ? "msgid \"Map\"\nmsgstr \"Mapa\"\n" : "<xliff", to: "texts/\(name)")
    let run = try Self.run(["--locales", "texts"], in: folder)
    #expect(run.exitCode == 0, "\(run.errors)")
    guard let data = try Self.data(of: "preview.html", in: folder) else { return }
    #expect(data["catalogs"] == nil && (data["locales"] as? [String])?.contains("ja") == true)
    #expect(Self.list("sources", in: data).map { $0["name"] as? String } == [name])
  }

  @Test func `a file in UTF-16 keeps its bytes`() throws {
    let folder = try Self.folder()
    let xliff = CompileCommandTests.catalog("de", "<target>Salz</target>")
    let bytes = try #require(("\u{FEFF}" + xliff).data(using: .utf16LittleEndian))
    try bytes.write(to: folder.url.appending(path: "de.xliff"))
    #expect(try Self.run(["--locales", "."], in: folder).exitCode == 0)
    guard let data = try Self.data(of: "preview.html", in: folder) else { return }
    #expect(Self.list("sources", in: data).first?["base64"] as? String == bytes.base64EncodedString())
  }

  @Test func `a policy with errors is shown, and the command warns`() throws {
    let folder = try Self.folder()
    let text = #"{"version": 1, "rules": [{"rule": "lenght"}], "note": "</script>\u2028"}"#
    _ = try folder.write(text, to: "own.json")
    let run = try Self.run(["--policy", "own.json", "--policy", "strong"], in: folder)
    #expect(run.exitCode == 0 && run.errors.contains("own.json:1:"), "\(run.errors)")
    #expect(run.errors.contains("warning: own.json is not a usable policy; the page shows its errors\n"))
    guard let data = try Self.data(of: "preview.html", in: folder) else { return }
    let policies = Self.list("policies", in: data)
    #expect(policies.map { $0["name"] as? String } == ["own", "strong"])
    #expect(policies.first?["text"] as? String == text && policies.first?["file"] as? String == "own.json")
  }

  @Test func `a policy that the page cannot read alone is shown as a native one`() throws {
    let folder = try Self.folder()
    let text = #"{"version": 1, "extends": "strong", "rules": [{"rule": "digits", "min": 3}]}"#
    _ = try folder.write(text, to: "own.json")
    let run = try Self.run(["--policy", "own.json"], in: folder)
    #expect(
      run.exitCode == 0 && run.errors.contains("note: the page shows own.json as a native policy"), "\(run.errors)")
    guard let data = try Self.data(of: "preview.html", in: folder) else { return }
    let shown = try #require(Self.list("policies", in: data).first?["text"] as? String)
    #expect(!shown.contains("extends") && shown.contains("\"length\"") && shown.contains("\"digits\""))
  }

  @Test(arguments: [
    (["--policy", "missing.json"], "error: missing.json: "), (["--flow", "chnage"], "did you mean change?"),
    (["--locales", "missing"], "error: missing: "), (["--locale", "x"], "is not a language tag"),
    (["--policy", "-"], "standard input"), (["--template", "missing.html"], "error: missing.html: "),
    (["--template", "empty.json"], "is not a template of the page"),
    (["-o", "missing/preview.html"], "error: "),
  ])
  func `what keeps a page from being written is reported`(arguments: [String], message: String) throws {
    let folder = try Self.folder()
    _ = try folder.write("{}", to: "empty.json")
    let run = try CommandRun(
      ["preview"] + (arguments[0] == "--template" ? [] : ["--template", "page.html"]) + arguments, in: folder.url)
    #expect(run.exitCode == 2 && run.errors.contains(message), "\(run.errors)")
    #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "preview.html").path))
  }

  @Test func `the template is found from the working folder, and an old one is reported`() throws {
    let folder = try TemporaryFolder()
    for name in [".build/page", "Page/scripts", "deep/down"] {
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: name), withIntermediateDirectories: true)
    }
    _ = try folder.write("old", to: "Page/scripts/main.js")
    let template = try folder.write(Self.frame, to: ".build/page/page.html")
    // A copy, which is in no repository.
    let command = folder.url.appending(path: "watchword")
    try CommandRun.copyExecutable(to: command)
    func run() throws -> CommandRun {
      try CommandRun(["preview"], in: folder.url.appending(path: "deep/down"), executable: command)
    }
    let fresh = try run()
    #expect(fresh.exitCode == 0 && fresh.errors.hasPrefix("Wrote "), "\(fresh.errors)")
    try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSinceNow: -100)], ofItemAtPath: template)
    let old = try run()
    #expect(old.errors.contains("main.js is newer than the template"), "\(old.errors)")
    _ = try folder.write(Self.frame, to: ".build/page/page.html")
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "Sources/Engine/ShippedCatalogs/Data"), withIntermediateDirectories: true)
    let catalog = try folder.write("new", to: "Sources/Engine/ShippedCatalogs/Data/de.swift")
    try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSinceNow: 100)], ofItemAtPath: catalog)
    let outdated = try run()
    #expect(outdated.errors.contains("de.swift is newer than the template"), "\(outdated.errors)")
    try FileManager.default.removeItem(atPath: template)
    let none = try run()
    #expect(none.exitCode == 2 && none.errors.contains("run make preview"), "\(none.errors)")
  }

  @Test func `the page is written again when a file changes, and stays where one is broken`() throws {
    let folder = try Self.folder()
    let policy = try folder.write(#"{"version": 1, "rules": [{"rule": "length", "min": 8}]}"#, to: "own.json")
    let log = folder.url.appending(path: "log")
    try Data().write(to: log)
    let process = Process()
    process.executableURL = CommandRun.executable
    _ = try folder.write(#"{"version": 1, "extends": "./base.json", "rules": []}"#, to: "extending.json")
    let base = try folder.write(#"{"version": 1, "rules": [{"rule": "length", "min": 9}]}"#, to: "base.json")
    process.arguments = [
      "preview", "--template", "page.html", "--policy", "own.json", "--policy", "extending.json", "--watch",
    ]
    process.currentDirectoryURL = folder.url
    process.standardError = try FileHandle(forWritingTo: log)
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    // A thread of a test blocks the usual signals, and the command inherits that.
    defer { kill(process.processIdentifier, SIGKILL) }
    // Waits without `await`: behind all other tests, this one would come to its end, and the command to its own, last.
    func logged(_ text: String, times: Int = 1) throws -> Bool {
      for _ in 0..<200 {
        if try String(contentsOf: log, encoding: .utf8).components(separatedBy: text).count > times { return true }
        Thread.sleep(forTimeInterval: 0.1)
      }
      return false
    }
    #expect(try logged("Ctrl-C"))
    let page = folder.url.appending(path: "preview.html")
    let first = try Data(contentsOf: page)
    try Data("{".utf8).write(to: URL(filePath: policy))
    #expect(try logged("The page was not changed"))
    #expect(try Data(contentsOf: page) == first)
    try Data(#"{"version": 1, "rules": [{"rule": "length", "min": 12}]}"#.utf8).write(to: URL(filePath: policy))
    #expect(try logged("Wrote preview.html", times: 2))
    let second = try Data(contentsOf: page)
    #expect(second != first)
    try Data(#"{"version": 1, "rules": [{"rule": "length", "min": 10}]}"#.utf8).write(to: URL(filePath: base))
    #expect(try logged("Changed: base.json\n"))
    #expect(try logged("Wrote preview.html", times: 3))
    #expect(try Data(contentsOf: page) != second)
  }
}
