package import WatchwordBasics

/// Reads the members of a JSON object by name and reports their defects.
package struct MemberReader {
  /// The greatest number in a policy: 1 MiB, the maximum length in bytes of a password that is judged.
  package static let maximumNumber = 1 << 20

  /// All findings so far.
  package private(set) var findings: SourceFindings
  /// The number of errors that this reader has reported.
  package private(set) var errorCount = 0
  private let members: [JSONMember]
  private let owner: String

  /// Creates a reader of the members of an object. `owner` is the object's name in messages ("The rule length");
  /// `findings` are the findings so far.
  package init(_ members: [JSONMember], of owner: String, findings: SourceFindings) {
    self.members = members
    self.owner = owner
    self.findings = findings
  }

  /// Returns the value of the member called `name`; the last one if there are several, which the JSON reader has
  /// reported.
  package func member(_ name: ExactText) -> JSONNode? { members.last { $0.key.text == name }?.node }

  /// Reports a finding about the bytes in `range`.
  package mutating func report(
    _ kind: FindingKind, _ range: Range<Int>, _ message: String, help: String? = nil
  ) {
    if kind.severity == .error { errorCount += 1 }
    findings.report(kind, range, message, help: help)
  }

  /// Reports that the value called `name` is unusable.
  package mutating func refuse(_ name: ExactText, _ message: String, help: String) {
    report(.unusableValue, member(name)?.range ?? 0..<0, message, help: help)
  }

  /// Reads an object inside this one, whose findings are added to those of this reader.
  package mutating func read<Value>(
    _ members: [JSONMember], of owner: String, _ body: (inout MemberReader) -> Value
  ) -> Value {
    var inner = MemberReader(members, of: owner, findings: findings)
    let value = body(&inner)
    findings = inner.findings
    errorCount += inner.errorCount
    return value
  }

  // MARK: - Required members

  /// Reports the required values that are absent. A value that is present but invalid is reported when it is read.
  mutating func requirePresence(of parameters: [ParameterDeclaration]) {
    for parameter in parameters where parameter.presence == .required && member(parameter.name) == nil {
      reportMissing([parameter.name])
    }
    let alternatives = parameters.filter { $0.presence == .oneOfSeveral }.map { $0.name }
    if !alternatives.isEmpty, alternatives.allSatisfy({ member($0) == nil }) { reportMissing(alternatives) }
  }

  mutating func reportMissing(_ names: [ExactText]) {
    let quoted = names.map { "\"\($0)\"" }.joined(separator: " or ")
    report(
      .missingValue, members.first?.key.range ?? 0..<0,
      names.count > 1 ? "\(owner) has no \(quoted); expected at least one of them" : "\(owner) has no \(quoted)",
      help: "Add \(quoted)")
  }

  /// Reports every member with a name that is not among `known`.
  package mutating func refuseUnknown(known: [ExactText]) {
    for member in members where !known.contains(member.key.text) {
      if findings.isFull { return }
      let isRELID = RuleKind.all.contains { $0.relIDFields.contains(member.key.text) }
      report(
        .unknownKey, member.key.range,
        "\(owner) has no value called \"\(member.key.text.clipped)\"\(isRELID ? ", which belongs to REL-ID policies" : "")",
        help: Self.suggestion(for: member.key.text, among: known))
    }
  }

  /// Returns help that suggests the name that was probably intended, or lists all names.
  package static func suggestion(for name: ExactText, among names: [ExactText]) -> String {
    if let nearest = Suggestion.nearest(to: name, in: names) { return "Did you mean \"\(nearest)\"?" }
    return "Use one of: \(names.map { $0.string }.joined(separator: ", "))"
  }

  // MARK: - Values

  /// Returns the whole number in `node`. Reports an invalid value and returns `nil`.
  package mutating func integer(_ node: JSONNode, _ name: ExactText, in range: ClosedRange<Int>) -> Int? {
    let bounds = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    guard case .number(let number) = node.value else {
      reportType(name, node, expected: bounds)
      return nil
    }
    guard let value = number.integer, range.contains(value) else {
      report(.valueOutOfRange, node.range, "\"\(name)\" is \(number.text.clipped); expected \(bounds)")
      return nil
    }
    return value
  }

  /// Returns the flag in `node`. Reports an invalid value and returns `nil`.
  package mutating func flag(_ node: JSONNode, _ name: ExactText) -> Bool? {
    guard case .bool(let value) = node.value else {
      reportType(name, node, expected: "true or false")
      return nil
    }
    return value
  }

  /// Returns the text in `node`. Reports an invalid value and returns `nil`.
  package mutating func text(_ node: JSONNode, _ name: ExactText) -> ExactText? {
    guard let string = string(node, name) else { return nil }
    guard !string.text.isEmpty else {
      report(
        .unusableValue, node.range, "\"\(name)\" is empty; expected at least one character",
        help: "Leave \"\(name)\" out, or fill it in")
      return nil
    }
    return string.text
  }

  /// Returns the id of the author's own texts in `node`. Reports an invalid id and returns `nil`.
  mutating func ownText(_ node: JSONNode, _ name: ExactText) -> ExactText? {
    guard let string = string(node, name) else { return nil }
    guard OwnText.isWellFormed(string.text) else {
      report(
        .unusableValue, string.range,
        "\"\(name)\" is \"\(string.text.clipped)\"; expected an id such as acme.no-branch-number",
        help: "Write parts separated by full stops, each of the letters A-Z and a-z, digits, - and _")
      return nil
    }
    if let part = OwnText.reservedPart(of: string.text) {
      report(
        .unusableValue, string.range, "\"\(name)\" starts with \(part), which is reserved for the shipped texts",
        help: "Start the id with a name of your own, such as acme")
      return nil
    }
    return string.text
  }

  /// Returns the expression in the text called `name`. Reports an invalid expression, at the position of the defect in
  /// the pattern, and returns `nil`.
  mutating func expression(_ name: ExactText) -> PasswordExpression? {
    guard case .string(let string)? = member(name)?.value else { return nil }
    do throws(ExpressionDefect) {
      return try PasswordExpression(parsing: string.text)
    } catch {
      let offsets = findings.offsets(of: string)
      let (start, end) = (
        offsets[min(error.range.lowerBound, offsets.count - 1)],
        offsets[min(error.range.upperBound, offsets.count - 1)]
      )
      report(error.kind, start..<end, error.message, help: error.help)
      return nil
    }
  }

  /// Returns the texts in the list `node`. Reports an invalid list and returns `nil`.
  package mutating func texts(
    _ node: JSONNode, _ name: ExactText, maximumLength: Int, atLeastOne: Bool = false
  ) -> [ExactText]? {
    guard let nodes = list(node, name) else { return nil }
    if atLeastOne, nodes.isEmpty {
      report(.unusableValue, node.range, "\"\(name)\" is an empty list; expected at least one text")
      return nil
    }
    var texts: [ExactText] = []
    for node in nodes {
      guard let string = string(node, name) else { continue }
      if string.text.isEmpty {
        report(
          .unusableValue, string.range, "\"\(name)\" has an empty text; expected at least one character in each",
          help: "Remove the empty text")
      } else if string.text.count > maximumLength {
        report(
          .limitExceeded, string.range,
          "\"\(name)\" has a text of \(string.text.count) bytes; at most \(maximumLength) are read",
          help: "Shorten or remove the text")
      } else {
        texts.append(string.text)
      }
    }
    return texts
  }

  /// Returns the index in `names` of the string in `node`. Reports a value that is not among the names and returns
  /// `nil`.
  mutating func choiceIndex(_ node: JSONNode, _ name: ExactText, among names: [ExactText]) -> Int? {
    guard let string = string(node, name) else { return nil }
    if let index = names.firstIndex(of: string.text) { return index }
    report(
      .unknownValue, string.range, "\"\(name)\" cannot be \"\(string.text.clipped)\"",
      help: Self.suggestion(for: string.text, among: names))
    return nil
  }

  /// Returns the indices in `names` of the strings in the list `node`, each once; `nil` if there are none. Invalid
  /// entries are reported.
  mutating func choiceIndices(_ node: JSONNode, _ name: ExactText, among names: [ExactText]) -> [Int]? {
    guard let nodes = list(node, name) else { return nil }
    var indices: [Int] = []
    for node in nodes {
      guard let index = choiceIndex(node, name, among: names) else { continue }
      if indices.contains(index) {
        report(
          .duplicateValue, node.range, "\"\(name)\" has \"\(names[index])\" twice", help: "Remove one of the two")
      } else {
        indices.append(index)
      }
    }
    if nodes.isEmpty {
      let names = names.map { $0.string }.joined(separator: ", ")
      report(
        .unusableValue, node.range, "\"\(name)\" is an empty list; expected one or more of \(names)",
        help: "Leave \"\(name)\" out, or fill it in")
    }
    return indices.isEmpty ? nil : indices
  }

  /// Returns the string in `node`. Reports a value of any other type and returns `nil`.
  package mutating func string(_ node: JSONNode, _ name: ExactText) -> JSONString? {
    guard case .string(let string) = node.value else {
      reportType(name, node, expected: "a string")
      return nil
    }
    return string
  }

  private mutating func list(_ node: JSONNode, _ name: ExactText) -> [JSONNode]? {
    guard case .array(let nodes) = node.value else {
      reportType(name, node, expected: "a list of strings")
      return nil
    }
    return nodes
  }

  /// Reports that the value called `name` has another type than expected.
  package mutating func reportType(_ name: ExactText, _ node: JSONNode, expected: String) {
    report(.wrongType, node.range, "\"\(name)\" is \(node.value.words); expected \(expected)")
  }
}

extension JSONValue {
  /// A description of the value for messages; a text is quoted.
  package var words: String {
    if case .string(let string) = self { return "the text \"\(string.text.clipped)\"" }
    return kind
  }
}
