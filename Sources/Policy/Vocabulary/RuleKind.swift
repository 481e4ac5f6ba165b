public import WatchwordDiagnostics
public import WatchwordLocalization

/// A kind of rule: everything about it that does not depend on its values in a policy.
public struct RuleKind: Sendable {
  /// Every kind of rule, in the order of documentation; REL-ID's rules are in the order in which its helper names them.
  public static let all: [RuleKind] = [
    RuleKind(PasswordRule.length),
    RuleKind(PasswordRule.characterCount),
    RuleKind(PasswordRule.classes),
    RuleKind(PasswordRule.forbiddenCharacters),
    RuleKind(PasswordRule.allowedCharacters),
    RuleKind(PasswordRule.repetition),
    RuleKind(PasswordRule.userID),
    RuleKind(PasswordRule.sequence),
    RuleKind(PasswordRule.personalWords),
    RuleKind(PasswordRule.commonPassword),
    RuleKind(PasswordRule.distinctCharacters),
    RuleKind(PasswordRule.edgeWhiteSpace),
    RuleKind(PasswordRule.differentFromCurrent),
    RuleKind(PasswordRule.history),
  ]

  /// The ids under which policies write such rules.
  public let ids: [ExactText]
  /// The page: what the rule does, why, its values, an example. Its first line is the summary.
  public let documentation: StaticString
  /// The declarations of the values of such a rule.
  public let parameters: [ParameterDeclaration]
  /// The declarations of all phrases that such a rule can use, except the items of lists.
  public let declarations: [PhraseDeclaration]
  /// The fields of a REL-ID policy that express such rules.
  let relIDFields: [ExactText]

  private let makeExamples: @Sendable () -> [RuleExample<PasswordRule>]
  private let readMembers: @Sendable (_ id: ExactText, inout MemberReader) -> PasswordRule?
  private let readFields: @Sendable (inout RELIDFields) -> [PlacedRule]

  /// The kind of the rules that `wrap`, a case of ``PasswordRule``, holds.
  private init<R: Rule>(_ wrap: @escaping @Sendable (R) -> PasswordRule) {
    ids = R.ids
    documentation = R.documentation
    parameters = R.parameters
    declarations = R.texts.flatMap { $0.declarations } + R.hints.map { $0.declaration }
    relIDFields = R.relID?.fields ?? []
    makeExamples = { R.examples.map { $0.map(wrap) } }
    readMembers = { id, members in R(id: id, reading: &members).map(wrap) }
    readFields = { fields in
      (R.relID?.read(&fields) ?? []).map { PlacedRule(wrap($0.rule), from: $0.fields) }
    }
  }

  /// Passwords that such rules accept, reject or cannot judge.
  public var examples: [RuleExample<PasswordRule>] { makeExamples() }

  /// The kind with this id; `nil` if there is none.
  public static func named(_ id: ExactText) -> RuleKind? { all.first { $0.ids.contains(id) } }

  /// The ids of all rules, in the order of documentation.
  public static var allIDs: [ExactText] { all.flatMap { $0.ids } }

  /// Reads the rule that a policy writes under `id`; a rule with an error in it is reported and left out.
  func rule(_ id: ExactText, from members: inout MemberReader) -> PasswordRule? {
    let errors = members.errorCount
    members.requirePresence(of: parameters)
    let rule = readMembers(id, &members)
    members.refuseUnknown(known: ["rule"] + parameters.map { $0.name })
    return members.errorCount == errors ? rule : nil
  }

  /// Reads the rules from the fields of a REL-ID policy.
  func rules(from fields: inout RELIDFields) -> [PlacedRule] { readFields(&fields) }
}
