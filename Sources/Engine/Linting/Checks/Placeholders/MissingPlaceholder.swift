import WatchwordBasics

/// The translation lacks a placeholder of its source.
enum MissingPlaceholder: MessageCheck {
  static let kind = FindingKind("missing-placeholder", .error, milder: [.warning])

  static let needsEveryUnit = false

  static func check(_ message: MessageFacts, in file: FileFacts, _ findings: inout Findings) {
    for unit in message.units {
      for (difference, span) in unit.differences(.missing) {
        findings.report(
          .missing(difference, in: unit.comparedSource?.text ?? ""),
          as: difference.isMild ? .warning : nil, at: span, unit: unit.id)
      }
    }
  }
}

extension Finding.Message {
  fileprivate static func missing(_ difference: Difference, in source: String) -> Self {
    let subject = difference.form.map { "The text for \($0)" } ?? "The translation"
    let instead = difference.instead.map { ": it has \($0) instead" } ?? ""
    let shown = source.excerpt(keeping: difference.sourceRange ?? 0..<0)
    return Self(
      "\(subject) lacks \(difference.list), which the source \"\(shown)\" shows\(instead)",
      help: "Put \(difference.list) where the value belongs in your language; copy placeholders, do not translate them")
  }
}
