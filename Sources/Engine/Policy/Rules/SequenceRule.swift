import WatchwordBasics
import WatchwordLocalization

/// Keeps sequences such as 123, abc or cba out of passwords.
public struct SequenceRule: Rule {
  /// The shortest sequence that is rejected, in characters.
  public let length: Int
  /// Whether adjacent keys (`qwerty`) also count as sequences; always true for ``SequenceKind/keys``.
  public let includesKeyboardRows: Bool
  /// The kind of characters in a sequence, besides the keys of a keyboard.
  public let kind: SequenceKind
  /// The direction of a sequence.
  public let direction: SequenceDirection

  /// The length of the shortest sequence that is rejected if a policy does not specify it.
  public static let defaultLength = 3

  /// Creates a rule against sequences of `length` characters or more.
  public init(
    length: Int = defaultLength, includesKeyboardRows: Bool = false, kind: SequenceKind = .any,
    direction: SequenceDirection = .either
  ) {
    self.length = length
    self.includesKeyboardRows = includesKeyboardRows || kind == .keys
    self.kind = kind
    self.direction = direction
  }

  static let ids: [ExactText] = ["sequence"]
  var id: ExactText { "sequence" }
  static let order = 90

  static let documentation: StaticString = """
    Keeps sequences such as 123, abc or cba out of passwords.

    A sequence is a run of adjacent code points, all letters or all digits, up or down. Case is ignored, and all scripts
    are covered. 890 is not a sequence: 9 and 0 are not adjacent.

    Values:
      length     the shortest sequence that is rejected, at least 3 (3 if left out)
      keyboard   whether adjacent keys of a row (QWERTY, QWERTZ, AZERTY, ЙЦУКЕН) are sequences too, to the end of the
                 row and with Shift or without
      kind       any (the default: letters or digits), letters, digits, or keys (of a keyboard only)
      direction  either (the default), ascending (123, qwe) or descending (321, ewq)

    Example: {"rule": "sequence", "keyboard": true}
    """

  // MARK: - In policies

  private static let shortest = Parameter.integer(
    "length", "The shortest sequence that is rejected", in: 3...MemberReader.maximumNumber, default: defaultLength)
  private static let keyboard = Parameter.flag(
    "keyboard", "Whether adjacent keys of a keyboard row are sequences too")
  private static let made = Parameter.choice(
    "kind", "The kind of characters in a sequence, besides adjacent keys", default: SequenceKind.any)
  private static let runs = Parameter.choice(
    "direction", "The direction of a sequence", default: SequenceDirection.either)

  static let parameters = [shortest.declaration, keyboard.declaration, made.declaration, runs.declaration]

  init?(id: ExactText, reading members: inout MemberReader) {
    self.init(
      length: Self.shortest.value(in: &members), includesKeyboardRows: Self.keyboard.value(in: &members),
      kind: Self.made.value(in: &members), direction: Self.runs.value(in: &members))
  }

  func write(to writer: inout JSONWriter) {
    Self.shortest.write(unlessDefault: length, to: &writer)
    Self.keyboard.write(unlessDefault: includesKeyboardRows && kind != .keys, to: &writer)
    Self.made.write(unlessDefault: kind, to: &writer)
    Self.runs.write(unlessDefault: direction, to: &writer)
  }

  static let relID: RELIDMapping<SequenceRule>? = .flag(
    "SeqCheck", SequenceRule(), writing: .text("true"),
    sentence: "Cannot contain sequential characters (e.g., 123, abc)", canExpress: { $0 == SequenceRule() })

  // MARK: - The check

  func state(of facts: PasswordFacts, in context: AssessmentContext) -> RuleState {
    let isUsual = kind == .any && direction == .either
    let longest = isUsual ? facts.longestSequence : facts.longestSequence(of: kind, direction)
    if longest >= length { return .unmet(.present) }
    guard includesKeyboardRows else { return .met }
    return KeyboardLayout.longestRun(in: facts.folded, direction) >= length ? .unmet(.present) : .met
  }

  var light: SequenceRule? { self }

  var shortfalls: [ShortfallRange] { [.present] }

  var needs: [RuleNeed] { [] }

  var constraint: RuleConstraint? { nil }

  // MARK: - For other modules

  static let effect = RuleEffect.composition
  var automaton: RuleAutomaton { .sequence(SequenceScale.scales(of: self), length: length) }

  var setting: RuleSetting? {
    let deviation = RuleSetting.Deviation(
      reason: "its sequences have 3 or more letters or digits", substitute: "refuses those")
    return .toggle(.sequence, deviation: self == SequenceRule() ? nil : deviation)
  }

  // MARK: - Texts

  private static let none = RuleText("sequence.default", .characters("digits"), .characters("letters"))
  private static let noneOnKeyboards = RuleText(
    "sequence.keyboard", .characters("digits"), .characters("letters"), .characters("keys"))
  private static let noneOfOneKind = RuleText("sequence.single", .characters("example"))
  private static let remove = RuleHint("sequence.default")

  static let texts = [none, noneOnKeyboards, noneOfOneKind]
  static let hints = [remove]

  func phrase(in style: RuleStyle) -> Phrase {
    var examples: [Phrase.Value] = []
    let isDown = direction == .descending
    if kind == .any || kind == .digits { examples.append(start(of: isDown ? "987654321" : "123456789", atLeast: 3)) }
    if kind == .any || kind == .letters { examples.append(start(of: isDown ? "zyxwvutsr" : "abcdefghi", atLeast: 3)) }
    if includesKeyboardRows { examples.append(start(of: isDown ? "poiuytrew" : "qwertyuio", atLeast: 6)) }
    switch examples.count {
    case 3: return Self.noneOnKeyboards.phrase(in: style, examples[0], examples[1], examples[2])
    case 2: return Self.none.phrase(in: style, examples[0], examples[1])
    default: return Self.noneOfOneKind.phrase(in: style, examples[0])
    }
  }

  /// Returns enough characters from the start of `row` to be rejected, but at least `minimumLength`; if the row is too
  /// short, returns the whole row with an ellipsis.
  private func start(of row: String, atLeast minimumLength: Int) -> Phrase.Value {
    .characters(
      ExactText(length <= row.utf8.count ? String(row.unicodeScalars.prefix(max(length, minimumLength))) : row + "…"))
  }

  func hint(for shortfall: Shortfall) -> Phrase? { shortfall == .present ? Self.remove.phrase() : nil }

  var details: [String] {
    (length > Self.defaultLength ? ["\(length) characters or more"] : [])
      + (direction == .either ? [] : ["\(direction.name) only"])
  }

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
    .rejected("op[", by: onKeyboards), .rejected("l;'", by: onKeyboards), .rejected(",./", by: onKeyboards),
    .rejected("+_0", by: onKeyboards), .rejected("!@#", by: onKeyboards), .rejected("öä#", by: onKeyboards),
    .rejected("p^$", by: onKeyboards), .rejected("ХЪ\\", by: onKeyboards),
    .rejected("бю.", by: onKeyboards), .rejected("зхї", by: onKeyboards), .rejected("фів", by: onKeyboards),
    .accepted("qaz", by: onKeyboards), .accepted("=йц", by: onKeyboards), .accepted(".ё1", by: onKeyboards),
    .rejected("x123", by: SequenceRule(kind: .digits)), .accepted("abc", by: SequenceRule(kind: .digits)),
    .rejected("CbA", by: SequenceRule(kind: .letters)), .accepted("321", by: SequenceRule(kind: .letters)),
    .rejected("qwe", by: SequenceRule(kind: .keys)), .accepted("abc", by: SequenceRule(kind: .keys)),
    .rejected("123", by: SequenceRule(direction: .ascending)),
    .accepted("321", by: SequenceRule(direction: .ascending)),
    .rejected("cba", by: SequenceRule(direction: .descending)),
    .accepted("abc", by: SequenceRule(direction: .descending)),
    .rejected("ewq", by: SequenceRule(kind: .keys, direction: .descending)),
    .accepted("qwe", by: SequenceRule(kind: .keys, direction: .descending)),
  ]
}
