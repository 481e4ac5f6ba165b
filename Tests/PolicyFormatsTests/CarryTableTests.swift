import Foundation
import TestSupport
import Testing
import WatchwordPolicy
import WatchwordPolicyFormats

/// The table of the documentation that says which rule goes where.
@Suite struct CarryTableTests {
  private static let start =
    "<!-- The table is written by `UPDATE_GOLDEN=1 swift test --filter CarryTableTests`. -->\n\n"
  private static let end = "\n\n## What the systems count"
  private static let formats = PolicyFormat.foreign.filter(\.isWritable)

  @Test func `the documentation says which rule goes where`() throws {
    let path = "Documentation/CarryAPolicy.md"
    let text = try String(contentsOf: packageFolder.appending(path: path), encoding: .utf8)
    let start = try #require(text.range(of: Self.start.trimmingCharacters(in: .newlines)))
    let end = try #require(text.range(of: Self.end))
    try GoldenFile(path).expect(
      text[..<start.lowerBound] + Self.start + Self.table.joined(separator: "\n") + text[end.lowerBound...])
  }

  @Test func `every format that can be written has its place in the documentation`() throws {
    let text = try String(contentsOf: packageFolder.appending(path: "Documentation/CarryAPolicy.md"), encoding: .utf8)
    for format in Self.formats { #expect(text.contains("| `\(format.id)` |"), "\(format.id)") }
  }

  private static var table: [String] {
    let names = formats.map { "`\($0.id)`" }.joined(separator: " | ")
    let head = ["| Rule | \(names) |", "|---" + String(repeating: "|---", count: formats.count) + "|"]
    return head
      + RuleKind.all.flatMap { kind in
        kind.ids.compactMap { id in
          let rules = kind.examples.map(\.rule).filter { $0.id == id }
          let cells = formats.map { cell(of: rules, in: $0) }
          return cells.allSatisfy { $0 == "-" } ? nil : "| `\(id)` | \(cells.joined(separator: " | ")) |"
        }
      }
  }

  /// How well the format can express any of the rules.
  private static func cell(of rules: [PasswordRule], in format: PolicyFormat) -> String {
    var best = "-"
    for rule in rules {
      let losses = format.write(PasswordPolicy(rules: [rule])).losses.filter {
        if case .rule = $0.part { true } else { false }
      }
      if losses.isEmpty { return "yes" }
      if losses.contains(where: { $0.substitute != nil }) { best = "nearly" }
    }
    return best
  }
}
