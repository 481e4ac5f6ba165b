import Foundation
import TestSupport
import Testing

/// `--baseline` and `--write-baseline` at the command.
@Suite struct BaselineCommandTests {
  typealias Files = LintConfigurationCommandTests

  static let salt = Files.unit("Salt %@", "Salz")

  @Test func `a second run is clean, and a new defect is not hidden`() throws {
    let folder = try Files.folder(["Locales/de.xliff": Files.catalog(Self.salt)])
    let written = try Files.lint(["Locales", "--write-baseline", "baseline.json"], in: folder.url)
    #expect(written.exitCode == 0 && written.output.isEmpty && written.errors == "Wrote 1 finding to baseline.json\n")
    for (paths, place) in [(["Locales"], "."), (["../Locales/de.xliff"], "Locales")] {
      let baseline = place == "." ? "baseline.json" : "../baseline.json"
      let again = try Files.lint(paths + ["--baseline", baseline], in: folder.url.appending(path: place))
      #expect(again.exitCode == 0 && again.output.isEmpty && !again.errors.contains("warning"), "\(again)")
    }
    let pepper = Files.unit("Pepper %@", "Pfeffer", id: "b")
    _ = try folder.write(Files.catalog("\n\n" + pepper + "\n" + Self.salt), to: "Locales/de.xliff")
    let new = try Files.lint(["Locales", "--baseline", "baseline.json"], in: folder.url)
    #expect(new.exitCode == 1 && new.output.split(separator: "\n").count == 1)
    #expect(new.output.hasPrefix("Locales/de.xliff:7:"))
  }

  @Test func `entries that are no longer found are reported, but not of files and checks that did not run`() throws {
    let folder = try Files.folder([
      "de.xliff": Files.catalog(Self.salt), "fr.xliff": Files.catalog(Self.salt, language: "fr"),
    ])
    #expect(try Files.lint([".", "--write-baseline", "b.json"], in: folder.url).exitCode == 0)
    let fixed = Files.catalog(Files.unit("Salt %@", "Salz %@"))
    _ = try folder.write(fixed, to: "de.xliff")
    let stale = "warning: b.json lists 1 finding that is no longer found; write it again with --write-baseline\n"
    let run = try Files.lint([".", "--baseline", "b.json"], in: folder.url)
    #expect(run.exitCode == 0 && run.output.isEmpty && run.errors.contains(stale), "\(run.errors)")
    let list = try Files.lint([".", "--baseline", "b.json", "--verbose"], in: folder.url)
    #expect(
      list.errors.contains(
        "warning: b.json: missing-placeholder in unit \"a\" of de.xliff is no longer found\n" + stale))
    #expect(!(try Files.lint(["fr.xliff", "--baseline", "b.json"], in: folder.url).errors.contains("no longer")))
    let only = ["de.xliff", "--baseline", "b.json", "--only", "empty-translation"]
    #expect(!(try Files.lint(only, in: folder.url).errors.contains("no longer")))
    try FileManager.default.removeItem(at: folder.url.appending(path: "de.xliff"))
    #expect(try Files.lint(["fr.xliff", "--baseline", "b.json"], in: folder.url).errors.contains(stale))
  }

  @Test func `a baseline that cannot be used or written ends the command`() throws {
    let folder = try Files.folder(["de.xliff": Files.catalog(Self.salt), "b.json": #"{"version": 1}"#])
    let unusable = try Files.lint(["de.xliff", "--baseline", "b.json"], in: folder.url)
    #expect(unusable.exitCode == 2 && unusable.output.isEmpty)
    #expect(unusable.errors.contains("b.json:1:1: error: The baseline has no \"findings\"; add it [missing-value]"))
    #expect(try Files.lint(["de.xliff", "--baseline", "no.json"], in: folder.url).exitCode == 2)
    #expect(try Files.lint(["de.xliff", "--write-baseline", "no/b.json"], in: folder.url).exitCode == 2)
    let both = ["de.xliff", "--baseline", "b.json", "--write-baseline", "c.json"]
    #expect(try Files.lint(both, in: folder.url).exitCode == 2)
    let partial = try Files.lint(["de.xliff", "no.xliff", "--write-baseline", "c.json"], in: folder.url)
    #expect(partial.exitCode == 2 && partial.errors.contains("c.json is not written"))
    #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "c.json").path))
  }

  @Test func `a baseline counts only findings that no note suppresses`() throws {
    let note = "watchword: ignore missing-placeholder the name is above"
    let folder = try Files.folder(["de.xliff": Files.catalog(Files.unit("Salt %@", "Salz", note: note))])
    let run = try Files.lint(["de.xliff", "--write-baseline", "b.json"], in: folder.url)
    #expect(run.errors == "Wrote 0 findings to b.json\n")
  }
}
