import WatchwordBasics

/// A reader of the members of an event.
///
/// Findings have a place but never quote the text, because any text in a script can be a password.
struct EventMembers {
  private let members: [JSONMember]
  private let range: Range<Int>
  private var known: [ExactText] = []
  private(set) var findings: SourceFindings

  init(_ members: [JSONMember], at range: Range<Int>, in source: SourceText) {
    self.members = members
    self.range = range
    findings = SourceFindings(in: source)
  }

  /// Returns the value of the member `name`, or `nil` if it is absent or `null`.
  mutating func node(_ name: ExactText) -> JSONNode? {
    if !known.contains(name) { known.append(name) }
    guard let node = members.last(where: { $0.key.text == name })?.node else { return nil }
    if case .null = node.value { return nil }
    return node
  }

  /// Returns the string of the member `name`. If there is none, reports that and returns `nil`.
  mutating func string(_ name: ExactText) -> JSONString? {
    guard let node = node(name) else {
      missing(name)
      return nil
    }
    guard case .string(let string) = node.value else {
      report(.wrongType, node.range, "\(name) is \(node.value.kind)", help: "Expected a string")
      return nil
    }
    return string
  }

  /// Returns the text of the member `name`, or an empty text if it is absent.
  mutating func text(_ name: ExactText) -> String { optionalText(name) ?? "" }

  /// Returns the text of the member `name`, or `nil` if it is absent.
  mutating func optionalText(_ name: ExactText) -> String? {
    node(name) == nil ? nil : string(name)?.text.string
  }

  /// Returns the whole number of the member `name`, or `absent` if there is none. If `absent` is also `nil`, reports
  /// that the member is missing.
  mutating func integer(_ name: ExactText, or absent: Int? = nil) -> Int? {
    guard let node = node(name) else {
      if absent == nil { missing(name) }
      return absent
    }
    if case .number(let number) = node.value, let value = number.integer { return value }
    report(.wrongType, node.range, "\(name) is not a whole number", help: "Expected a whole number")
    return nil
  }

  /// Returns the choice whose name is the value of the member `name`.
  mutating func choice<Choice>(_ name: ExactText, among choices: [(name: ExactText, value: Choice)]) -> Choice? {
    guard let string = string(name) else { return nil }
    if let choice = choices.first(where: { $0.name == string.text }) { return choice.value }
    let names = choices.map { $0.name }
    report(.unknownValue, string.range, "There is no such \(name)", help: Self.help(for: string.text, among: names))
    return nil
  }

  /// Reports every member that was not read.
  mutating func finish() {
    for member in members where !known.contains(member.key.text) {
      report(
        .unknownKey, member.key.range, "This event has no such member",
        help: Self.help(for: member.key.text, among: known))
    }
  }

  mutating func report(_ kind: FindingKind, _ range: Range<Int>, _ message: String, help: String) {
    findings.report(kind, range, message, help: help)
  }

  private mutating func missing(_ name: ExactText) {
    report(.missingValue, range, "The event has no \(name)", help: "Add the member \"\(name)\"")
  }

  private static func help(for word: ExactText, among names: [ExactText]) -> String {
    if let name = Suggestion.nearest(to: word, in: names) { return "Did you mean \"\(name)\"?" }
    return "Expected one of: \(names.map { $0.string }.joined(separator: ", "))"
  }
}
