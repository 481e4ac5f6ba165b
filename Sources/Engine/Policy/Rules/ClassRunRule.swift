import WatchwordBasics
import WatchwordLocalization

/// Limits how many characters of one kind may occur in a row.
public struct ClassRunRule: Rule {
  /// The longest allowed run of one kind; a longer one fails.
  public let maximum: Int

  /// Creates a rule that allows runs of up to `maximum` characters of one kind.
  public init(maximum: Int) { self.maximum = maximum }

  static let ids: [ExactText] = ["class-run"]
  var id: ExactText { "class-run" }
  static let order = 150

  static let documentation: StaticString = """
    Limits how many characters of one kind may occur in a row.

    The kinds are uppercase letters, lowercase letters, letters without case, digits and special characters, by their
    Unicode general category as for the rules that count them. Characters of no kind, such as marks, end a run. This is
    maxclassrepeat of libpwquality, which supports only ASCII and counts all other characters as special ones. The rule
    rejects most words, and therefore passphrases.

    Values:
      max  the longest allowed run of one kind

    Example: {"rule": "class-run", "max": 4}
    """

  // MARK: - In policies

  private static let maximumParameter = Parameter.integer("max", "The longest allowed run of one kind", .required)

  static let parameters = [maximumParameter.declaration]

  init?(id: ExactText, reading members: inout MemberReader) {
    guard let maximum = Self.maximumParameter.value(in: &members) else { return nil }
    self.init(maximum: maximum)
  }

  func write(to writer: inout JSONWriter) { Self.maximumParameter.write(maximum, to: &writer) }

  static let relID: RELIDMapping<ClassRunRule>? = nil

  // MARK: - The check

  func state(of facts: PasswordFacts, in context: AssessmentContext) -> RuleState {
    facts.longestClassRun > maximum ? .unmet(.present) : .met
  }

  var shortfalls: [ShortfallRange] { [.present] }

  var needs: [RuleNeed] { [] }

  var constraint: RuleConstraint? { .classRun(maximum) }

  // MARK: - For other modules

  static let effect = RuleEffect.composition

  /// The state is the kind of the last character and the length of its run.
  var automaton: RuleAutomaton {
    .stateMachine(weight: maximum, isByCategory: true) {
      RuleStateMachine(
        start: [0, 0],
        input: { [Int(CharacterKind($0).rawValue)] },
        next: { state, input in
          // 0 means no kind.
          guard input[0] > 0 else { return [0, 0] }
          let run = state[0] == input[0] ? state[1] + 1 : 1
          return run > maximum ? RuleStateMachine.rejected : [input[0], run]
        })
    }
  }

  var setting: RuleSetting? { nil }

  // MARK: - Texts

  private static let none = RuleText("class-run.none")
  private static let atMost = RuleText("class-run.max", count: "maximum")
  private static let separate = RuleHint("class-run.none")
  private static let shorten = RuleHint("class-run.max", count: "maximum")

  static let texts = [none, atMost]
  static let hints = [separate, shorten]

  func phrase(in style: RuleStyle) -> Phrase {
    maximum == 1 ? Self.none.phrase(in: style) : Self.atMost.phrase(in: style, .count(maximum))
  }

  func hint(for shortfall: Shortfall) -> Phrase? {
    guard shortfall == .present else { return nil }
    return maximum == 1 ? Self.separate.phrase() : Self.shorten.phrase(.count(maximum))
  }

  var details: [String] { [] }

  // MARK: - Examples

  static let examples: [RuleExample<ClassRunRule>] = [
    .accepted("ab12AB!!", by: ClassRunRule(maximum: 2)),
    .rejected("abc1", by: ClassRunRule(maximum: 2)),
    .accepted("aBc", by: ClassRunRule(maximum: 1)),
    .rejected("1٣", by: ClassRunRule(maximum: 1)),
    .rejected("漢字", by: ClassRunRule(maximum: 1)),
    .accepted("éÉ漢", by: ClassRunRule(maximum: 1)),
    .accepted("q\u{301}q", by: ClassRunRule(maximum: 1)),
    .accepted("", by: ClassRunRule(maximum: 1)),
  ]
}
