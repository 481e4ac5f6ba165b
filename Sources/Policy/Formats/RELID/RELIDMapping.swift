import WatchwordDiagnostics

/// How REL-ID writes a kind of rule, and what its helper says of it.
struct RELIDMapping<SomeRule: Sendable>: Sendable {
  /// A rule and the fields that make it.
  typealias Found = (rule: SomeRule, fields: [RELIDFields.Field])

  /// The fields that make such rules.
  let fields: [ExactText]
  /// The rules that the fields of a policy make, in the order in which the helper names them.
  let read: @Sendable (inout RELIDFields) -> [Found]
  /// The fields that say `rule`; `nil` if REL-ID cannot say it.
  let write: @Sendable (_ rule: SomeRule) -> [RELIDMember]?
  /// The helper's English sentence for `rule`; `nil` if it has none.
  let sentence: @Sendable (_ rule: SomeRule) -> String?
}

extension RELIDMapping {
  /// The mapping of a rule that a single flag switches on.
  static func flag(
    _ name: ExactText, _ rule: SomeRule, writing value: RELIDMember.Value, sentence: String,
    canSay: @escaping @Sendable (SomeRule) -> Bool
  ) -> RELIDMapping {
    RELIDMapping(
      fields: [name],
      read: { fields in fields.flag(name).map { field in field.value ? [(rule, [field.field])] : [] } ?? [] },
      write: { canSay($0) ? [RELIDMember(name, value)] : nil },
      sentence: { _ in sentence })
  }
}
