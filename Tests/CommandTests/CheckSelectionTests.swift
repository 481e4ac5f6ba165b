import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordLinting

/// A run that would look for nothing is refused: it would pass with any catalogues.
@Suite struct CheckSelectionTests {
  @Test(arguments: ["", ",", " ", " , ,", "\t"])
  func `a list of no checks is refused`(list: String) throws {
    for options in [["--only", list], ["--only", list, "--except", "untranslated"]] {
      let run = try CommandRun(["lint", "Locales"] + options)
      #expect(run.exitCode == 2 && run.output == "")
      #expect(
        run.errors
          == "error: --only names no check; name at least one id, or leave out --only\n")
    }
  }

  @Test func `an option without its list is refused`() throws {
    let run = try CommandRun(["lint", "Locales", "--only="])
    #expect(run.exitCode == 2 && run.output == "" && run.errors.contains("Missing value for '--only"))
  }

  @Test(arguments: [
    ("untranslated", "untranslated"), ("untranslated", "missing-unit,untranslated"),
    ("missing-unit, untranslated,untranslated", "untranslated,missing-unit"), ("malformed-xml", "malformed-xml"),
  ])
  func `checks that are named and left out again are refused`(only: String, except: String) throws {
    let run = try CommandRun(["lint", "Locales", "--only", only, "--except", except])
    #expect(run.exitCode == 2 && run.output == "")
    #expect(
      run.errors == "error: No check is left: --except leaves out every check that --only names; change one of them\n")
  }

  @Test func `leaving out every check is refused`() throws {
    let all = Checks.all.map(\.id.string)
    #expect(all.count > 30)
    let run = try CommandRun(["lint", "Locales", "--except", all.joined(separator: ",")])
    #expect(run.exitCode == 2 && run.output == "")
    #expect(run.errors == "error: No check is left: --except leaves out every check; name fewer of them\n")
    let one = try CommandRun(["lint", "Locales/de.xliff", "--except", all.dropFirst().joined(separator: ",")])
    #expect(one.exitCode == 0, "\(one.errors)")
  }

  @Test(arguments: [
    ["--only", "untranslated,"], ["--only", " untranslated ,\tmissing-unit"], ["--except", ""],
    ["--only", "untranslated,missing-unit", "--except", "untranslated"],
  ])
  func `a selection that leaves a check is accepted`(options: [String]) throws {
    let run = try CommandRun(["lint", "Locales/de.xliff"] + options)
    #expect(run.exitCode == 0 && run.errors == "No findings in 1 file\n", "\(run.errors)")
  }
}
