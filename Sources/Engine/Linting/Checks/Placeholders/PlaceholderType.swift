import WatchwordBasics

/// A placeholder of the translation has a different type from the one in its source.
enum PlaceholderType: MessageCheck {
  static let kind = FindingKind("placeholder-type", .error, milder: [.warning])

  static let needsEveryUnit = false

  static func check(_ message: MessageFacts, in file: FileFacts, _ findings: inout Findings) {
    for unit in message.units {
      for (difference, span) in unit.differences(.mistyped).prefix(1) {
        findings.report(.mistyped(difference, in: unit), at: span, unit: unit.id)
      }
      for (difference, span) in unit.differences(.resized) {
        findings.report(.mistyped(difference, in: unit), as: .warning, at: span, unit: unit.id)
      }
    }
  }
}

extension Finding.Message {
  fileprivate static func mistyped(_ difference: Difference, in unit: ComparedUnit) -> Self {
    let found = unit.target?.quoted(difference.range ?? 0..<0) ?? ""
    return Self(
      "\(found) \(difference.words) (\(difference.list))",
      help: difference.isMild
        ? "Write \(difference.list), or number the placeholders (%1$…, %2$…) if their order changed"
        : "Write the placeholder as in the source: \(difference.list)")
  }
}
