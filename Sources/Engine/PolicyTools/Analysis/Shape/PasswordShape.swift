package import WatchwordPolicy

/// The properties of every password that a policy accepts: its length, and the characters it consists of.
///
/// The answers follow from the rules on lengths and on characters, and from patterns: an automaton reads one
/// representative of each group of characters that these rules and patterns treat alike. Rules that compare passwords
/// with words, or neighbouring characters with each other, are left out, and so are rules that would need too large an
/// automaton. Statements about all accepted passwords are therefore true, but a single password that is described as
/// accepted may be rejected by such a rule.
package struct PasswordShape: Sendable {
  /// How lengths in units other than characters are interpreted.
  enum Units {
    /// As bounds on the number of characters that hold for every sequence of code points that users may type for them.
    case asTyped
    /// UTF-16 code units and grapheme clusters count as characters, as the authors of policies intend: nearly every
    /// character of a writing system is one code unit and one grapheme cluster. A character takes its actual number of
    /// UTF-8 bytes.
    case asMeant
  }

  /// The fewest characters; 0 if ``isImpossible``.
  package let minimumLength: Int
  /// The most characters; `nil` if there is no limit.
  package let maximumLength: Int?
  /// The groups of characters that the policy distinguishes and that can occur.
  package let groups: [CharacterGroup]
  /// The groups that cannot occur.
  package let excluded: [CharacterGroup]
  /// Whether no password can meet the rules.
  package let isImpossible: Bool
  /// The indices of ``groups`` in the graph.
  private let groupIndices: [Int]
  private let graph: ShapeGraph?

  /// The limit on the automaton's states.
  static let stateLimit = 20_000

  /// Determines the shape of the passwords that `policy` accepts.
  package init(of policy: PasswordPolicy) { self.init(of: policy, Units.asMeant) }

  init(of policy: PasswordPolicy, _ units: Units) {
    let (bounds, rules) = Self.split(policy.rules, units)
    let all = CharacterGroups(rules).groups
    let reduced = PasswordPolicy(rules: rules)
    let automaton = PolicyAutomaton.largest(for: [reduced], over: Alphabet(representing: all), limit: Self.stateLimit)
      .automaton
    graph = automaton.map { ShapeGraph($0.table, bounds.intersection($0.lengths[0])) }
    let used = graph?.usedGroups() ?? Set(all.indices)
    groupIndices = all.indices.filter { used.contains($0) }
    groups = groupIndices.map { all[$0] }
    excluded = all.indices.filter { !used.contains($0) }.map { all[$0] }
    let different = groups.reduce(0) { $0 + $1.count }
    let found = graph.map { $0.lengths } ?? (bounds.minimum, bounds.maximum)
    let rest = OccurrenceBounds(policy.rules, different: different)
    // The graph omits numbers that are too great to be counted.
    let fewest = max(found?.minimum ?? 0, bounds.minimum, rest.minimum)
    maximumLength = [found?.maximum, bounds.maximum, rest.maximum].compactMap { $0 }.min()
    isImpossible = found == nil || fewest > maximumLength ?? .max || rest.distinct > different
    minimumLength = isImpossible ? 0 : fewest
  }

  /// Whether any password is accepted that consists only of characters in groups for which `isUsed` holds; `isUsed`
  /// takes an index of ``groups``.
  package func acceptsAny(using isUsed: (Int) -> Bool) -> Bool {
    guard let graph else { return true }
    let used = Set(groupIndices.indices.filter(isUsed).map { groupIndices[$0] })
    return graph.acceptsAny { used.contains($0) }
  }

  /// Whether every accepted password has a character of a group for which `isMember` holds.
  package func requires(_ isMember: (CharacterGroup) -> Bool) -> Bool {
    !acceptsAny { !isMember(groups[$0]) }
  }

  /// Every character that can occur; `nil` if there are many, or if one of them merges with another.
  var alphabet: Alphabet? {
    let count = groups.reduce(0) { $0 + $1.count }
    guard count <= Self.maximumCharacters else { return nil }
    let characters = groups.flatMap { $0.samples }
    guard characters.count == count else { return nil }
    let alphabet = Alphabet(characters)
    return alphabet.count == characters.count ? alphabet : nil
  }

  /// All of ASCII has this many characters; lists of other characters are shorter.
  private static let maximumCharacters = 128

  /// Returns the bounds of the length in characters, and the rules on single characters or patterns.
  private static func split(_ rules: [PasswordRule], _ units: Units) -> (CharacterBounds, [PasswordRule]) {
    var bounds = CharacterBounds()
    var others: [PasswordRule] = []
    for rule in rules {
      switch rule.automaton {
      case .length(let length):
        switch (length.unit, units) {
        case (.utf8, .asMeant): others.append(rule)
        case (_, .asMeant):
          bounds = bounds.intersection(CharacterBounds(minimum: length.minimum ?? 0, maximum: length.maximum))
        case (_, .asTyped): bounds = bounds.intersection(length.boundsOfCharacters)
        }
      case .undecided(_, let shortest): bounds = bounds.intersection(CharacterBounds(minimum: shortest))
      case .count, .classes, .characters, .expression, .stateMachine(weight: _, isByCategory: true, make: _):
        others.append(rule)
      case .stateMachine, .maximumRun, .sequence, .distinct, .bounded, .commonPasswords, .nothing: break
      }
    }
    return (bounds, others)
  }

  // MARK: - Examples

  /// The number of passwords that are tried as an example.
  private static let maximumTries = 64
  /// The greatest number of characters of an example, about twice as many as a pattern can require.
  private static let maximumExampleLength = 8192

  /// Returns a password for which `isAccepted` holds, assembled from characters of all scripts; `nil` if none was
  /// found, which proves nothing.
  func example(where isAccepted: (String) -> Bool) -> String? {
    guard let graph, !isImpossible, minimumLength <= Self.maximumExampleLength,
      let groups = graph.groups(ofLength: minimumLength)
    else {
      return nil
    }
    var all: [Int: [Unicode.Scalar]] = [:]
    for (groupIndex, group) in zip(groupIndices, self.groups) { all[groupIndex] = group.samples }
    for step in 0..<Self.maximumTries {
      var view = String.UnicodeScalarView()
      for (index, group) in groups.enumerated() {
        guard let samples = all[group], !samples.isEmpty else { return nil }
        view.append(samples[index * step % samples.count])
      }
      let password = String(view)
      if isAccepted(password) { return password }
    }
    return nil
  }
}

extension LengthRule {
  /// The bounds that the rule places on the number of characters, for every sequence of code points that users may
  /// type.
  ///
  /// No text has more grapheme clusters than characters in its NFC form, more characters than UTF-8 bytes, or more than
  /// three characters per UTF-16 code unit (U+FB2C; Unicode Standard Annex #15, section 9).
  var boundsOfCharacters: CharacterBounds {
    let most = maximum.map { min($0, MemberReader.maximumNumber) }
    return switch unit {
    case .codePoint: CharacterBounds(minimum: minimum ?? 0, maximum: maximum)
    case .utf8: CharacterBounds(maximum: most)
    case .utf16: CharacterBounds(maximum: most.map { 3 * $0 })
    case .grapheme: CharacterBounds(minimum: minimum ?? 0)
    }
  }

  /// Returns the same bounds for passwords over `alphabet`. An ASCII character is typed as one UTF-16 code unit and,
  /// apart from a line break of two characters, one grapheme cluster. NFC produces K, ; and ` from characters that have
  /// more bytes (U+212A, U+037E, U+1FEF).
  func boundsOfCharacters(of alphabet: Alphabet) -> CharacterBounds {
    guard alphabet.characters.allSatisfy({ $0.isASCII && $0 != "\r" }) else { return boundsOfCharacters }
    let isLonger = unit == .utf8 && alphabet.characters.contains { $0 == "K" || $0 == ";" || $0 == "`" }
    return CharacterBounds(minimum: isLonger ? 0 : minimum ?? 0, maximum: maximum)
  }
}

/// The bounds of the length that follow from how often a character may occur.
private struct OccurrenceBounds {
  private(set) var distinct = 0
  private(set) var minimum = 0
  private(set) var maximum: Int?

  init(_ rules: [PasswordRule], different: Int) {
    for rule in rules {
      switch rule.automaton {
      case .distinct(let count):
        distinct = max(distinct, count)
        minimum = max(minimum, count)
      case .count(let rule): minimum = max(minimum, rule.minimum)
      // A greater number sets no useful bound, and the product could overflow.
      case .bounded(.repeating(let most)) where most <= PolicyCounter.maximumLength:
        maximum = min(maximum ?? .max, most * different)
      case .maximumRun(let most) where different == 1: maximum = min(maximum ?? .max, most)
      default: break
      }
    }
  }
}
