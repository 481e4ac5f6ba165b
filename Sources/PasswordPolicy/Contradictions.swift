/// Rules of a policy that no password can meet together.
public struct Contradiction: Hashable, Sendable {
  /// The places of the rules concerned in ``PasswordPolicy/rules``; the first is the one to change.
  public let rules: [Int]
  /// What is wrong: one sentence without a final full stop.
  public let message: String
}

extension PasswordPolicy {
  /// The reasons why no password can meet the policy; none are found for most policies.
  ///
  /// A class is held against its ASCII characters: a policy that forbids 0 to 9 and asks for a digit is contradictory,
  /// though some other script's digits would pass.
  public var contradictions: [Contradiction] {
    let limits = PolicyLimits(rules)
    return limits.lengthContradictions + limits.classContradictions + limits.alphabetContradictions
  }
}

/// The bounds that the rules of a policy set together.
private struct PolicyLimits {
  /// A number, and the place of the rule that sets it.
  typealias Bound = (value: Int, rule: Int)

  private let rules: [PasswordRule]
  private var minimum: Bound?
  private var maximum: Bound?
  private var counts: [(rule: CharacterCountRule, place: Int)] = []
  private var classes: [(rule: ClassesRule, place: Int)] = []
  private var distinct: Bound?
  private var repetition: Bound?
  private var forbidden = ScalarSet()
  private var forbiddenPlaces: [Int] = []
  private var allowed: ScalarSet?
  private var allowedPlaces: [Int] = []

  init(_ rules: [PasswordRule]) {
    self.rules = rules
    for (place, rule) in rules.enumerated() {
      switch rule {
      case .length(let rule) where rule.unit == .codePoint: note(rule, at: place)
      case .length(let rule): noteOnlyOrder(of: rule, at: place)
      case .characterCount(let rule): counts.append((rule, place))
      case .classes(let rule): classes.append((rule, place))
      case .distinctCharacters(let rule): distinct = Self.larger(distinct, (rule.minimum, place))
      case .repetition(let rule): repetition = Self.smaller(repetition, (rule.maximum, place))
      case .forbiddenCharacters(let rule):
        forbidden = forbidden.union(rule.set)
        forbiddenPlaces.append(place)
      case .allowedCharacters(let rule):
        allowed = allowed?.intersection(rule.set) ?? rule.set
        allowedPlaces.append(place)
      default: break
      }
    }
  }

  private mutating func note(_ rule: LengthRule, at place: Int) {
    if let value = rule.minimum { minimum = Self.larger(minimum, (value, place)) }
    if let value = rule.maximum { maximum = Self.smaller(maximum, (value, place)) }
  }

  /// Bounds in other units say little about the number of code points, but they must not cross each other.
  private mutating func noteOnlyOrder(of rule: LengthRule, at place: Int) {
    if let least = rule.minimum, let most = rule.maximum, least > most {
      minimum = minimum ?? (least, place)
      maximum = maximum ?? (most, place)
    }
  }

  private static func larger(_ bound: Bound?, _ other: Bound) -> Bound {
    if let bound, bound.value >= other.value { return bound }
    return other
  }

  private static func smaller(_ bound: Bound?, _ other: Bound) -> Bound {
    if let bound, bound.value <= other.value { return bound }
    return other
  }

  // MARK: - Lengths

  var lengthContradictions: [Contradiction] {
    guard let maximum else { return [] }
    var found: [Contradiction] = []
    if let minimum, minimum.value > maximum.value {
      found.append(
        Contradiction(
          rules: places([minimum.rule, maximum.rule]),
          message: "the least length (\(minimum.value)) is more than the most (\(maximum.value))"))
    }
    let needed = leastClassTotal
    if needed.value > maximum.value {
      found.append(
        Contradiction(
          rules: places(needed.places + [maximum.rule]),
          message: "the character classes ask for \(needed.value) characters together, "
            + "and the most length is \(maximum.value)"))
    }
    if let distinct, distinct.value > maximum.value {
      found.append(
        Contradiction(
          rules: places([distinct.rule, maximum.rule]),
          message: "\(distinct.value) different characters are asked for, and the most length is \(maximum.value)"))
    }
    return found
  }

  /// The fewest characters that meet all counts: an upper-case letter is a letter too, the other classes are apart.
  private var leastClassTotal: (value: Int, places: [Int]) {
    func least(_ characterClass: CharacterClass) -> Int {
      counts.filter { $0.rule.characterClass == characterClass }.map { $0.rule.minimum }.max() ?? 0
    }
    let letters = max(least(.letters), least(.uppercase) + least(.lowercase))
    let byCounts = letters + least(.digits) + least(.special)
    let byClasses = classes.map { $0.rule.classes.contains(.letters) ? 1 : $0.rule.minimum }.max() ?? 0
    if byCounts >= byClasses { return (byCounts, counts.map { $0.place }) }
    return (byClasses, classes.map { $0.place })
  }

  // MARK: - Classes

  var classContradictions: [Contradiction] {
    var found: [Contradiction] = []
    for (rule, place) in counts {
      let usable = usable(rule.members)
      if usable.isEmpty {
        found.append(
          Contradiction(
            rules: places([place] + forbiddenPlaces + allowedPlaces),
            message: "\(rule.minimum) of the class \(rule.id) asked for, and every such character is forbidden"))
      } else if usable.count == 1, let repetition, let maximum {
        // One usable character, in runs no longer than allowed, needs another character between two runs.
        let runs = (rule.minimum + repetition.value - 1) / repetition.value
        if rule.minimum + runs - 1 > maximum.value {
          found.append(
            Contradiction(
              rules: places([repetition.rule, place, maximum.rule]),
              message: "only one character of the class \(rule.id) is allowed, at most \(repetition.value) times in a "
                + "row, and \(rule.minimum) of them do not fit into \(maximum.value) characters"))
        }
      }
    }
    for (rule, place) in classes {
      let possible = rule.classes.filter { !usable($0.asciiMembers).isEmpty }.count
      if possible < rule.minimum {
        found.append(
          Contradiction(
            rules: places([place] + forbiddenPlaces + allowedPlaces),
            message: "\(rule.minimum) classes are asked for, and every character but those of \(possible) is forbidden")
        )
      }
    }
    return found
  }

  private func usable(_ set: ScalarSet) -> ScalarSet {
    let left = set.subtracting(forbidden)
    return allowed.map { left.intersection($0) } ?? left
  }

  // MARK: - The alphabet

  /// What follows from a short list of allowed characters.
  ///
  /// Two characters are enough for any repetition limit (they alternate) and for any sequence limit (which is at least
  /// 3, and an alternation never runs on in one direction).
  var alphabetContradictions: [Contradiction] {
    guard let allowed else { return [] }
    let alphabet = allowed.subtracting(forbidden)
    let least = max(minimum?.value ?? 0, leastClassTotal.value)
    if alphabet.isEmpty {
      return [
        Contradiction(
          rules: places(allowedPlaces + forbiddenPlaces), message: "every character that is allowed is forbidden too")
      ]
    }
    var found: [Contradiction] = []
    if alphabet.count == 1, let repetition, repetition.value < least {
      found.append(
        Contradiction(
          rules: places([repetition.rule] + allowedPlaces),
          message: "only one character is allowed, at most \(repetition.value) times in a row, and \(least) characters "
            + "are asked for"))
    }
    if let distinct, distinct.value > alphabet.count {
      found.append(
        Contradiction(
          rules: places([distinct.rule] + allowedPlaces),
          message: "\(distinct.value) different characters are asked for, and \(alphabet.count) are allowed"))
    }
    return found
  }

  /// The places without doubles, in the order given.
  private func places(_ places: [Int]) -> [Int] {
    var result: [Int] = []
    for place in places where !result.contains(place) { result.append(place) }
    return result
  }
}
