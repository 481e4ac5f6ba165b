import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization
import WatchwordPolicy

/// A megabyte of combining marks in interleaved order, which takes quadratic time if they are sorted as one run.
enum MarksBenchmark {
  private static let marks = String(repeating: "\u{301}\u{327}", count: 1 << 18)
  private static let policy = """
    {"version": 1, "rules": [{"rule": "length", "min": 8}, {"rule": "letters", "min": 1}, {"rule": "user-id"},
     {"rule": "personal-words"}, {"rule": "common-password"}, {"rule": "different-from-current"},
     {"rule": "distinct-characters", "min": 3}, {"rule": "repetition", "max": 2}, {"rule": "sequence"}]}
    """

  static func add(to table: inout Table, by meter: inout Meter) throws {
    let policy = try PasswordPolicy(policy)
    let given = AssessmentContext(userID: "ivanov", personalWords: ["ivan"], currentPassword: "horse")
    measure("a password", &table, &meter) { policy.assess(marks, in: given).states.count }
    measure("a user id", &table, &meter) { policy.assess("horse", in: AssessmentContext(userID: marks)).states.count }
    measure("a current password", &table, &meter) {
      policy.assess("horse", in: AssessmentContext(currentPassword: marks)).states.count
    }
    measure("a password and the current one", &table, &meter) {
      policy.assess(marks, in: AssessmentContext(currentPassword: marks)).states.count
    }
    measure("a unit's id", &table, &meter) { read(unit(marks)) }
    let part = String(repeating: "\u{301}\u{327}", count: 1 << 14)
    measure("16 units' ids", &table, &meter) { read((0..<16).map { unit("\($0)" + part.dropLast()) }.joined()) }
    measure("a unit's text", &table, &meter) { read(unit("id", marks)) }
    measure("a compiled catalogue's id and text", &table, &meter) {
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
    return reading.findings.count + (reading.value?.compiled().value?.messages.count ?? 0)
  }

  private static func measure(_ what: String, _ table: inout Table, _ meter: inout Meter, _ body: () -> Int) {
    table.add("1 MiB of U+0301 and U+0327 as \(what)", meter.seconds(body), .atMost(0.5, unit: "s"))
  }
}
