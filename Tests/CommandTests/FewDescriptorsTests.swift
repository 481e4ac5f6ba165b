import Foundation
import TestSupport
import Testing

/// The command where only few files can be open at a time.
@Suite struct FewDescriptorsTests {
  /// Catalogues, more of them than can be open, so that one that is not closed shows.
  private let folder: TemporaryFolder
  private static let languages = [
    "cs", "da", "de", "el", "es", "fi", "fr", "hu", "it", "ja", "ko", "nb", "nl", "pl", "ru", "sv",
  ]

  init() throws {
    folder = try TemporaryFolder()
    for language in Self.languages + ["en"] {
      _ = try folder.write(StatusCommandTests.catalog(language, ["translated"]), to: "\(language).xliff")
    }
  }

  /// CATALOGS is the folder with the catalogues.
  static let commands = [
    "text Policies/strong.json", "text Policies/strong.json --locales CATALOGS --all-locales",
    "check Policies/strong.json", "check Policies/relid-strict.json --format json", "lint CATALOGS",
    "lint CATALOGS/de.xliff --base CATALOGS/en.xliff --policy Policies/strong.json",
    "policy validate Policies/strong.json", "policy measure strong --against -",
    "policy show Policies/strong.json", "explain", "explain length", "--help", "help lint", "--version",
  ]

  private func run(_ command: String, limit: Int, in place: URL = packageFolder) throws -> CommandRun {
    let command = command.replacing("CATALOGS", with: "'\(folder.url.path)'")
    return try CommandRun(
      ["-c", "ulimit -n \(limit); exec '\(CommandRun.executable.path)' \(command)"], input: Array("abcdefg1\n".utf8),
      in: place, executable: URL(filePath: "/bin/sh"))
  }

  /// With three, the system cannot load the command's libraries (exit code 127); 127 is not a trap.
  @Test(arguments: commands)
  func `every command ends with its result or gives the reason for its failure`(command: String) throws {
    let whole = try run(command, limit: 1024)
    for limit in [3, 4] + Rounds.sample([5, 6, 8, 12], 2) {
      let run = try self.run(command, limit: limit)
      if limit == 3, run.exitCode == 127 { continue }
      if run.exitCode == 2 {
        #expect(run.output == "" && run.errors.hasPrefix("error: "), "\(limit): \(run.errors)")
        #expect(run.errors.lowercased().contains("files"), "\(limit): \(run.errors)")
      } else {
        #expect(run.exitCode == whole.exitCode, "\(limit)")
        #expect(run.output == whole.output && run.errors == whole.errors, "\(limit)")
      }
    }
  }

  @Test func `lint reports how many files can be open, and what to do`() throws {
    let run = try self.run("lint CATALOGS", limit: 4)
    #expect(run.exitCode == 2 && run.output == "")
    #expect(
      run.errors
        == "error: The limit on open files (4) is too low for this command; raise it, for example with ulimit -n 64\n",
      "\(run.errors)")
  }

  @Test(arguments: 3...12) func `compile writes all or nothing`(limit: Int) throws {
    let place = try TemporaryFolder()
    let run = try self.run("compile CATALOGS -o out", limit: limit, in: place.url)
    if limit == 3, run.exitCode == 127 { return }
    let expected = Self.languages.count + 1
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place.url.appending(path: "out").path)) ?? []
    #expect(run.exitCode == 0 && names.count == expected || run.exitCode == 2 && names.isEmpty, "\(run.errors)")
  }

  @Test func `a password can be typed, or the reason is reported`() throws {
    for limit in 4...8 {
      let terminal = try PseudoTerminal(
        ["-c", "ulimit -n \(limit); exec '\(CommandRun.executable.path)' check Policies/strong.json --locale en"],
        executable: URL(filePath: "/bin/sh"))
      if terminal.shows("Password (", "error: "), terminal.screen.contains("Password (") { terminal.type("abcdefg1\r") }
      let run = terminal.end()
      #expect(!run.isSignalled && run.isTerminalRestored && [0, 2].contains(run.exitCode), "\(limit): \(run)")
    }
  }
}
