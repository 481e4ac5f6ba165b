import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLocalization
import WatchwordPolicy

/// A megabyte of combining marks that sort into each other, which is quadratic work for whoever sorts them as one run.
enum MarksBenchmark {
  private static let marks = String(repeating: "\u{301}\u{327}", count: 1 << 18)
  private static let policy = """
    {"version": 1, "rules": [{"rule": "length", "min": 8}, {"rule": "letters", "min": 1}, {"rule": "user-id"},
     {"rule": "personal-words"}, {"rule": "common-password"}, {"rule": "different-from-current"},
     {"rule": "distinct-characters", "min": 3}, {"rule": "repetition", "max": 2}, {"rule": "sequence"}]}
    """

  static func add(to table: inout Table) throws {
    let source = SourceText(name: "policy", bytes: Array(policy.utf8))
    guard let policy = PolicyFormat.read(source).policy else {
      throw ProgramFailure(description: "the benchmark's own policy is not read")
    }
    let given = AssessmentContext(userID: "ivanov", personalWords: ["ivan"], currentPassword: "horse")
    measure("a password", &table) { policy.assess(marks, in: given).states.count }
    measure("a user id", &table) { policy.assess("horse", in: AssessmentContext(userID: marks)).states.count }
    measure("a current password", &table) {
      policy.assess("horse", in: AssessmentContext(currentPassword: marks)).states.count
    }
    measure("a password and the current one", &table) {
      policy.assess(marks, in: AssessmentContext(currentPassword: marks)).states.count
    }
    measure("a unit's id", &table) { read(unit(marks)) }
    let part = String(repeating: "\u{301}\u{327}", count: 1 << 14)
    measure("16 units' ids", &table) { read((0..<16).map { unit("\($0)" + part.dropLast()) }.joined()) }
    measure("a unit's text", &table) { read(unit("id", marks)) }
    measure("a compiled catalogue's id and text", &table) {
      let json = "{\"version\": 1, \"locale\": \"en\", \"messages\": {\"\(marks)\": \"\(marks)\"}}"
      return CompiledCatalog.read(SourceText(name: "json", bytes: Array(json.utf8))).value?.messages.count ?? 0
    }
  }

  private static func unit(_ id: String, _ text: String = "text") -> String {
    "<trans-unit id=\"\(id)\"><source>\(text)</source></trans-unit>"
  }

  private static func read(_ units: String) -> Int {
    let text = """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file original="o" source-language="en">
      <body>\(units)</body></file></xliff>
      """
    let reading = CatalogFormat.xliff12.read(Array(text.utf8), name: "marks")
    return reading.diagnostics.count + (reading.value?.compiled().value?.messages.count ?? 0)
  }

  private static func measure(_ what: String, _ table: inout Table, _ body: () -> Int) {
    var times: [Double] = []
    for _ in 0..<3 {
      let start = processorTime()
      keep(body())
      times.append(processorTime() - start)
    }
    table.add("1 MiB of U+0301 and U+0327 as \(what)", times.median, .atMost(0.5, unit: "s"))
  }
}
