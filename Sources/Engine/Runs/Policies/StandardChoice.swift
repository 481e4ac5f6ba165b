import WatchwordBasics
package import WatchwordPolicyTools

/// The value of an option that names a standard, or all standards.
package struct StandardChoice: Sendable {
  /// The standards of that name.
  package let standards: [AuditStandard]

  private static var names: [ExactText] { AuditStandard.all.map { $0.id } + ["all"] }

  /// The names as a choice.
  package static var list: String { names.map { $0.string }.joinedAsChoice }

  /// Parses the name of a standard, in any case; throws for an unknown name.
  package init(named word: String) throws(ValueFailure) {
    let name = ExactText(ASCII.lowercased(word))
    guard Self.names.contains(name) else { throw ValueFailure(message: Self.advice(on: name)) }
    standards = name == "all" ? AuditStandard.all : AuditStandard.all.filter { $0.id == name }
  }

  private static func advice(on name: ExactText) -> String {
    let parts = name.string.split(whereSeparator: { ", ;+".contains($0) }).map { ExactText(String($0)) }
    if parts.count > 1, parts.allSatisfy({ names.contains($0) }) {
      return "repeat the option: \(parts.map { "--standard \($0)" }.joined(separator: " "))"
    }
    return Suggestion.question(about: name, among: names) ?? "expected \(list)"
  }

  /// The standards that are chosen, in their usual order; all without a choice.
  package static func standards(of choices: [StandardChoice]) -> [AuditStandard] {
    let chosen = choices.flatMap { $0.standards }.map { $0.id }
    return AuditStandard.all.filter { chosen.isEmpty || chosen.contains($0.id) }
  }
}
