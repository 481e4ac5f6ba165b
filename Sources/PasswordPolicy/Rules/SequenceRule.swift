import Diagnostics
import Localization

/// Keeps sequences such as 123, abc or cba out of passwords.
public struct SequenceRule: Rule {
  /// The shortest sequence that is rejected, in characters.
  public let length: Int
  /// Whether neighbours on a keyboard (`qwerty`) are sequences too.
  public let includesKeyboardRows: Bool

  /// A rule against sequences of `length` characters or more.
  public init(length: Int = 3, includesKeyboardRows: Bool = false) {
    self.length = length
    self.includesKeyboardRows = includesKeyboardRows
  }

  static let ids = ["sequence"]

  static let documentation: StaticString = """
    Keeps sequences such as 123, abc or cba out of passwords.

    A sequence is a run of neighbouring code points among letters or among digits, up or down; case does not count, and
    every script's alphabet does. 890 is none: 9 and 0 are no neighbours.

    Values:
      length    the shortest sequence that is rejected, at least 3 (3 if left out)
      keyboard  whether neighbours in a keyboard row (QWERTY, QWERTZ, AZERTY, ЙЦУКЕН) are sequences too

    Example: {"rule": "sequence", "keyboard": true}
    """

  static let examples: [RuleExample] = [
    .rejected("x123", by: #"{"rule": "sequence"}"#), .rejected("CbA", by: #"{"rule": "sequence"}"#),
    .rejected("aBc", by: #"{"rule": "sequence"}"#), .rejected("абв", by: #"{"rule": "sequence"}"#),
    .rejected("٣٤٥", by: #"{"rule": "sequence"}"#),
    .accepted("ab12ba", by: #"{"rule": "sequence"}"#), .accepted("890", by: #"{"rule": "sequence"}"#),
    .accepted("acegi", by: #"{"rule": "sequence"}"#), .accepted("yz{", by: #"{"rule": "sequence"}"#),
    .accepted("./0", by: #"{"rule": "sequence"}"#), .accepted("121", by: #"{"rule": "sequence"}"#),
    .accepted("1234", by: #"{"rule": "sequence", "length": 5}"#),
    .accepted("qwerty", by: #"{"rule": "sequence"}"#),
    .rejected("Qwe", by: #"{"rule": "sequence", "keyboard": true}"#),
    .rejected("poi", by: #"{"rule": "sequence", "keyboard": true}"#),
    .rejected("йцу", by: #"{"rule": "sequence", "keyboard": true}"#),
    .rejected("890", by: #"{"rule": "sequence", "keyboard": true}"#),
    .accepted("qaz", by: #"{"rule": "sequence", "keyboard": true}"#),
  ]

  static let phrases: [PhraseDeclaration] =
    RuleMessage.declarations("sequence", "default", [.init("digits", .characters), .init("letters", .characters)])
    + RuleMessage.declarations(
      "sequence", "keyboard",
      [.init("digits", .characters), .init("letters", .characters), .init("keys", .characters)])
    + [RuleMessage.missingDeclaration("sequence", "default")]

  init?(id: String, reading parameters: inout RuleParameters) {
    let length = parameters.integer("length", in: 3...RuleParameters.maximumNumber)
    self.init(length: length ?? 3, includesKeyboardRows: parameters.flag("keyboard"))
  }

  func write(to writer: inout JSONWriter) {
    if length != 3 { writer.member("length", length) }
    if includesKeyboardRows { writer.member("keyboard", true) }
  }

  func state(of facts: PasswordFacts, in context: AssessmentContext) -> RuleState {
    if facts.longestSequence >= length { return .unmet(.present) }
    if includesKeyboardRows, KeyboardLayout.longestRun(in: facts.folded) >= length { return .unmet(.present) }
    return .met
  }

  func phrase(in style: RuleStyle) -> Phrase {
    let examples: [Phrase.Argument] = [
      .characters("digits", example("123456789", least: 3)), .characters("letters", example("abcdefghi", least: 3)),
    ]
    guard includesKeyboardRows else { return RuleMessage.phrase("sequence", "default", style, examples) }
    return RuleMessage.phrase(
      "sequence", "keyboard", style, examples + [.characters("keys", example("qwertyuio", least: 6))])
  }

  /// The start of `row` that is long enough to be rejected, and at least `least` characters of it.
  private func example(_ row: String, least: Int) -> String {
    length <= row.utf8.count ? String(decoding: row.utf8.prefix(max(length, least)), as: UTF8.self) : row + "…"
  }

  func phrase(for shortfall: Shortfall) -> Phrase { RuleMessage.missing("sequence", "default") }
}
