/// Rules of a policy that no password can meet together.
public struct Contradiction: Hashable, Sendable {
  /// The places of the rules concerned in ``PasswordPolicy/rules``; the first is the one to change.
  public let rules: [Int]
  /// Whether only ASCII passwords were looked at: one with characters of another script could meet the rules.
  public let concernsOnlyASCII: Bool
  /// Why: a clause without a final full stop.
  public let reason: String

  /// What is wrong: one sentence without a final full stop.
  public var message: String {
    (concernsOnlyASCII ? "no password of ASCII characters" : "no password") + " can meet this policy: " + reason
  }

  init(rules: [Int], concernsOnlyASCII: Bool = false, reason: String) {
    self.rules = rules
    self.concernsOnlyASCII = concernsOnlyASCII
    self.reason = reason
  }
}

extension PasswordPolicy {
  /// The reasons why no password can meet the policy; none are found for most policies.
  ///
  /// Where no rule lists the allowed characters, a class is held against its ASCII characters, which are those that
  /// every keyboard has: a policy that forbids 0 to 9 and asks for a digit is contradictory, though some other script's
  /// digits would pass. ``Contradiction/concernsOnlyASCII`` tells.
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
  private var minimums: [(unit: CharacterUnit, bound: Bound)] = []
  private var maximums: [(unit: CharacterUnit, bound: Bound)] = []
  /// The least and the most code points.
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
      switch rule.demand {
      case .length(let rule): note(rule, at: place)
      case .count(let rule): counts.append((rule, place))
      case .classes(let rule): classes.append((rule, place))
      case .distinct(let minimum): distinct = Self.larger(distinct, (minimum, place))
      case .repetition(let maximum): repetition = Self.smaller(repetition, (maximum, place))
      case .forbidden(let set):
        forbidden = forbidden.union(set)
        forbiddenPlaces.append(place)
      case .allowed(let set):
        allowed = allowed?.intersection(set) ?? set
        allowedPlaces.append(place)
      case nil: break
      }
    }
  }

  private mutating func note(_ rule: LengthRule, at place: Int) {
    if let value = rule.minimum {
      minimums.append((rule.unit, (value, place)))
      // A grapheme cluster holds a code point or more; bytes and UTF-16 code units may compose to few.
      if rule.unit == .codePoint || rule.unit == .grapheme { minimum = Self.larger(minimum, (value, place)) }
    }
    if let value = rule.maximum {
      maximums.append((rule.unit, (value, place)))
      // No code point of the NFC form comes from less than one typed byte.
      if rule.unit == .codePoint || rule.unit == .utf8 { maximum = Self.smaller(maximum, (value, place)) }
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
    var found = crossedBounds
    guard let maximum else { return found }
    let needed = leastClassTotal
    if needed.value > maximum.value {
      found.append(
        Contradiction(
          rules: places(needed.places + [maximum.rule]),
          reason: "the character classes ask for \(needed.value) characters together, "
            + "and the most length is \(maximum.value)"))
    }
    if let distinct, distinct.value > maximum.value {
      found.append(
        Contradiction(
          rules: places([distinct.rule, maximum.rule]),
          reason: "\(distinct.value) different characters are asked for, and the most length is \(maximum.value)"))
    }
    return found
  }

  /// A least length above a most length of the same unit or of the same number of code points; one is enough.
  private var crossedBounds: [Contradiction] {
    for (unit, most) in maximums {
      var least: Bound?
      for (other, bound) in minimums where other == unit { least = Self.larger(least, bound) }
      if let least, least.value > most.value { return [crossed(least, most)] }
    }
    if let minimum, let maximum, minimum.value > maximum.value { return [crossed(minimum, maximum)] }
    return []
  }

  private func crossed(_ least: Bound, _ most: Bound) -> Contradiction {
    Contradiction(
      rules: places([least.rule, most.rule]),
      reason: "the least length (\(least.value)) is more than the most (\(most.value))")
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
      let usable = usable(rule.members, of: rule.characters == nil ? rule.characterClass : nil, rule.repertoire)
      let concernsOnlyASCII = rule.characters == nil && isOpen(rule.repertoire)
      if usable.isEmpty {
        found.append(
          Contradiction(
            rules: places([place] + forbiddenPlaces + allowedPlaces), concernsOnlyASCII: concernsOnlyASCII,
            reason: "\(rule.minimum) of the class \(rule.id) asked for, and every such character is forbidden"))
      } else if usable.count == 1, let repetition, let maximum {
        // One usable character, in runs no longer than allowed, needs another character between two runs.
        let runs = (rule.minimum + repetition.value - 1) / repetition.value
        if rule.minimum + runs - 1 > maximum.value {
          found.append(
            Contradiction(
              rules: places([repetition.rule, place, maximum.rule]), concernsOnlyASCII: concernsOnlyASCII,
              reason: "only one character of the class \(rule.id) is allowed, at most \(repetition.value) times in a "
                + "row, and \(rule.minimum) of them do not fit into \(maximum.value) characters"))
        }
      }
    }
    for (rule, place) in classes {
      let possible = rule.classes.filter { !usable($0.asciiMembers, of: $0, rule.repertoire).isEmpty }.count
      if possible < rule.minimum {
        found.append(
          Contradiction(
            rules: places([place] + forbiddenPlaces + allowedPlaces), concernsOnlyASCII: isOpen(rule.repertoire),
            reason: "\(rule.minimum) classes are asked for, and every character but those of \(possible) is forbidden")
        )
      }
    }
    return found
  }

  /// Whether a class has members that nobody has listed.
  private func isOpen(_ repertoire: CharacterRepertoire) -> Bool { allowed == nil && repertoire == .unicode }

  /// What may be used of `members`; of the whole class, where one is given and the allowed characters are listed.
  private func usable(
    _ members: ScalarSet, of characterClass: CharacterClass?, _ repertoire: CharacterRepertoire
  ) -> ScalarSet {
    guard let allowed else { return members.subtracting(forbidden) }
    guard let characterClass, repertoire == .unicode else {
      return members.intersection(allowed).subtracting(forbidden)
    }
    return allowed.subtracting(forbidden).members(of: characterClass)
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
          rules: places(allowedPlaces + forbiddenPlaces), reason: "every character that is allowed is forbidden too")
      ]
    }
    var found: [Contradiction] = []
    if alphabet.count == 1, let repetition, repetition.value < least {
      found.append(
        Contradiction(
          rules: places([repetition.rule] + allowedPlaces),
          reason: "only one character is allowed, at most \(repetition.value) times in a row, and \(least) characters "
            + "are asked for"))
    }
    if let distinct, distinct.value > alphabet.count {
      found.append(
        Contradiction(
          rules: places([distinct.rule] + allowedPlaces),
          reason: "\(distinct.value) different characters are asked for, and \(alphabet.count) are allowed"))
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
