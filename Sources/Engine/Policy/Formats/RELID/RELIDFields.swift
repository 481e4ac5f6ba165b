import WatchwordBasics

/// The fields of a REL-ID policy, whose JSON types vary.
///
/// A field that is absent, zero or empty disables its rule; a field that cannot be read is reported and left out.
struct RELIDFields {
  /// A field with the byte range of its value.
  struct Field {
    let name: ExactText
    let range: Range<Int>
  }

  /// The members, with all findings so far.
  private(set) var members: MemberReader

  init(_ members: MemberReader) { self.members = members }

  /// Reports every member that is not a REL-ID field.
  mutating func refuseUnknown(known: [ExactText]) { members.refuseUnknown(known: known) }

  /// Returns the number called `name`; `nil` if it is absent, zero or invalid. A number in quotation marks is read with
  /// a warning.
  mutating func number(_ name: ExactText) -> (value: Int, field: Field)? {
    guard let node = presentMember(name), let value = quotedNumber(node, name) ?? plainNumber(node, name), value > 0
    else { return nil }
    return (value, Field(name: name, range: node.range))
  }

  private mutating func plainNumber(_ node: JSONNode, _ name: ExactText) -> Int? {
    members.integer(node, name, in: Self.numbers)
  }

  private static let numbers = 0...MemberReader.maximumNumber

  /// Returns the number in a text of digits, which is reported; `nil` for any other value.
  private mutating func quotedNumber(_ node: JSONNode, _ name: ExactText) -> Int? {
    guard case .string(let string) = node.value, !string.text.isEmpty,
      string.text.string.utf8.allSatisfy({ ASCII.isDigit($0) }), let value = Int(string.text.string),
      Self.numbers.contains(value)
    else { return nil }
    members.report(
      .wrongType.mild, node.range, "\"\(name)\" is the text \"\(string.text.clipped)\", which is read as a number",
      help: "Write \(value) without quotation marks")
    return value
  }

  /// Returns the flag called `name`: a Boolean, or the string "true" or "false" in any case; `nil` if it is absent or
  /// invalid.
  mutating func flag(_ name: ExactText) -> (value: Bool, field: Field)? {
    guard let node = presentMember(name) else { return nil }
    let field = Field(name: name, range: node.range)
    switch node.value {
    case .bool(let value): return (value, field)
    case .string(let string):
      switch ExactText(ASCII.lowercased(string.text.string)) {
      case "true": return (true, field)
      case "false": return (false, field)
      case "":
        members.report(
          .emptyValue, node.range, "\"\(name)\" is an empty string, which counts as false",
          help: "Write true or false, or leave \"\(name)\" out")
        return (false, field)
      default:
        members.report(
          .unknownValue, node.range,
          "\"\(name)\" is \"\(string.text.clipped)\"; expected true or false, with or without quotation marks")
      }
    default: members.reportType(name, node, expected: "true or false, with or without quotation marks")
    }
    return nil
  }

  /// Returns the text called `name`; `nil` if it is absent or invalid.
  mutating func text(_ name: ExactText) -> (value: ExactText, field: Field)? {
    guard let node = presentMember(name), let string = members.string(node, name) else { return nil }
    return (string.text, Field(name: name, range: string.range))
  }

  /// Returns the member called `name`; `null` counts as absent, with a warning.
  private mutating func presentMember(_ name: ExactText) -> JSONNode? {
    guard let node = members.member(name) else { return nil }
    guard case .null = node.value else { return node }
    members.report(
      .nullValue, node.range, "\"\(name)\" is null, which is read as if it were absent",
      help: "Leave \"\(name)\" out, or give it a value")
    return nil
  }
}

extension LocatedRule {
  /// Creates a rule at the location of the first of its fields, named after all of them.
  init(_ rule: PasswordRule, from fields: [RELIDFields.Field]) {
    self.init(
      rule, at: fields.first?.range ?? 0..<0,
      named: ExactText(fields.map { $0.name.string }.joined(separator: ", ")))
  }
}
