import WatchwordBasics
import WatchwordPolicy

/// Writes the rules of a policy, except those on length, as the start of a pattern.
struct PatternWriting {
  /// The expressions, all of which are lookaheads.
  private(set) var clauses: [PatternNode] = []
  /// What cannot be expressed.
  private(set) var losses: [PolicyLoss] = []
  /// The pattern of a rule in the syntax of JavaScript, if that rule is the only one that is not on length.
  private(set) var whole: String?
  private let format: PolicyFormat
  private let dialect: PatternDialect
  private var groupCount = 0
  /// Whether the policy permits only ASCII characters, so that the sequences of other scripts do not matter.
  private let isASCIIOnly: Bool

  init(_ policy: PasswordPolicy, for format: PolicyFormat, in dialect: PatternDialect) {
    self.format = format
    self.dialect = dialect
    isASCIIOnly = policy.rules.contains {
      if case .allowedCharacters(let rule) = $0 { rule.characters.string.utf8.allSatisfy { $0 < 0x80 } } else { false }
    }
    let patternIndices = policy.rules.indices.filter { if case .pattern = policy.rules[$0] { true } else { false } }
    for (index, rule) in policy.rules.enumerated() where !patternIndices.contains(index) { write(rule, index) }
    if let only = patternIndices.first, patternIndices.count == 1, clauses.isEmpty, dialect == .ecmaScript,
      case .pattern(let rule) = policy.rules[only], !rule.isForbidden
    {
      whole = format == .html ? Self.element(rule, policy) : rule.expression.javaScript
    }
    if whole == nil { for index in patternIndices { addLoss(index, policy.rules[index]) } }
  }

  /// Returns the pattern of an HTML element, which has to match the whole password; `nil` if `rule` does not match the
  /// whole password, or if the pattern also has to contain a length in characters.
  private static func element(_ rule: PatternRule, _ policy: PasswordPolicy) -> String? {
    let hasLength = policy.rules.contains { if case .length(let rule) = $0 { rule.unit != .utf16 } else { false } }
    guard !hasLength, let pattern = try? RegularExpression(rule.expression.pattern.string.utf8, .policy),
      pattern.startsAtStart, pattern.endsAtEnd
    else { return nil }
    return rule.expression.javaScript
  }

  /// The expressions as text.
  var text: String { PatternNode.sequence(clauses).text(in: dialect) }

  private mutating func write(_ rule: PasswordRule, _ index: Int) {
    func isExpressible(_ count: Int) -> Bool { count <= PatternClauses.maximumCount }
    switch rule {
    case .length: return
    case .characterCount(let rule) where isExpressible(rule.minimum):
      if rule.minimum <= 0 { return }
      append(PatternClauses.contains(set(of: rule), count: rule.minimum))
      if rule.characters == nil { addScriptLoss(of: rule.repertoire, index, .characterCount(rule)) }
    case .classes(let rule) where rule.minimum <= rule.classes.count:
      if rule.minimum <= 0 { return }
      let sets = rule.classes.map { PatternSet($0, in: repertoire(rule.repertoire)) }
      for clause in PatternClauses.contains(rule.minimum, of: sets) { append(clause) }
      addScriptLoss(of: rule.repertoire, index, .classes(rule))
    case .forbiddenCharacters(let rule):
      let set = ScalarSet(rule.characters.string)
      if !set.isEmpty { append(PatternClauses.excludes(PatternSet(set))) }
    case .allowedCharacters(let rule):
      var set = ScalarSet(rule.characters.string)
      for characterClass in rule.classes { set = set.union(characterClass.asciiMembers) }
      if set.isEmpty {
        addLoss(index, .allowedCharacters(rule))
      } else {
        append(PatternClauses.consists(of: PatternSet(set)))
      }
    case .repetition(let rule) where isExpressible(rule.maximum) && rule.maximum > 0:
      append(PatternClauses.runs(upTo: rule.maximum, group: groupCount + 1))
    case .distinctCharacters(let rule) where rule.minimum <= PatternClauses.maximumDistinct:
      if rule.minimum > 0 { append(PatternClauses.distinct(rule.minimum, group: groupCount + 1)) }
    case .edgeWhiteSpace: for clause in PatternClauses.bareEdges { append(clause) }
    case .whiteSpace: append(PatternClauses.excludes(.whiteSpace))
    case .classRun where dialect == .portable: addLoss(index, rule, because: Self.asciiOnly)
    case .classRun(let rule) where isExpressible(rule.maximum) && rule.maximum > 0:
      append(PatternClauses.classRuns(upTo: rule.maximum))
    case .sequence(let rule): write(rule, index)
    default: addLoss(index, rule)
    }
  }

  private func set(of rule: CharacterCountRule) -> PatternSet {
    rule.characters.map { PatternSet(ScalarSet($0.string)) }
      ?? PatternSet(rule.characterClass, in: repertoire(rule.repertoire))
  }

  /// Returns the characters of a class that the dialect can name.
  private func repertoire(_ repertoire: CharacterRepertoire) -> CharacterRepertoire {
    dialect == .portable ? .ascii : repertoire
  }

  private static let asciiOnly = "a portable pattern has only ASCII classes"

  private mutating func addScriptLoss(of repertoire: CharacterRepertoire, _ index: Int, _ rule: PasswordRule) {
    if repertoire == self.repertoire(repertoire) { return }
    losses.append(
      PolicyLoss(
        .rule(index, id: rule.id), in: format, because: Self.asciiOnly, instead: "counts ASCII characters",
        extent: .beyondASCII))
  }

  private mutating func write(_ rule: SequenceRule, _ index: Int) {
    if let clause = PatternSequences.none(of: rule, asciiOnly: isASCIIOnly) {
      append(clause)
      if isASCIIOnly { return }
      addLoss(
        index, .sequence(rule), because: "a pattern cannot express the sequences of every script",
        instead: rule.includesKeyboardRows
          ? "rejects those of ASCII letters, of ASCII digits and of keyboard rows"
          : "rejects those of ASCII letters and digits")
    } else if !isASCIIOnly {
      addLoss(index, .sequence(rule), because: "a pattern cannot express the sequences of every script")
    }
  }

  private mutating func append(_ clause: PatternNode) {
    clauses.append(clause)
    groupCount += clause.captureCount
  }

  private mutating func addLoss(
    _ index: Int, _ rule: PasswordRule, because reason: String? = nil, instead substitute: String? = nil
  ) {
    losses.append(PolicyLoss(.rule(index, id: rule.id), in: format, because: reason, instead: substitute))
  }
}
