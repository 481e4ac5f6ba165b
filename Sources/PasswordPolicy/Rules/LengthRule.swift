import Diagnostics
import Localization

/// Bounds how many characters a password has.
public struct LengthRule: Rule {
  /// The least number of characters, if there is one.
  public let minimum: Int?
  /// The most characters, if there is a bound.
  public let maximum: Int?
  /// What counts as a character.
  public let unit: CharacterUnit

  /// A rule with these bounds; equal bounds ask for an exact length.
  public init(minimum: Int? = nil, maximum: Int? = nil, unit: CharacterUnit = .codePoint) {
    self.minimum = minimum
    self.maximum = maximum
    self.unit = unit
  }

  static let ids = ["length"]

  static let documentation: StaticString = """
    Bounds how many characters a password has.

    Length is what makes a password hard to guess. A least length belongs into every policy; a most length only where
    a back end truly has one, and then not below 64 (NIST SP 800-63B-4, section 3.1.1.2).

    Values:
      min   the least number of characters
      max   the most characters; the same number as min asks for an exact length
      unit  codePoint (the default: Unicode code points of the NFC form), utf8, utf16 or grapheme, for back ends that
            count otherwise; texts for users speak of characters all the same

    Example: {"rule": "length", "min": 8}
    """

  static let examples: [RuleExample] = [
    .accepted("abcdefgh", by: #"{"rule": "length", "min": 8}"#),
    .rejected("abcde", by: #"{"rule": "length", "min": 8}"#, .missing(3)),
    .rejected("", by: #"{"rule": "length", "min": 8}"#, .missing(8)),
    .accepted("abcd", by: #"{"rule": "length", "max": 4}"#),
    .rejected("abcdef", by: #"{"rule": "length", "max": 4}"#, .excess(2)),
    .rejected("abc", by: #"{"rule": "length", "min": 4, "max": 4}"#, .missing(1)),
    .rejected("abcde", by: #"{"rule": "length", "min": 4, "max": 4}"#, .excess(1)),
    .accepted("e\u{301}a", by: #"{"rule": "length", "min": 2, "max": 2}"#),
    .accepted("👨‍👩‍👧", by: #"{"rule": "length", "min": 5, "max": 5}"#),
    .accepted("👨‍👩‍👧", by: #"{"rule": "length", "min": 1, "max": 1, "unit": "grapheme"}"#),
    .accepted("👨‍👩‍👧", by: #"{"rule": "length", "min": 8, "max": 8, "unit": "utf16"}"#),
    .accepted("👨‍👩‍👧", by: #"{"rule": "length", "min": 18, "max": 18, "unit": "utf8"}"#),
  ]

  static let phrases: [PhraseDeclaration] =
    RuleMessage.declarations("length", "min", [.init("minimum", .count)])
    + RuleMessage.declarations("length", "max", [.init("maximum", .count)])
    + RuleMessage.declarations("length", "range", [.init("minimum", .count), .init("maximum", .count)])
    + RuleMessage.declarations("length", "exact", [.init("length", .count)])
    + [
      RuleMessage.missingDeclaration("length", "min", [.init("missing", .count)]),
      RuleMessage.missingDeclaration("length", "max", [.init("excess", .count)]),
    ]

  init?(id: String, reading parameters: inout RuleParameters) {
    let minimum = parameters.integer("min")
    let maximum = parameters.integer("max")
    let unit = parameters.choice("unit", among: CharacterUnit.allCases.map { ($0.name, $0) })
    if minimum == nil, maximum == nil {
      parameters.requires(oneOf: ["min", "max"])
      return nil
    }
    self.init(minimum: minimum, maximum: maximum, unit: unit ?? .codePoint)
  }

  func write(to writer: inout JSONWriter) {
    if let minimum { writer.member("min", minimum) }
    if let maximum { writer.member("max", maximum) }
    if unit != .codePoint { writer.member("unit", unit.name) }
  }

  func state(of facts: PasswordFacts, in context: AssessmentContext) -> RuleState {
    let length = facts.length(in: unit)
    if let minimum, length < minimum { return .unmet(.missing(minimum - length)) }
    if let maximum, length > maximum { return .unmet(.excess(length - maximum)) }
    return .met
  }

  func phrase(in style: RuleStyle) -> Phrase {
    switch (minimum, maximum) {
    case (let minimum?, let maximum?) where minimum == maximum:
      RuleMessage.phrase("length", "exact", style, [.count("length", minimum)])
    case (let minimum?, let maximum?):
      RuleMessage.phrase("length", "range", style, [.count("minimum", minimum), .count("maximum", maximum)])
    case (nil, let maximum?): RuleMessage.phrase("length", "max", style, [.count("maximum", maximum)])
    case (let minimum, nil): RuleMessage.phrase("length", "min", style, [.count("minimum", minimum ?? 0)])
    }
  }

  func phrase(for shortfall: Shortfall) -> Phrase {
    switch shortfall {
    case .excess(let count): RuleMessage.missing("length", "max", [.count("excess", count)])
    default: RuleMessage.missing("length", "min", [.count("missing", shortfall.count ?? 0)])
    }
  }
}
