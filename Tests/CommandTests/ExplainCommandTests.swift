import Foundation
import TestSupport
import Testing
import WatchwordDiagnostics

@testable import WatchwordCommand

@Suite struct ExplainCommandTests {
  @Test func `every finding can be explained`() throws {
    let list = try CommandRun(["explain"]).output
    let known = Set(list.split(separator: "\n").compactMap { $0.split(separator: " ").first.map { String($0) } })
    #expect(known.isSuperset(of: FindingKind.all.map(\.id.string)))
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
    ("placeholder", "did you mean lost-placeholder, rewritten-placeholder, missing-placeholder"),
  ])
  func `a wrong guess suggests what was meant`(guess: String, hint: String) throws {
    let run = try CommandRun(["explain", guess])
    #expect(run.exitCode == 2 && run.output == "" && run.errors.contains(hint), "\(run.errors)")
  }
}
