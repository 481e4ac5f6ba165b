import WatchwordDiagnostics

/// The mapping of a kind of rule to REL-ID fields, with the sentence of REL-ID's helper.
struct RELIDMapping<SomeRule: Sendable>: Sendable {
  /// A rule and the fields that express it.
  typealias Found = (rule: SomeRule, fields: [RELIDFields.Field])

  /// The fields that express such rules.
  let fields: [ExactText]
  /// Reads the rules from the fields of a policy, in the order of the helper's sentences.
  let read: @Sendable (inout RELIDFields) -> [Found]
  /// Returns the fields that express `rule`; `nil` if REL-ID cannot express it.
  let write: @Sendable (_ rule: SomeRule) -> [RELIDMember]?
  /// Returns the helper's English sentence for `rule`; `nil` if it has none.
  let sentence: @Sendable (_ rule: SomeRule) -> String?
}

extension RELIDMapping {
  /// Returns the mapping of a rule that a single flag enables.
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
