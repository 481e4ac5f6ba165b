public import WatchwordDiagnostics
public import WatchwordLocalization

/// A kind of rule: everything about it that does not depend on its values in a policy.
///
/// The order of the cases is that of documentation; REL-ID's rules are in the order in which its helper names them.
public enum RuleKind: CaseIterable, Hashable, Sendable {
  case length
  case characterCount
  case classes
  case forbiddenCharacters
  case allowedCharacters
  case requiredPattern
  case forbiddenPattern
  case repetition
  case userID
  case sequence
  case personalWords
  case commonPassword
  case distinctCharacters
  case edgeWhiteSpace
  case occurrences
  case classRun
  case whiteSpace
  case palindrome
  case numberRange
  case dates
  case passphraseWords
  case similarity
  case dictionaryWords
  case breachedPassword
  case strength
  case differentFromCurrent
  case changedCharacters
  case variationOfCurrent
  case expiry
  case minimumAge
  case history

  /// Every kind of rule, in the order of documentation.
  public static var all: [RuleKind] { allCases }

  /// Passes the type of such rules, and the case of ``PasswordRule`` that holds one, to `visitor`.
  private func accept<V: RuleKindVisitor>(_ visitor: inout V) -> V.Result {
    switch self {
    case .length: visitor.visit(LengthRule.self, PasswordRule.length)
    case .characterCount: visitor.visit(CharacterCountRule.self, PasswordRule.characterCount)
    case .classes: visitor.visit(ClassesRule.self, PasswordRule.classes)
    case .forbiddenCharacters: visitor.visit(ForbiddenCharactersRule.self, PasswordRule.forbiddenCharacters)
    case .allowedCharacters: visitor.visit(AllowedCharactersRule.self, PasswordRule.allowedCharacters)
    case .requiredPattern: visitor.visit(RequiredPatternRule.self, PasswordRule.requiredPattern)
    case .forbiddenPattern: visitor.visit(ForbiddenPatternRule.self, PasswordRule.forbiddenPattern)
    case .repetition: visitor.visit(RepetitionRule.self, PasswordRule.repetition)
    case .userID: visitor.visit(UserIDRule.self, PasswordRule.userID)
    case .sequence: visitor.visit(SequenceRule.self, PasswordRule.sequence)
    case .personalWords: visitor.visit(PersonalWordsRule.self, PasswordRule.personalWords)
    case .commonPassword: visitor.visit(CommonPasswordRule.self, PasswordRule.commonPassword)
    case .distinctCharacters: visitor.visit(DistinctCharactersRule.self, PasswordRule.distinctCharacters)
    case .edgeWhiteSpace: visitor.visit(EdgeWhiteSpaceRule.self, PasswordRule.edgeWhiteSpace)
    case .occurrences: visitor.visit(OccurrencesRule.self, PasswordRule.occurrences)
    case .classRun: visitor.visit(ClassRunRule.self, PasswordRule.classRun)
    case .whiteSpace: visitor.visit(WhiteSpaceRule.self, PasswordRule.whiteSpace)
    case .palindrome: visitor.visit(PalindromeRule.self, PasswordRule.palindrome)
    case .numberRange: visitor.visit(NumberRangeRule.self, PasswordRule.numberRange)
    case .dates: visitor.visit(DatesRule.self, PasswordRule.dates)
    case .passphraseWords: visitor.visit(PassphraseWordsRule.self, PasswordRule.passphraseWords)
    case .similarity: visitor.visit(SimilarityRule.self, PasswordRule.similarity)
    case .dictionaryWords: visitor.visit(DictionaryWordsRule.self, PasswordRule.dictionaryWords)
    case .breachedPassword: visitor.visit(BreachedPasswordRule.self, PasswordRule.breachedPassword)
    case .strength: visitor.visit(StrengthRule.self, PasswordRule.strength)
    case .differentFromCurrent: visitor.visit(DifferentFromCurrentRule.self, PasswordRule.differentFromCurrent)
    case .changedCharacters: visitor.visit(ChangedCharactersRule.self, PasswordRule.changedCharacters)
    case .variationOfCurrent: visitor.visit(VariationOfCurrentRule.self, PasswordRule.variationOfCurrent)
    case .expiry: visitor.visit(ExpiryRule.self, PasswordRule.expiry)
    case .minimumAge: visitor.visit(MinimumAgeRule.self, PasswordRule.minimumAge)
    case .history: visitor.visit(HistoryRule.self, PasswordRule.history)
    }
  }

  private func accept<V: RuleKindVisitor>(_ visitor: V) -> V.Result {
    var visitor = visitor
    return accept(&visitor)
  }
}

extension RuleKind {
  /// The ids under which policies write such rules.
  public var ids: [ExactText] { accept(IDsOfKind()) }

  /// The page: what the rule does, why, its values, an example. Its first line is the summary.
  public var documentation: StaticString { accept(DocumentationOfKind()) }

  /// The declarations of the values of such a rule.
  public var parameters: [ParameterDeclaration] { accept(ParametersOfKind()) }

  /// The declarations of all phrases that such a rule can use, except the items of lists.
  public var declarations: [PhraseDeclaration] { accept(DeclarationsOfKind()) }

  /// Passwords that such rules accept, reject or cannot judge.
  public var examples: [RuleExample<PasswordRule>] { accept(ExamplesOfKind()) }

  /// The fields of a REL-ID policy that express such rules.
  var relIDFields: [ExactText] { accept(RELIDFieldsOfKind()) }

  /// The kind with this id; `nil` if there is none.
  public static func named(_ id: ExactText) -> RuleKind? { all.first { $0.ids.contains(id) } }

  /// The ids of all rules, in the order of documentation.
  public static var allIDs: [ExactText] { all.flatMap { $0.ids } }

  /// Reads the rule that a policy writes under `id`; a rule with an error in it is reported and left out.
  func rule(_ id: ExactText, from members: inout MemberReader) -> PasswordRule? {
    let errors = members.errorCount
    members.requirePresence(of: parameters)
    var reader = RuleOfKind(id: id, members: members)
    let rule = accept(&reader)
    members = reader.members
    members.refuseUnknown(known: ["rule"] + parameters.map { $0.name })
    return members.errorCount == errors ? rule : nil
  }

  /// Reads the rules from the fields of a REL-ID policy.
  func rules(from fields: inout RELIDFields) -> [PlacedRule] {
    var reader = RELIDRulesOfKind(fields: fields)
    defer { fields = reader.fields }
    return accept(&reader)
  }
}

/// Does something with any type of rule.
private protocol RuleKindVisitor {
  associatedtype Result
  mutating func visit<R: Rule>(_ type: R.Type, _ wrap: (R) -> PasswordRule) -> Result
}

private struct IDsOfKind: RuleKindVisitor {
  func visit<R: Rule>(_ type: R.Type, _ wrap: (R) -> PasswordRule) -> [ExactText] { R.ids }
}

private struct DocumentationOfKind: RuleKindVisitor {
  func visit<R: Rule>(_ type: R.Type, _ wrap: (R) -> PasswordRule) -> StaticString { R.documentation }
}

private struct ParametersOfKind: RuleKindVisitor {
  func visit<R: Rule>(_ type: R.Type, _ wrap: (R) -> PasswordRule) -> [ParameterDeclaration] { R.parameters }
}

private struct DeclarationsOfKind: RuleKindVisitor {
  func visit<R: Rule>(_ type: R.Type, _ wrap: (R) -> PasswordRule) -> [PhraseDeclaration] {
    R.texts.flatMap { $0.declarations } + R.hints.map { $0.declaration }
  }
}

private struct ExamplesOfKind: RuleKindVisitor {
  func visit<R: Rule>(_ type: R.Type, _ wrap: (R) -> PasswordRule) -> [RuleExample<PasswordRule>] {
    R.examples.map { $0.map(wrap) }
  }
}

private struct RELIDFieldsOfKind: RuleKindVisitor {
  func visit<R: Rule>(_ type: R.Type, _ wrap: (R) -> PasswordRule) -> [ExactText] { R.relID?.fields ?? [] }
}

private struct RuleOfKind: RuleKindVisitor {
  let id: ExactText
  var members: MemberReader
  mutating func visit<R: Rule>(_ type: R.Type, _ wrap: (R) -> PasswordRule) -> PasswordRule? {
    R(id: id, reading: &members).map(wrap)
  }
}

private struct RELIDRulesOfKind: RuleKindVisitor {
  var fields: RELIDFields
  mutating func visit<R: Rule>(_ type: R.Type, _ wrap: (R) -> PasswordRule) -> [PlacedRule] {
    (R.relID?.read(&fields) ?? []).map { PlacedRule(wrap($0.rule), from: $0.fields) }
  }
}
