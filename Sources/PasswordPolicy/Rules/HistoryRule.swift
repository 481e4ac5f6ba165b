import Diagnostics
import Localization

/// States that the last passwords cannot be used again; the server judges it.
public struct HistoryRule: Rule {
  /// How many of the last passwords are remembered.
  public let count: Int

  /// A rule that the last `count` passwords cannot be used again.
  public init(count: Int) { self.count = count }

  static let ids = ["history"]

  static let documentation: StaticString = """
    States that the last passwords cannot be used again; the server judges it.

    A device does not know old passwords, so the rule is always undetermined there; users are told about it all the
    same. PCI DSS 4.0.1, 8.3.7, asks for the last four.

    Values:
      count  how many of the last passwords are remembered

    Example: {"rule": "history", "count": 4}
    """

  static let examples: [RuleExample] = [
    .undetermined("horse", by: #"{"rule": "history", "count": 4}"#, .serverOnly)
  ]

  static let phrases: [PhraseDeclaration] =
    RuleMessage.declarations("history", "count", [.init("count", .count)])
    + [RuleMessage.missingDeclaration("history", "count")]

  init?(id: String, reading parameters: inout RuleParameters) {
    guard let count = parameters.integer("count") else {
      parameters.requires(oneOf: ["count"])
      return nil
    }
    self.init(count: count)
  }

  func write(to writer: inout JSONWriter) { writer.member("count", count) }

  func state(of facts: PasswordFacts, in context: AssessmentContext) -> RuleState {
    .undetermined(.serverOnly)
  }

  func phrase(in style: RuleStyle) -> Phrase {
    RuleMessage.phrase("history", "count", style, [.count("count", count)])
  }

  func phrase(for shortfall: Shortfall) -> Phrase {
    RuleMessage.missing("history", "count")
  }
}
