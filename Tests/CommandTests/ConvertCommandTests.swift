import Foundation
import TestSupport
import Testing

@Suite struct ConvertCommandTests {
  private static let catalog = """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="Localizable.xcstrings" source-language="en" target-language="de" datatype="plaintext">
        <body>
          <trans-unit id="open"><source>Open %@</source><target state="needs-review-l10n">%@ öffnen</target></trans-unit>
        </body>
      </file>
    </xliff>

    """

  @Test func `the target's own text is on standard output and each loss on standard error`() throws {
    let run = try CommandRun(
      ["convert", "-", "--to", "xcstrings", "--stdin-filename", "de.xliff"], input: Array(Self.catalog.utf8))
    #expect(run.exitCode == 0 && run.errors == "")
    #expect(run.output.contains("\"value\" : \"%@ öffnen\""))
    let folder = try TemporaryFolder()
    let android = try CommandRun(
      ["convert", "-", "--to", "android", "-o", folder.url.path, "--strict", "--stdin-filename", "de.xliff"],
      input: Array(Self.catalog.utf8))
    #expect(android.exitCode == 1)
    #expect(
      android.errors.hasPrefix(
        "de.xliff:5:7: warning: Android cannot mark this translation as needing review [lost-state]\n"
          + "2 placeholders are written in another way; --verbose lists them\n"), "\(android.errors)")
  }

  @Test func `catalogues of one source become one, and come back as they were`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(Self.catalog, to: "de.xliff")
    _ = try folder.write(Self.catalog.replacing("\"de\"", with: "\"fr\""), to: "fr.xliff")
    let there = try CommandRun(["convert", "de.xliff", "fr.xliff", "--to", "xcstrings", "-o", "x"], in: folder.url)
    #expect(there.exitCode == 0 && there.errors == "Wrote x/Localizable.xcstrings\n")
    let back = try CommandRun(["convert", "x/Localizable.xcstrings", "--to", "xliff12", "-o", "back"], in: folder.url)
    #expect(back.exitCode == 0)
    for name in ["de", "fr"] {
      let difference = try CommandRun(["diff", "\(name).xliff", "back/\(name).xliff"], in: folder.url)
      #expect(difference.exitCode == 0, "\(difference.output)")
    }
    let same = try CommandRun(["convert", "de.xliff", "--to", "xliff12"], in: folder.url)
    #expect(same.output == Self.catalog)
  }

  @Test func `a file that exists is replaced only on request`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(Self.catalog, to: "de.xliff")
    let arguments = ["convert", "de.xliff", "--to", "xcstrings", "-o", "."]
    #expect(try CommandRun(arguments, in: folder.url).exitCode == 0)
    let again = try CommandRun(arguments, in: folder.url)
    #expect(again.exitCode == 2 && again.errors.contains("already exists"))
    #expect(try CommandRun(arguments + ["--force"], in: folder.url).exitCode == 0)
  }

  @Test func `translations are put into a catalogue that exists`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(Self.catalog, to: "de.xliff")
    let old = "{\"sourceLanguage\":\"en\",\"strings\":{\"open\":{\"mine\":1},\"other\":{}},\"version\":\"1.0\"}"
    _ = try folder.write(old, to: "Localizable.xcstrings")
    let run = try CommandRun(["convert", "de.xliff", "--to", "xcstrings", "-o", ".", "--merge"], in: folder.url)
    #expect(run.exitCode == 0, "\(run.errors)")
    let new = try String(contentsOf: folder.url.appending(path: "Localizable.xcstrings"), encoding: .utf8)
    #expect(new.contains("\"mine\":1") && new.contains("\"other\":{}") && new.contains("%@ öffnen"), "\(new)")
  }

  @Test func `several files need a folder`() throws {
    let run = try CommandRun(["convert", "Locales/de.xliff", "--to", "android"])
    #expect(run.exitCode == 2 && run.output == "" && run.errors.contains("name a folder for them with -o"))
  }

  /// The English catalogue with a sample of its texts.
  private static func english() throws -> String {
    let text = try String(contentsOf: packageFolder.appending(path: "Locales/en.xliff"), encoding: .utf8)
    let units = text.matches(of: #/<trans-unit id="([^"|]+).*?</trans-unit>/#.dotMatchesNewlines())
    let ids = units.map { String($0.output.1) }
    let chosen = Set(Rounds.sample(Array(Set(ids)).sorted(), 80))
    let start = text.prefix(upTo: try #require(units.first).range.lowerBound)
    let end = text.suffix(from: try #require(units.last).range.upperBound)
    let kept = zip(units, ids).filter { chosen.contains($1) }.map { match, _ in "\(match.output.0)\n" }
    return start + kept.joined() + end
  }

  @Test func `a pseudo-locale has no defect of placeholders`() throws {
    let folder = try TemporaryFolder()
    let english = try folder.write(Self.english(), to: "en.xliff")
    for format in ["xliff12", "xcstrings", "strings", "android", "arb", "i18next", "po"] {
      let path = folder.url.appending(path: format).path
      let converted = try CommandRun(["convert", english, "--to", format, "-o", path])
      #expect(converted.exitCode == 0, "\(converted.errors.suffix(300))")
      let names = try FileManager.default.subpathsOfDirectory(atPath: path).filter { $0.contains(".") }
      for name in names where !name.hasSuffix(".lproj") {
        let file = URL(filePath: "\(path)/\(name)")
        // In its folder, which may say that it is a catalogue.
        let outputs = try [[], ["--mirrored"]].compactMap { options -> String? in
          let output = file.deletingLastPathComponent().appending(
            path: "pseudo\(options.count)_\(file.lastPathComponent)"
          ).path
          return try CommandRun(["pseudo", file.path, "-o", output] + options).exitCode == 0 ? output : nil
        }
        guard !outputs.isEmpty else { continue }
        let found = try CommandRun(
          ["lint"] + outputs + [
            "--only",
            "missing-placeholder,extra-placeholder,placeholder-type,malformed-placeholder,undefined-substitution",
          ])
        #expect(found.exitCode == 0, "\(name): \(found.output.prefix(600))")
      }
    }
  }
}
