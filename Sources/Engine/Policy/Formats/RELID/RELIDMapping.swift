import WatchwordBasics

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
    canExpress: @escaping @Sendable (SomeRule) -> Bool
  ) -> RELIDMapping {
    RELIDMapping(
      fields: [name],
      read: { fields in fields.flag(name).map { field in field.value ? [(rule, [field.field])] : [] } ?? [] },
      write: { canExpress($0) ? [RELIDMember(name, value)] : nil },
      sentence: { _ in sentence })
  }
}

/// A field to write in a REL-ID policy.
struct RELIDMember: Sendable {
  let name: ExactText
  let value: Value

  /// The value of a field; a flag is written as a text or as a Boolean.
  enum Value: Sendable {
    case number(Int)
    case text(ExactText)
    case flag(Bool)
  }

  init(_ name: ExactText, _ value: Value) {
    self.name = name
    self.value = value
  }

  func write(to writer: inout JSONWriter) {
    switch value {
    case .number(let number): writer.member(name.string, number)
    case .text(let text): writer.member(name.string, text)
    case .flag(let flag): writer.member(name.string, flag)
    }
  }
}
