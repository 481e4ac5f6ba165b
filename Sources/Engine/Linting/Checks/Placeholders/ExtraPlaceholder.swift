import WatchwordBasics

/// The translation has a placeholder that its source does not have.
enum ExtraPlaceholder: MessageCheck {
  static let kind = FindingKind("extra-placeholder", .error, milder: [.warning])

  static let needsEveryUnit = false

  static func check(_ message: MessageFacts, in file: FileFacts, _ findings: inout Findings) {
    for unit in message.units {
      for (difference, span) in unit.differences(.extra) {
        findings.report(
          .extra(difference.list, source: unit.source?.text ?? ""), as: difference.isMild ? .warning : nil, at: span,
          unit: unit.id)
      }
    }
  }
}

extension Finding.Message {
  fileprivate static func extra(_ name: String, source: String) -> Self {
    let isPercent = name.utf8.first == UInt8(ascii: "%")
    return Self(
      "The translation shows \(name), but the source \"\(source.excerpt)\" has no value for it",
      help: "Delete \(name), or write it as the source does\(isPercent ? "; write %% to show a percent sign" : "")")
  }
}
