import WatchwordBasics
import WatchwordPolicy

/// The constraints that a policy places on a password's characters, for an automaton that reads them in order.
struct CharacterConstraints {
  /// Whether each character of the alphabet may occur.
  var permits: [Bool]
  /// The sets of characters of which a minimum number must occur.
  var minima: [Minimum] = []
  /// Groups of character sets; characters from a minimum number of the sets must occur.
  var groups: [Group] = []
  /// The bounds of the length in characters.
  var lengths = CharacterBounds()
  /// The bounds of the length in other units.
  var weightedLengths: [WeightedLength] = []
  /// The longest run of one character that is allowed.
  var longestRun: Int?
  /// The minimum length of a rejected run, by scale.
  var sequences: [SequenceScale: Int] = [:]
  /// The scales of `sequences`, in the order of the policy.
  var scales: [SequenceScale] = []
  /// The minimum number of different characters.
  var distinct = 0
  /// The expressions that must or must not match, and the rules with a separate automaton.
  var expressions: [RecognizerConstraint] = []
  /// The rules that cannot be decided from the characters alone, in the order of the policy.
  var undecidedRules: [PasswordRule] = []
  /// Whether a rule contains a number that exceeds the size of the longest passwords that can be counted. Such a number
  /// is reduced to one just above the limit, so an automaton judges only passwords of up to
  /// ``PolicyCounter/maximumLength`` characters.
  private(set) var exceedsCounting = false
  /// Whether a rule requires more characters than can be counted.
  private(set) var needsMoreThanCounted = false

  struct Minimum {
    let counts: [Bool]
    let minimum: Int
  }

  struct Group {
    let minimum: Int
    let sets: [[Bool]]
  }

  struct RecognizerConstraint {
    let recognizer: Recognizer
    let isForbidden: Bool
  }

  struct WeightedLength {
    let sizes: [Int]
    let bounds: CharacterBounds

    /// The size of the largest password that can be counted.
    var maximumSize: Int { (sizes.max() ?? 0) * PolicyCounter.maximumLength }
  }

  /// Collects the constraints of `policy` over `alphabet`, without the rules for which `includes` is false.
  init(_ policy: PasswordPolicy, over alphabet: Alphabet, including includes: (PasswordRule) -> Bool = { _ in true }) {
    permits = Array(repeating: true, count: alphabet.count)
    for rule in policy.rules where includes(rule) { add(rule, over: alphabet) }
    limit()
  }

  /// Bounds all numbers, so that no number in a policy can make an automaton large.
  private mutating func limit() {
    let maximumLength = PolicyCounter.maximumLength
    let runs = [longestRun ?? 0] + sequences.values
    needsMoreThanCounted =
      distinct > maximumLength || minima.contains { $0.minimum > maximumLength }
      || weightedLengths.contains { $0.bounds.minimum > $0.maximumSize }
    exceedsCounting =
      needsMoreThanCounted || runs.contains { $0 > maximumLength }
      || weightedLengths.contains { $0.bounds.maximum ?? 0 > $0.maximumSize }
    if longestRun ?? 0 > maximumLength { longestRun = nil }
    sequences = sequences.filter { $0.value <= maximumLength }
    distinct = min(distinct, permits.count + 1)
    minima = minima.map { Minimum(counts: $0.counts, minimum: min($0.minimum, maximumLength + 1)) }
    weightedLengths = weightedLengths.map { each in
      let maximum = each.bounds.maximum.flatMap { $0 > each.maximumSize ? nil : $0 }
      let bounds = CharacterBounds(minimum: min(each.bounds.minimum, each.maximumSize + 1), maximum: maximum)
      return WeightedLength(sizes: each.sizes, bounds: bounds)
    }
  }

  private mutating func add(_ rule: PasswordRule, over alphabet: Alphabet) {
    switch rule.automaton {
    case .length(let rule): add(rule, over: alphabet)
    case .count(let rule):
      minima.append(Minimum(counts: alphabet.characters.map(rule.counts), minimum: rule.minimum))
    case .classes(let rule):
      let sets = rule.classes.map { each in
        let alone = CharacterCountRule(each, minimum: 1, repertoire: rule.repertoire)
        return alphabet.characters.map(alone.counts)
      }
      groups.append(Group(minimum: rule.minimum, sets: sets))
    case .characters:
      let accepts = rule.accepts
      for (index, scalar) in alphabet.characters.enumerated() where !accepts(scalar) { permits[index] = false }
    case .expression(let expression, let isForbidden):
      expressions.append(RecognizerConstraint(recognizer: .expression(expression), isForbidden: isForbidden))
    case .maximumRun(let maximum): longestRun = min(longestRun ?? .max, maximum)
    case .sequence(let all, let length):
      for scale in all {
        if !scales.contains(scale) { scales.append(scale) }
        sequences[scale] = min(sequences[scale] ?? .max, length)
      }
    case .distinct(let minimum): distinct = max(distinct, minimum)
    // Without a separate automaton, the rule is left out, and the count is a bound.
    case .stateMachine, .bounded: expressions.append(RecognizerConstraint(recognizer: .rule(rule), isForbidden: false))
    case .undecided(_, let shortest):
      if shortest > 0 { add(LengthRule(minimum: shortest), over: alphabet) }
      undecidedRules.append(rule)
    case .commonPasswords: undecidedRules.append(rule)
    case .nothing: break
    }
  }

  private mutating func add(_ rule: LengthRule, over alphabet: Alphabet) {
    let bounds = CharacterBounds(minimum: rule.minimum ?? 0, maximum: rule.maximum)
    let sizes = alphabet.characters.map { Self.size(of: $0, in: rule.unit) }
    if sizes.allSatisfy({ $0 == 1 }) {
      lengths = lengths.intersection(bounds)
    } else {
      weightedLengths.append(WeightedLength(sizes: sizes, bounds: bounds))
    }
  }

  private static func size(of scalar: Unicode.Scalar, in unit: CharacterUnit) -> Int {
    PasswordFacts(String(scalar)).length(in: unit)
  }
}

/// The inclusive bounds of a length.
struct CharacterBounds: Hashable, Sendable {
  var minimum = 0
  /// The maximum; `nil` if there is none.
  var maximum: Int?

  func contains(_ length: Int) -> Bool { length >= minimum && length <= maximum ?? .max }

  func intersection(_ other: CharacterBounds) -> CharacterBounds {
    let maxima = [maximum, other.maximum].compactMap { $0 }
    return CharacterBounds(minimum: max(minimum, other.minimum), maximum: maxima.min())
  }
}

/// A set of passwords that a separate automaton recognises.
enum Recognizer: Hashable {
  /// The passwords that the expression matches.
  case expression(PasswordExpression)
  /// The passwords that the rule accepts.
  case rule(PasswordRule)
}
