import Foundation
import TestSupport
import Testing

/// The command where only few files can be open at a time.
@Suite struct FewDescriptorsTests {
  static let commands = [
    "text Policies/strong.json", "text Policies/strong.json --locales Locales --all-locales",
    "check Policies/strong.json", "check Policies/relid-strict.json --format json", "lint Locales",
    "lint Locales/de.xliff --base Locales/en.xliff --policy Policies/strong.json",
    "policy validate Policies/strong.json", "policy measure strong --against -",
    "policy show Policies/strong.json", "explain", "explain length", "--help", "help lint", "--version",
  ]

  private static func run(_ command: String, limit: Int, in folder: URL = packageFolder) throws -> CommandRun {
    try CommandRun(
      ["-c", "ulimit -n \(limit); exec '\(CommandRun.executable.path)' \(command)"], input: Array("abcdefg1\n".utf8),
      in: folder, executable: URL(filePath: "/bin/sh"))
  }

  /// With three, the system cannot load the command's libraries (exit code 127); 127 is not a trap.
  @Test(arguments: commands)
  func `every command ends with its result or gives the reason for its failure`(command: String) throws {
    let whole = try Self.run(command, limit: 1024)
    for limit in [3, 4, 5, 6, 8, 12] {
      let run = try Self.run(command, limit: limit)
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
    let run = try Self.run("lint Locales", limit: 4)
    #expect(run.exitCode == 2 && run.output == "")
    #expect(
      run.errors
        == "error: The limit on open files (4) is too low for this command; raise it, for example with ulimit -n 64\n",
      "\(run.errors)")
  }

  @Test(arguments: 3...12) func `compile writes all or nothing`(limit: Int) throws {
    let folder = try TemporaryFolder()
    let locales = packageFolder.appending(path: "Locales").path
    let run = try Self.run("compile '\(locales)' -o out", limit: limit, in: folder.url)
    if limit == 3, run.exitCode == 127 { return }
    let expected = try TestSupport.names(in: "Locales", endingWith: ".xliff").count
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.url.appending(path: "out").path)) ?? []
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
