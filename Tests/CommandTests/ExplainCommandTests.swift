import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordLinting

@testable import WatchwordCommand

@Suite struct ExplainCommandTests {
  @Test func `every finding can be explained`() throws {
    let lists = try [["explain"], ["explain", "xliff2"]].map { arguments in
      Set(
        try CommandRun(arguments).output.split(separator: "\n")
          .compactMap { $0.split(separator: " ").first.map { String($0) } })
    }
    #expect(lists[0].union(lists[1]).isSuperset(of: FindingKind.all.map(\.id.string)))
    let constraints = Checks.all.dropFirst(Checks.types.count).map(\.id.string)
    #expect(lists[0].isDisjoint(with: constraints) && lists[1].isSuperset(of: constraints))
  }

  @Test func `each check is in one family, and each list has its name`() throws {
    let ids = CheckFamily.all.flatMap(\.checks).map(\.id)
    #expect(ids == Checks.all.map(\.id) && !CheckFamily.all.contains { $0.checks.isEmpty })
    let pages = Set(DocumentationPage.all.flatMap(\.ids))
    let groups = DocumentationPage.groups.map(\.id)
    #expect(Set(groups).count == groups.count && pages.isDisjoint(with: groups))
    let plurals = try CommandRun(["explain", "plurals"])
    #expect(
      plurals.output.hasPrefix("Plural forms and devices (plurals)\n  missing-plural-category"), "\(plurals.output)")
    #expect(!plurals.output.contains("missing-placeholder"))
  }

  @Test func `the index of the pages lists them by subject`() throws {
    var index = """
      # Checks and findings

      What Watchword reports in catalogues, policies and other files. `watchword explain` prints the same pages. The examples of
      a page are tests: `1️⃣` marks each place that is reported.

      """
    for group in DocumentationPage.groups where group.id != "rules" {
      index += "\n## \(group.title)\n\n| Id | Severity | What it finds |\n|---|---|---|\n"
      for page in group.pages {
        let severity = page.kind.split(separator: ", ", maxSplits: 1).last ?? ""
        for id in page.ids { index += "| [\(id)](\(id).md) | \(severity) | \(CheckPage.about(id)?.summary ?? "") |\n" }
      }
    }
    try GoldenFile("Documentation/Checks/README.md").expect(index)
  }

  @Test func `a page names the severity of findings that do less harm`() throws {
    #expect(
      try CommandRun(["explain", "unknown-value"]).output.hasPrefix("unknown-value (check, error or warning, on by"))
    #expect(
      try CommandRun(["explain", "deprecated-key"]).output.hasPrefix("deprecated-key (finding, warning or info)"))
  }

  @Test(arguments: [
    "contradiction", "unknown-rule", "malformed-json", "substitution-without-message", "unfinished-state",
  ])
  func `a page says what, why, and what to do`(id: String) throws {
    let run = try CommandRun(["explain", id])
    #expect(run.exitCode == 0 && run.output.hasPrefix("\(id) ("))
    for part in ["\n\nWhat: ", "\n\nWhy: ", "\n\nExample:\n  ", "\n\nWhat to do: "] {
      #expect(run.output.contains(part))
    }
  }

  @Test(arguments: [
    ("lenth", "did you mean length?"), ("contradictions", "did you mean contradiction or state-contradiction?"),
    ("missing-plural", "did you mean missing-plural-category?"),
    ("missing-placehodler", "did you mean missing-placeholder?"),
    ("placeholders-missing", "did you mean missing-placeholder?"), ("url", "did you mean url-mismatch?"),
    ("untranslate", "did you mean untranslated?"), ("xyzzy", "run watchword explain for the list"),
    ("", "run watchword"),
    ("placeholder", "did you mean placeholders, lost-placeholder, rewritten-placeholder or unnumbered-placeholders?"),
  ])
  func `a wrong guess suggests what was meant`(guess: String, hint: String) throws {
    let run = try CommandRun(["explain", guess])
    #expect(run.exitCode == 2 && run.output == "" && run.errors.contains(hint), "\(run.errors)")
  }
}
