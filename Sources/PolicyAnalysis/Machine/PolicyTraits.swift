import WatchwordDiagnostics
import WatchwordPolicy

/// What a policy asks of a password's characters, for an automaton that reads them one after the other.
struct PolicyTraits {
  /// Whether each character of the alphabet may occur.
  var permits: [Bool]
  /// The characters of which a number is needed.
  var minima: [Minimum] = []
  /// Sets of characters of which several must occur.
  var groups: [Group] = []
  /// The bounds of the length in characters.
  var lengths = LengthBounds()
  /// The bounds of the length in other units.
  var measures: [Measure] = []
  /// The longest run of one character that is allowed.
  var longestRun: Int?
  /// The length from which on a run on a scale is rejected.
  var sequences: [SequenceScale: Int] = [:]
  /// How many different characters are needed.
  var distinct = 0
  /// Whether white space at an end is rejected.
  var rejectsEdgeWhiteSpace = false
  /// The expressions that must or must not match.
  var expressions: [Pattern] = []
  /// The rules that characters alone cannot decide, in the order of the policy.
  var aside: [PasswordRule] = []

  struct Minimum {
    let counts: [Bool]
    let minimum: Int
  }

  struct Group {
    let minimum: Int
    let sets: [[Bool]]
  }

  struct Pattern {
    let expression: PasswordExpression
    let isForbidden: Bool
  }

  struct Measure {
    let sizes: [Int]
    let bounds: LengthBounds
  }

  /// What the rules of `policy` ask, over `alphabet`; the rules for which `includes` is false are left out.
  init(_ policy: PasswordPolicy, over alphabet: Alphabet, including includes: (PasswordRule) -> Bool = { _ in true }) {
    permits = Array(repeating: true, count: alphabet.count)
    for rule in policy.rules where includes(rule) { add(rule, over: alphabet) }
  }

  private mutating func add(_ rule: PasswordRule, over alphabet: Alphabet) {
    switch rule {
    case .length(let rule): add(rule, over: alphabet)
    case .characterCount(let rule):
      let members = Self.members(of: .characterCount(rule), in: alphabet)
      minima.append(Minimum(counts: members, minimum: rule.minimum))
    case .classes(let rule):
      let sets = rule.classes.map { each in
        let alone = CharacterCountRule(each, minimum: 1, repertoire: rule.repertoire)
        return Self.members(of: .characterCount(alone), in: alphabet)
      }
      groups.append(Group(minimum: rule.minimum, sets: sets))
    case .forbiddenCharacters, .allowedCharacters:
      for (index, isMember) in Self.members(of: rule, in: alphabet).enumerated() where !isMember {
        permits[index] = false
      }
    case .requiredPattern(let rule): expressions.append(Pattern(expression: rule.expression, isForbidden: false))
    case .forbiddenPattern(let rule): expressions.append(Pattern(expression: rule.expression, isForbidden: true))
    case .repetition(let rule): longestRun = min(longestRun ?? .max, rule.maximum)
    case .sequence(let rule):
      for scale in [.codePoints] + (rule.includesKeyboardRows ? SequenceScale.keyboards : []) {
        sequences[scale] = min(sequences[scale] ?? .max, rule.length)
      }
    case .distinctCharacters(let rule): distinct = max(distinct, rule.minimum)
    case .edgeWhiteSpace: rejectsEdgeWhiteSpace = true
    case .userID, .personalWords, .commonPassword, .differentFromCurrent, .history, .occurrences, .classRun,
      .whiteSpace,
      .palindrome, .numberRange, .dates, .passphraseWords, .similarity, .dictionaryWords, .breachedPassword, .strength,
      .changedCharacters, .variationOfCurrent, .expiry, .minimumAge:
      aside.append(rule)
    }
  }

  private mutating func add(_ rule: LengthRule, over alphabet: Alphabet) {
    let bounds = LengthBounds(minimum: rule.minimum ?? 0, maximum: rule.maximum)
    let sizes = alphabet.characters.map { Self.size(of: $0, in: rule.unit) }
    if sizes.allSatisfy({ $0 == 1 }) {
      lengths = lengths.intersection(bounds)
    } else {
      measures.append(Measure(sizes: sizes, bounds: bounds))
    }
  }

  private static func members(of rule: PasswordRule, in alphabet: Alphabet) -> [Bool] {
    let judge = CharacterJudge([rule])
    return alphabet.characters.map { judge.verdicts(on: $0) == [true] }
  }

  private static func size(of scalar: Unicode.Scalar, in unit: CharacterUnit) -> Int {
    PasswordFacts(String(scalar)).length(in: unit)
  }
}

/// The bounds of a length; both belong to them.
struct LengthBounds: Hashable, Sendable {
  var minimum = 0
  /// `nil` if there is none.
  var maximum: Int?

  func contains(_ length: Int) -> Bool { length >= minimum && length <= maximum ?? .max }

  func intersection(_ other: LengthBounds) -> LengthBounds {
    let maxima = [maximum, other.maximum].compactMap { $0 }
    return LengthBounds(minimum: max(minimum, other.minimum), maximum: maxima.min())
  }
}
