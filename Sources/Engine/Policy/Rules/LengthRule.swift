import WatchwordBasics
import WatchwordLocalization

/// Limits how many characters a password has.
public struct LengthRule: Rule {
  /// The minimum number of characters, if any.
  public let minimum: Int?
  /// The maximum number of characters, if any.
  public let maximum: Int?
  /// The unit in which characters are counted.
  public let unit: CharacterUnit

  /// Creates a rule with these bounds; equal bounds require an exact length.
  public init(minimum: Int? = nil, maximum: Int? = nil, unit: CharacterUnit = .codePoint) {
    self.minimum = minimum
    self.maximum = maximum
    self.unit = unit
  }

  static let ids: [ExactText] = ["length"]
  var id: ExactText { "length" }
  static let order = 10

  static let documentation: StaticString = """
    Limits how many characters a password has.

    Length makes a password hard to guess, so every policy should set a minimum. Set a maximum only if the back end has
    one, and not below 64 characters (NIST SP 800-63B-4, section 3.1.1.2).

    Values:
      min   the minimum number of characters
      max   the maximum number of characters; the same number as min requires an exact length
      unit  codePoint (the default: Unicode code points of the NFC form), utf8, utf16 or grapheme, for back ends that
            count differently; texts for users use the word characters, and with utf8 say what counts more

    What a password has too many is counted in characters as people see them, which all units count as one or more.
    What is missing is the number of plain characters, such as a or 7, that suffices.

    Example: {"rule": "length", "min": 8}
    """

  // MARK: - In policies

  private static let minimumParameter = Parameter.integer("min", "The minimum number of characters", .oneOfSeveral)
  private static let maximumParameter = Parameter.integer(
    "max", "The maximum number of characters; the same number as min requires an exact length", .oneOfSeveral)
  private static let counted = Parameter.choice(
    "unit", "What counts as a character", default: CharacterUnit.codePoint)

  static let parameters = [minimumParameter.declaration, maximumParameter.declaration, counted.declaration]

  init?(id: ExactText, reading members: inout MemberReader) {
    self.init(
      minimum: Self.minimumParameter.value(in: &members), maximum: Self.maximumParameter.value(in: &members),
      unit: Self.counted.value(in: &members))
    if minimum == nil, maximum == nil { return nil }
  }

  func write(to writer: inout JSONWriter) {
    Self.minimumParameter.write(minimum, to: &writer)
    Self.maximumParameter.write(maximum, to: &writer)
    Self.counted.write(unlessDefault: unit, to: &writer)
  }

  static let relID: RELIDMapping<LengthRule>? = RELIDMapping(
    fields: ["minL", "maxL"],
    read: { fields in
      let minimum = fields.number("minL")
      let maximum = fields.number("maxL")
      let found = [minimum?.field, maximum?.field].compactMap { $0 }
      return found.isEmpty ? [] : [(LengthRule(minimum: minimum?.value, maximum: maximum?.value), found)]
    },
    write: { rule in
      guard rule.unit == .codePoint else { return nil }
      return [
        rule.minimum.map { RELIDMember("minL", .number($0)) }, rule.maximum.map { RELIDMember("maxL", .number($0)) },
      ].compactMap { $0 }
    },
    sentence: { rule in
      switch (rule.minimum, rule.maximum) {
      case (let minimum?, let maximum?) where minimum == maximum: "Must be exactly \(minimum) characters long"
      case (let minimum?, let maximum?): "Must be between \(minimum) and \(maximum) characters long"
      case (let minimum?, nil): "Must be at least \(minimum) characters long"
      case (nil, let maximum?): "Must be no more than \(maximum) characters long"
      case (nil, nil): nil
      }
    })

  // MARK: - The check

  func state(of facts: PasswordFacts, in context: AssessmentContext) -> RuleState {
    let length = facts.length(in: unit)
    if let minimum, length < minimum { return .unmet(.missing(missing(minimum - length, facts))) }
    if let maximum, length > maximum { return .unmet(.excess(facts.excess(over: maximum, in: unit))) }
    return .met
  }

  /// Returns the number of plain characters that suffices for a password that lacks `count` units.
  ///
  /// A plain character is one unit, except that it can continue the last grapheme cluster (a prepended mark, UAX #29).
  private func missing(_ count: Int, _ facts: PasswordFacts) -> Int {
    guard unit == .grapheme, facts.counts != facts.asciiCounts || !facts.others.isEmpty else { return count }
    return count + facts.typed.count + 1 - (facts.typed + "a").count
  }

  var light: LengthRule? { self }

  var shortfalls: [ShortfallRange] {
    (minimum.map { [.missing(upTo: $0)] } ?? []) + (maximum == nil ? [] : [.excess])
  }

  var needs: [RuleNeed] { [] }

  var constraint: RuleConstraint? { .length(self) }

  // MARK: - For other modules

  static let effect = RuleEffect.length
  var automaton: RuleAutomaton { .length(self) }
  var setting: RuleSetting? { .length(self) }

  // MARK: - Texts

  private static let atLeast = RuleText("length.min", count: "minimum")
  private static let atMost = RuleText("length.max", count: "maximum")
  private static let between = RuleText("length.range", .count("minimum"), .count("maximum"))
  private static let exactly = RuleText("length.exact", count: "length")
  private static let inBytes = RuleText("length.bytes", .list("length"))
  private static let tooShort = RuleHint("length.min", count: "missing")
  private static let tooLong = RuleHint("length.max", count: "excess")

  static let texts = [atLeast, atMost, between, exactly, inBytes]
  static let hints = [tooShort, tooLong]

  func phrase(in style: RuleStyle) -> Phrase {
    let inCharacters = inCharacters(in: style)
    return unit == .utf8 ? Self.inBytes.phrase(in: style, .list([inCharacters])) : inCharacters
  }

  /// Returns the phrase that states the bounds, whatever counts as a character.
  private func inCharacters(in style: RuleStyle) -> Phrase {
    switch (minimum, maximum) {
    case (let minimum?, let maximum?) where minimum == maximum: Self.exactly.phrase(in: style, .count(minimum))
    case (let minimum?, let maximum?): Self.between.phrase(in: style, .count(minimum), .count(maximum))
    case (nil, let maximum?): Self.atMost.phrase(in: style, .count(maximum))
    case (let minimum, nil): Self.atLeast.phrase(in: style, .count(minimum ?? 0))
    }
  }

  func hint(for shortfall: Shortfall) -> Phrase? {
    switch shortfall {
    case .missing(let count): Self.tooShort.phrase(.count(count))
    case .excess(let count): Self.tooLong.phrase(.count(count))
    case .present: nil
    }
  }

  var details: [String] {
    switch unit {
    case .codePoint: []
    case .utf8: ["a byte of UTF-8 counts as a character"]
    case .utf16: ["a UTF-16 code unit counts as a character"]
    case .grapheme: ["a grapheme cluster, what people see as one character, counts as a character"]
    }
  }

  // MARK: - Examples

  static let examples: [RuleExample<LengthRule>] = [
    .accepted("abcdefgh", by: LengthRule(minimum: 8)),
    .rejected("abcde", by: LengthRule(minimum: 8), .missing(3)),
    .rejected("", by: LengthRule(minimum: 8), .missing(8)),
    .accepted("abcd", by: LengthRule(maximum: 4)),
    .rejected("abcdef", by: LengthRule(maximum: 4), .excess(2)),
    .accepted("abcde", by: LengthRule(minimum: 4, maximum: 6)),
    .rejected("abc", by: LengthRule(minimum: 4, maximum: 4), .missing(1)),
    .rejected("abcde", by: LengthRule(minimum: 4, maximum: 4), .excess(1)),
    .accepted("e\u{301}a", by: LengthRule(minimum: 2, maximum: 2)),
    .accepted("👨‍👩‍👧", by: LengthRule(minimum: 5, maximum: 5)),
    .accepted("👨‍👩‍👧", by: LengthRule(minimum: 1, maximum: 1, unit: .grapheme)),
    .accepted("👨‍👩‍👧", by: LengthRule(minimum: 8, maximum: 8, unit: .utf16)),
    .accepted("👨‍👩‍👧", by: LengthRule(minimum: 18, maximum: 18, unit: .utf8)),
    .rejected("éééé€", by: LengthRule(maximum: 8, unit: .utf8), .excess(1)),
    .rejected("ééééé", by: LengthRule(maximum: 8, unit: .utf8), .excess(1)),
    .rejected("a🦊🦊🦊", by: LengthRule(maximum: 6, unit: .utf8), .excess(2)),
    .rejected("éa", by: LengthRule(minimum: 8, unit: .utf8), .missing(5)),
    .rejected("a🦊🦊", by: LengthRule(maximum: 4, unit: .utf16), .excess(1)),
    .rejected("👨‍👩‍👧👨‍👩‍👧", by: LengthRule(maximum: 5), .excess(1)),
    .rejected("\u{600}", by: LengthRule(minimum: 2, unit: .grapheme), .missing(2)),
  ]
}
