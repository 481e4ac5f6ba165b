import WatchwordDiagnostics

/// How REL-ID writes a kind of rule, and the sentence of its helper.
struct RELIDMapping<SomeRule: Sendable>: Sendable {
  /// A rule and the fields that express it.
  typealias Found = (rule: SomeRule, fields: [RELIDFields.Field])

  /// The fields that express such rules.
  let fields: [ExactText]
  /// Reads the rules from the fields of a policy, in the order of the helper's sentences.
  let read: @Sendable (inout RELIDFields) -> [Found]
  /// The fields that express `rule`; `nil` if REL-ID cannot express it.
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
