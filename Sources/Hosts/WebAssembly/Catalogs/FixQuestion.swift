import WatchwordBasics

/// A question that selects findings to fix.
struct FixQuestion {
  /// The indices of the findings; `nil` for all with fixes that need no review.
  private(set) var findings: [Int]?
  /// Whether to return the answer without changing the catalogue.
  private(set) var isTrial = false

  /// Parses the question in `bytes`, a JSON object. Throws if it is malformed.
  init(_ bytes: [UInt8]) throws(Refusal) {
    var isNamed = false
    for member in try Question.members(of: bytes) {
      switch (member.key.text, member.node.value) {
      case ("findings", .array): findings = try member.node.indices(in: "findings")
      case ("findings", .string(let name)) where name.text == "safe": findings = nil
      case ("findings", _): throw .malformed("Expected a list or \"safe\" in \"findings\"")
      case ("isTrial", .bool(let value)): isTrial = value
      default:
        throw .malformed("Expected \"findings\" and \"isTrial\", found \"\(member.key.text.clipped)\"")
      }
      if member.key.text == "findings" { isNamed = true }
    }
    guard isNamed else { throw .malformed("Expected \"findings\"") }
  }
}
