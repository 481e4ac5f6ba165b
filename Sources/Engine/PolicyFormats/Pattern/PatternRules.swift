import WatchwordBasics
import WatchwordPolicy

/// The rules that correspond to the expressions of patterns.
enum PatternRules {
  /// The greatest number of characters that are listed in a rule.
  private static let maximumCharacters = 4096

  /// Returns the rule for a clause; `group` is the number of its first group. Returns `nil` if no rule has the same
  /// meaning.
  static func rule(of clause: PatternClause, group: Int) -> PasswordRule? {
    switch clause {
    case .contains(let set, let count): requiring(for: set, count: count)
    case .excludes(.whiteSpace): .whiteSpace(WhiteSpaceRule())
    case .excludes(let set):
      set.values(upTo: maximumCharacters).flatMap { text(of: $0) }.map {
        .forbiddenCharacters(ForbiddenCharactersRule(ExactText($0)))
      }
    case .consists(let set): allowing(set)
    case .length: nil
    case .runs(let maximum, group): .repetition(RepetitionRule(maximum: maximum))
    case .runs: nil
    }
  }

  /// Returns the rule that is written as this expression, if the expression has none of the usual shapes.
  static func rule(comparing node: PatternNode, group: Int, isASCIIOnly: Bool) -> PasswordRule? {
    if case .choice(let choices) = node { return classes(of: choices) }
    if let rule = classRun(node) { return rule }
    let count = node.captureCount
    if count > 0, count <= PatternClauses.maximumDistinct, PatternClauses.distinct(count, group: group) == node {
      return .distinctCharacters(DistinctCharactersRule(minimum: count))
    }
    return isASCIIOnly ? sequence(node) : nil
  }

  // MARK: - Characters

  /// Returns the rule that requires `count` characters of `set`.
  static func requiring(for set: PatternSet, count: Int) -> PasswordRule? {
    guard 1...MemberReader.maximumNumber ~= count else { return nil }
    if let (characterClass, repertoire) = characterClass(set) {
      return .characterCount(CharacterCountRule(characterClass, minimum: count, repertoire: repertoire))
    }
    guard let values = set.values(upTo: maximumCharacters), !values.isEmpty else { return nil }
    let ascii = AppleCharacters(values)
    if count == 1, values.values.allSatisfy({ 0x20..<0x7F ~= $0 }) { return AppleReading.rule(requiring: ascii) }
    return text(of: values).map {
      .characterCount(CharacterCountRule(.special, minimum: count, characters: ExactText($0)))
    }
  }

  private static func characterClass(_ set: PatternSet) -> (CharacterClass, CharacterRepertoire)? {
    for repertoire in CharacterRepertoire.allCases {
      for characterClass in CharacterClass.allCases where PatternSet(characterClass, in: repertoire) == set {
        return (characterClass, repertoire)
      }
    }
    return nil
  }

  private static func allowing(_ set: PatternSet) -> PasswordRule? {
    guard let values = set.values(upTo: maximumCharacters), !values.isEmpty else { return nil }
    let (classes, _) = AppleReading.classes(in: AppleCharacters(values))
    var rest = ScalarSet()
    let named = classes.map { $0.asciiMembers }
    for value in values.values where !named.contains(where: { $0.contains(value) }) { rest.insert(value) }
    return text(of: rest).map { .allowedCharacters(AllowedCharactersRule(ExactText($0), classes: classes)) }
  }

  /// Whether a set contains only ASCII characters.
  static func isASCII(_ set: PatternSet) -> Bool {
    !set.isNegated && set.categories.isEmpty && set.ranges.allSatisfy { $0.upperBound < 0x80 }
  }

  /// Returns a text whose NFC form has exactly these characters; `nil` if this method finds none.
  private static func text(of set: ScalarSet) -> String? {
    // A mark after a letter could compose with it, and letters have lower code points than most marks, so the reverse
    // order is tried too.
    for values in [set.values, set.values.reversed()] {
      var text = String.UnicodeScalarView()
      for value in values { Unicode.Scalar(value).map { text.append($0) } }
      if ScalarSet(String(text)).values == set.values { return String(text) }
    }
    return nil
  }

  // MARK: - Several expressions

  /// Returns the rule for some of several classes, from the combinations that meet it.
  private static func classes(of choices: [PatternNode]) -> PasswordRule? {
    var sets: [PatternSet] = []
    var minimum = 0
    for choice in choices {
      let nodes = if case .sequence(let nodes) = choice { nodes } else { [choice] }
      minimum = nodes.count
      for node in nodes {
        guard case .contains(let set, 1)? = PatternClause(node) else { return nil }
        if !sets.contains(set) { sets.append(set) }
      }
    }
    let found = sets.compactMap { characterClass($0) }
    guard let repertoire = found.first?.1, found.count == sets.count, minimum < sets.count,
      found.allSatisfy({ $0.1 == repertoire }), PatternClauses.contains(minimum, of: sets) == [.choice(choices)]
    else { return nil }
    return .classes(ClassesRule(minimum: minimum, of: found.map { $0.0 }, repertoire: repertoire))
  }

  /// Returns the rule against runs of one kind that is written as this expression.
  private static func classRun(_ node: PatternNode) -> PasswordRule? {
    guard case .lookahead(.sequence(let nodes), true) = node, case .choice(let choices)? = nodes.last,
      case .repetition(_, let length, _)? = choices.first, length > 1,
      PatternClauses.classRuns(upTo: length - 1) == node
    else { return nil }
    return .classRun(ClassRunRule(maximum: length - 1))
  }

  /// Returns the rule against sequences that is written as this expression.
  private static func sequence(_ node: PatternNode) -> PasswordRule? {
    guard case .lookahead(.sequence(let nodes), true) = node, nodes.count == 2, nodes[0] == .anything else {
      return nil
    }
    let first = if case .choice(let choices) = nodes[1] { choices.first } else { nodes[1] as PatternNode? }
    guard case .sequence(let characters)? = first, 3...26 ~= characters.count else { return nil }
    let choiceCount = if case .choice(let choices) = nodes[1] { choices.count } else { 1 }
    for kind in SequenceKind.allCases {
      for direction in SequenceDirection.allCases {
        // Letters and digits alone have no more than 24 and 8 sequences of 3 characters in each direction.
        for hasRows in choiceCount > 64 || kind == .keys ? [true] : [false, true] {
          let rule = SequenceRule(
            length: characters.count, includesKeyboardRows: hasRows, kind: kind, direction: direction)
          if PatternSequences.none(of: rule, asciiOnly: true) == node { return .sequence(rule) }
        }
      }
    }
    return nil
  }
}
