import WatchwordBasics

/// A translation has a different kind of choice from that of its source, or no choice at all.
enum ChoiceMismatch: MessageCheck {
  static let kind = FindingKind("choice-mismatch", .error, milder: [.warning])

  static let needsEveryUnit = false

  static func check(_ message: MessageFacts, in file: FileFacts, _ findings: inout Findings) {
    for unit in message.units {
      for (difference, span) in unit.differences(.choiceKind) {
        findings.report(.kind(difference), at: span, unit: unit.id)
      }
      for (difference, span) in unit.differences(.choiceLost) {
        findings.report(.lost(difference), as: .warning, at: span, unit: unit.id)
      }
    }
  }
}

extension Finding.Message {
  fileprivate static func kind(_ difference: Difference) -> Self {
    Self(
      "The translation \(difference.words)", help: "Write \(difference.list), with the forms that your language has")
  }

  fileprivate static func lost(_ difference: Difference) -> Self {
    guard let name = difference.names.first else {
      return Self(
        "The translation \(difference.words), so that a number shows the form of another one",
        help: "Write all forms of the source, with a | between two of them")
    }
    return Self(
      "The source chooses its text by the number \"\(name)\", but the translation is the same for all numbers",
      help: "Write {\(name), plural, …} with the forms that your language has, or show the number as {\(name)}")
  }
}
