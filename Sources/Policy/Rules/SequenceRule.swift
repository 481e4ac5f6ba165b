import WatchwordDiagnostics
import WatchwordLocalization

/// Keeps sequences such as 123, abc or cba out of passwords.
public struct SequenceRule: Rule {
  /// The shortest sequence that is rejected, in characters.
  public let length: Int
  /// Whether adjacent keys (`qwerty`) are sequences too.
  public let includesKeyboardRows: Bool

  /// The shortest sequence that is rejected where a policy says nothing.
  public static let defaultLength = 3

  /// A rule against sequences of `length` characters or more.
  public init(length: Int = defaultLength, includesKeyboardRows: Bool = false) {
    self.length = length
    self.includesKeyboardRows = includesKeyboardRows
  }

  static let ids: [ExactText] = ["sequence"]
  var id: ExactText { "sequence" }

  static let documentation: StaticString = """
    Keeps sequences such as 123, abc or cba out of passwords.

    A sequence is a run of adjacent code points, all letters or all digits, up or down. Case does not count, and all
    scripts are covered. 890 is not a sequence: 9 and 0 are not adjacent.

    Values:
      length    the shortest sequence that is rejected, at least 3 (3 if left out)
      keyboard  whether adjacent keys of a row (QWERTY, QWERTZ, AZERTY, ЙЦУКЕН) are sequences too

    Example: {"rule": "sequence", "keyboard": true}
    """

  // MARK: - In policies

  private static let shortest = Parameter.integer(
    "length", "The shortest sequence that is rejected", in: 3...MemberReader.greatestNumber, default: defaultLength)
  private static let keyboard = Parameter.flag(
    "keyboard", "Whether adjacent keys of a keyboard row are sequences too")

  static let parameters = [shortest.declaration, keyboard.declaration]

  init?(id: ExactText, reading members: inout MemberReader) {
    self.init(length: Self.shortest.value(in: &members), includesKeyboardRows: Self.keyboard.value(in: &members))
  }

  func write(to writer: inout JSONWriter) {
    Self.shortest.write(unlessDefault: length, to: &writer)
    Self.keyboard.write(unlessDefault: includesKeyboardRows, to: &writer)
  }

  static let relID: RELIDMapping<SequenceRule>? = .flag(
    "SeqCheck", SequenceRule(), writing: .text("true"),
    sentence: "Cannot contain sequential characters (e.g., 123, abc)", canSay: { $0 == SequenceRule() })

  // MARK: - The check

  func state(of facts: PasswordFacts, in context: AssessmentContext) -> RuleState {
    if facts.longestSequence >= length { return .unmet(.present) }
    if includesKeyboardRows, KeyboardLayout.longestRun(in: facts.folded) >= length { return .unmet(.present) }
    return .met
  }

  var shortfalls: [ShortfallRange] { [.present] }

  var needs: [RuleNeed] { [] }

  var demand: RuleDemand? { nil }

  // MARK: - Texts

  private static let none = RuleText("sequence.default", .characters("digits"), .characters("letters"))
  private static let noneOnKeyboards = RuleText(
    "sequence.keyboard", .characters("digits"), .characters("letters"), .characters("keys"))
  private static let remove = RuleHint("sequence.default")

  static let texts = [none, noneOnKeyboards]
  static let hints = [remove]

  func phrase(in style: RuleStyle) -> Phrase {
    let digits = Phrase.Value.characters(start(of: "123456789", least: 3))
    let letters = Phrase.Value.characters(start(of: "abcdefghi", least: 3))
    guard includesKeyboardRows else { return Self.none.phrase(in: style, digits, letters) }
    return Self.noneOnKeyboards.phrase(in: style, digits, letters, .characters(start(of: "qwertyuio", least: 6)))
  }

  /// The start of `row` that is long enough to be rejected, and at least `least` characters of it.
  private func start(of row: String, least: Int) -> ExactText {
    ExactText(length <= row.utf8.count ? String(row.unicodeScalars.prefix(max(length, least))) : row + "…")
  }

  func hint(for shortfall: Shortfall) -> Phrase? { shortfall == .present ? Self.remove.phrase() : nil }

  var details: [String] { length > Self.defaultLength ? ["from \(length) characters on"] : [] }

  // MARK: - Examples

  private static let onKeyboards = SequenceRule(includesKeyboardRows: true)

  static let examples: [RuleExample<SequenceRule>] = [
    .rejected("x123", by: SequenceRule()), .rejected("CbA", by: SequenceRule()),
    .rejected("aBc", by: SequenceRule()), .rejected("абв", by: SequenceRule()),
    .rejected("٣٤٥", by: SequenceRule()),
    .accepted("ab12ba", by: SequenceRule()), .accepted("890", by: SequenceRule()),
    .accepted("acegi", by: SequenceRule()), .accepted("yz{", by: SequenceRule()),
    .accepted("./0", by: SequenceRule()), .accepted("121", by: SequenceRule()),
    .accepted("1234", by: SequenceRule(length: 5)),
    .accepted("qwerty", by: SequenceRule()),
    .rejected("Qwe", by: onKeyboards), .rejected("poi", by: onKeyboards),
    .rejected("йцу", by: onKeyboards), .rejected("890", by: onKeyboards),
    .accepted("qaz", by: onKeyboards),
  ]
}
