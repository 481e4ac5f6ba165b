import Diagnostics

/// The members of an event as JSON, read by name.
///
/// What is wrong is reported with its place and never quoted: any text of a script can be a password.
struct EventMembers {
  private let source: SourceText
  private let members: [JSONMember]
  private let range: Range<Int>
  private var known: [String]
  private(set) var findings: [Diagnostic] = []

  init(_ members: [JSONMember], at range: Range<Int>, in source: SourceText, known: [String] = []) {
    self.source = source
    self.members = members
    self.range = range
    self.known = known
  }

  /// The member called `name`; `null` is absence.
  mutating func node(_ name: String) -> JSONNode? {
    known.append(name)
    guard let node = members.last(where: { $0.key.text.isSame(as: name) })?.node else { return nil }
    if case .null = node.value { return nil }
    return node
  }

  /// The text called `name`; where it is absent that is reported, and nothing comes back.
  mutating func string(_ name: String) -> JSONString? {
    guard let node = node(name) else {
      missing(name)
      return nil
    }
    guard case .string(let string) = node.value else {
      report("wrong-type", node.range, "\(name) is \(node.value.kind)", help: "Expected a string")
      return nil
    }
    return string
  }

  /// The text called `name`, or `absent` where it is absent.
  mutating func text(_ name: String, or absent: String) -> String {
    node(name) == nil ? absent : string(name)?.text ?? absent
  }

  /// The whole number called `name`; where it is absent, `absent`, and where that is nothing it is reported.
  mutating func integer(_ name: String, or absent: Int? = nil) -> Int? {
    guard let node = node(name) else {
      if absent == nil { missing(name) }
      return absent
    }
    if case .number(let number) = node.value, let value = number.integer { return value }
    report("wrong-type", node.range, "\(name) is no whole number", help: "Expected a whole number")
    return nil
  }

  /// The choice called `name`.
  mutating func choice<Choice>(_ name: String, among choices: [(name: String, value: Choice)]) -> Choice? {
    guard let string = string(name) else { return nil }
    if let choice = choices.first(where: { $0.name.isSame(as: string.text) }) { return choice.value }
    let names = choices.map { $0.name }
    report(
      "unknown-value", string.range, "There is no such \(name)",
      help: Suggestion.nearest(to: string.text, in: names).map { "Did you mean \"\($0)\"?" }
        ?? "Expected one of: \(names.joined(separator: ", "))")
    return nil
  }

  /// Reports every member that nobody asked for.
  mutating func finish() {
    for member in members where !known.contains(where: { $0.isSame(as: member.key.text) }) {
      report(
        "unknown-key", member.key.range, "This event has no such member",
        help: Suggestion.nearest(to: member.key.text, in: known).map { "Did you mean \"\($0)\"?" }
          ?? "Expected: \(known.joined(separator: ", "))")
    }
  }

  mutating func report(_ id: String, _ range: Range<Int>, _ message: String, help: String) {
    findings.append(
      Diagnostic(
        id: id, severity: .error, file: source.name, span: source.span(of: range), message: message, help: help))
  }

  private mutating func missing(_ name: String) {
    report("missing-value", range, "The event has no \(name)", help: "Add the member \"\(name)\"")
  }
}
