import Foundation
import TestSupport
import Testing

@Suite struct ExplainCommandTests {
  /// The ids of findings in the code of the modules that report any.
  static func reportedIDs() throws -> Set<String> {
    var ids: Set<String> = []
    let call = try Regex(#"(?:report|diagnostic|[dD]efect|Diagnostic)\(\s*(?:id: )?"([a-z]+(?:-[a-z]+)*)"\s*,"#)
    for module in [
      "Policy", "PolicyFormats", "PolicyAudit", "PolicyAnalysis", "Breaches", "Diagnostics", "Form", "Localization",
      "CatalogFormats",
    ] {
      let folder = packageFolder.appending(path: "Sources/\(module)")
      let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
      for name in names where name.hasSuffix(".swift") {
        let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        for match in text.matches(of: call) { ids.insert(String(match.output[1].substring ?? "")) }
      }
    }
    return ids
  }

  @Test func `every finding can be explained`() throws {
    let list = try CommandRun(["explain"]).output
    let known = Set(list.split(separator: "\n").compactMap { $0.split(separator: " ").first.map { String($0) } })
    let ids = try Self.reportedIDs()
    #expect(ids.count > 25 && ids.contains("contradiction"))
    #expect(ids.subtracting(known).isEmpty)
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
