public import Diagnostics
public import Localization

/// One rule of a policy: the list of all rules there are, and the one place that tells them apart.
public enum PasswordRule: Hashable, Sendable {
  case length(LengthRule)
  case characterCount(CharacterCountRule)
  case classes(ClassesRule)
  case forbiddenCharacters(ForbiddenCharactersRule)
  case allowedCharacters(AllowedCharactersRule)
  case repetition(RepetitionRule)
  case sequence(SequenceRule)
  case userID(UserIDRule)
  case personalWords(PersonalWordsRule)
  case commonPassword(CommonPasswordRule)
  case distinctCharacters(DistinctCharactersRule)
  case edgeWhiteSpace(EdgeWhiteSpaceRule)
  case differentFromCurrent(DifferentFromCurrentRule)
  case history(HistoryRule)

  /// Shows the rule to `visitor` as its own type.
  @inline(__always)
  func accept<V: RuleVisitor>(_ visitor: V) -> V.Result {
    switch self {
    case .length(let rule): visitor.visit(rule)
    case .characterCount(let rule): visitor.visit(rule)
    case .classes(let rule): visitor.visit(rule)
    case .forbiddenCharacters(let rule): visitor.visit(rule)
    case .allowedCharacters(let rule): visitor.visit(rule)
    case .repetition(let rule): visitor.visit(rule)
    case .sequence(let rule): visitor.visit(rule)
    case .userID(let rule): visitor.visit(rule)
    case .personalWords(let rule): visitor.visit(rule)
    case .commonPassword(let rule): visitor.visit(rule)
    case .distinctCharacters(let rule): visitor.visit(rule)
    case .edgeWhiteSpace(let rule): visitor.visit(rule)
    case .differentFromCurrent(let rule): visitor.visit(rule)
    case .history(let rule): visitor.visit(rule)
    }
  }

  /// Shows every type of rule to `visitor`, with the case that holds it, in the order of documentation.
  static func visitTypes<V: RuleTypeVisitor>(_ visitor: inout V) {
    visitor.visit(LengthRule.self, PasswordRule.length)
    visitor.visit(CharacterCountRule.self, PasswordRule.characterCount)
    visitor.visit(ClassesRule.self, PasswordRule.classes)
    visitor.visit(ForbiddenCharactersRule.self, PasswordRule.forbiddenCharacters)
    visitor.visit(AllowedCharactersRule.self, PasswordRule.allowedCharacters)
    visitor.visit(RepetitionRule.self, PasswordRule.repetition)
    visitor.visit(SequenceRule.self, PasswordRule.sequence)
    visitor.visit(UserIDRule.self, PasswordRule.userID)
    visitor.visit(PersonalWordsRule.self, PasswordRule.personalWords)
    visitor.visit(CommonPasswordRule.self, PasswordRule.commonPassword)
    visitor.visit(DistinctCharactersRule.self, PasswordRule.distinctCharacters)
    visitor.visit(EdgeWhiteSpaceRule.self, PasswordRule.edgeWhiteSpace)
    visitor.visit(DifferentFromCurrentRule.self, PasswordRule.differentFromCurrent)
    visitor.visit(HistoryRule.self, PasswordRule.history)
  }
}

/// Something that is done with a rule whatever its type.
protocol RuleVisitor {
  associatedtype Result
  func visit(_ rule: some Rule) -> Result
}

/// Something that is done with every type of rule.
protocol RuleTypeVisitor {
  mutating func visit<R: Rule>(_ type: R.Type, _ wrap: (R) -> PasswordRule)
}

extension PasswordRule {
  /// The id under which a policy writes the rule.
  public var id: String { accept(IDOfRule()) }

  /// What the rule asks for.
  public func phrase(in style: RuleStyle) -> Phrase { accept(PhraseOfRule(style: style)) }

  /// What an unmet password must still do.
  public func phrase(for shortfall: Shortfall) -> Phrase { accept(PhraseOfShortfall(shortfall: shortfall)) }

  /// Writes the rule as an object of the native format.
  public func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("rule", id)
      writer = accept(WriterOfRule(writer: writer))
    }
  }

  /// The rule in the native format.
  var json: String {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.text
  }

  /// What there is to know of every type of rule, in the order of documentation.
  public static var descriptions: [RuleDescription] {
    var visitor = RuleDescriptions()
    visitTypes(&visitor)
    return visitor.descriptions
  }

  /// The ids of all rules, in the order of documentation.
  ///
  /// Apart from ``descriptions``, so that a program that only reads policies carries no documentation.
  static var ids: [String] {
    var visitor = RuleIDs()
    visitTypes(&visitor)
    return visitor.ids
  }

  /// Reads the rule that is written under `id`; nothing where there is no such rule or it is unusable.
  init?(id: String, reading parameters: inout RuleParameters) {
    var visitor = RuleFromParameters(id: id, parameters: parameters)
    Self.visitTypes(&visitor)
    parameters = visitor.parameters
    guard let rule = visitor.rule else { return nil }
    self = rule
  }
}

/// What there is to know of a type of rule.
public struct RuleDescription: Sendable {
  /// The ids under which policies write it.
  public let ids: [String]
  /// Its page.
  public let documentation: StaticString
  /// Every phrase that it can ask for.
  public let phrases: [PhraseDeclaration]
  /// Cases that show what it accepts and rejects.
  public let examples: [RuleExample]
}

private struct IDOfRule: RuleVisitor {
  func visit(_ rule: some Rule) -> String { rule.id }
}

/// How a password stands to a rule.
struct StateOfRule: RuleVisitor {
  let facts: PasswordFacts
  let context: AssessmentContext
  @inline(__always)
  func visit(_ rule: some Rule) -> RuleState { rule.state(of: facts, in: context) }
}

private struct PhraseOfRule: RuleVisitor {
  let style: RuleStyle
  func visit(_ rule: some Rule) -> Phrase { rule.phrase(in: style) }
}

private struct PhraseOfShortfall: RuleVisitor {
  let shortfall: Shortfall
  func visit(_ rule: some Rule) -> Phrase { rule.phrase(for: shortfall) }
}

private struct WriterOfRule: RuleVisitor {
  let writer: JSONWriter
  func visit(_ rule: some Rule) -> JSONWriter {
    var writer = writer
    rule.write(to: &writer)
    return writer
  }
}

private struct RuleDescriptions: RuleTypeVisitor {
  var descriptions: [RuleDescription] = []
  mutating func visit<R: Rule>(_ type: R.Type, _ wrap: (R) -> PasswordRule) {
    descriptions.append(
      RuleDescription(ids: R.ids, documentation: R.documentation, phrases: R.phrases, examples: R.examples))
  }
}

private struct RuleIDs: RuleTypeVisitor {
  var ids: [String] = []
  mutating func visit<R: Rule>(_ type: R.Type, _ wrap: (R) -> PasswordRule) { ids += R.ids }
}

private struct RuleFromParameters: RuleTypeVisitor {
  let id: String
  var parameters: RuleParameters
  var rule: PasswordRule?
  mutating func visit<R: Rule>(_ type: R.Type, _ wrap: (R) -> PasswordRule) {
    if isNamed(by: R.ids) { rule = R(id: id, reading: &parameters).map(wrap) }
  }
  private func isNamed(by ids: [String]) -> Bool { rule == nil && ids.contains { $0.isSame(as: id) } }
}
