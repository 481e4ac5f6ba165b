import ArgumentParser
import WatchwordDiagnostics
import WatchwordPolicyAudit

/// The value of an option that names a standard, or all standards.
struct AuditChoice: Sendable {
  /// The standards of that name.
  let standards: [AuditStandard]

  private static let names: [ExactText] = AuditStandard.all.map(\.id) + ["all"]
  private static let list = names.map(\.string)

  /// The help of an option that names standards.
  static let help = ArgumentHelp(
    "The standards, all if left out: \(list.joinedAsChoice). The option can be repeated.", valueName: "standard")

  /// Parses the name of a standard, in any case; throws for an unknown name.
  init(named word: String) throws {
    let name = ExactText(ASCII.lowercased(word))
    guard Self.names.contains(name) else { throw ValidationError(Self.advice(on: name)) }
    standards = name == "all" ? AuditStandard.all : AuditStandard.all.filter { $0.id == name }
  }

  private static func advice(on name: ExactText) -> String {
    let parts = name.string.split(whereSeparator: { ", ;+".contains($0) }).map { ExactText(String($0)) }
    if parts.count > 1, parts.allSatisfy({ names.contains($0) }) {
      return "repeat the option: \(parts.map { "--standard \($0)" }.joined(separator: " "))"
    }
    return Suggestion.question(about: name, among: names) ?? "expected \(list.joinedAsChoice)"
  }
}
