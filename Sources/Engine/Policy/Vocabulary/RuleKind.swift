package import WatchwordBasics
package import WatchwordLocalization

// `RuleKind` itself is generated; see `PasswordRule+Cases.swift`.

extension RuleKind {
  /// All kinds of rules, in the order of documentation.
  package static var all: [RuleKind] { allCases }

  private func accept<V: RuleKindVisitor>(_ visitor: V) -> V.Result {
    var visitor = visitor
    return accept(&visitor)
  }

  /// The ids of these rules in policies.
  package var ids: [ExactText] { accept(IDsOfKind()) }

  /// The page: the rule's effect, its purpose, its parameters and an example. The first line is the summary.
  package var documentation: StaticString { accept(DocumentationOfKind()) }

  /// The declarations of the rule's parameters.
  package var parameters: [ParameterDeclaration] { accept(ParametersOfKind()) }

  /// The declarations of all phrases that such a rule can use, except the items of lists.
  package var declarations: [PhraseDeclaration] { accept(DeclarationsOfKind()) }

  /// Passwords that such rules accept, reject or cannot judge.
  package var examples: [RuleExample<PasswordRule>] { accept(ExamplesOfKind()) }

  /// The fields of a REL-ID policy that express such rules.
  package var relIDFields: [ExactText] { accept(RELIDFieldsOfKind()) }

  /// The kind with this id; `nil` if there is none.
  package static func named(_ id: ExactText) -> RuleKind? { all.first { $0.ids.contains(id) } }

  /// The ids of all rules, in the order of documentation.
  package static var allIDs: [ExactText] { all.flatMap { $0.ids } }

  /// Reads the rule with this id. A rule with an error is reported and left out.
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
  func rules(from fields: inout RELIDFields) -> [LocatedRule] {
    var reader = RELIDRulesOfKind(fields: fields)
    defer { fields = reader.fields }
    return accept(&reader)
  }
}

/// An operation on any type of rule.
protocol RuleKindVisitor {
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
  mutating func visit<R: Rule>(_ type: R.Type, _ wrap: (R) -> PasswordRule) -> [LocatedRule] {
    (R.relID?.read(&fields) ?? []).map { LocatedRule(wrap($0.rule), from: $0.fields) }
  }
}
