import Diagnostics

/// The members of a JSON object, read by name: what is wrong with one is reported, what nobody asked for too.
struct RuleParameters: Sendable {
  /// The largest number that a policy can name: the longest password that is judged, 1 MiB.
  static let maximumNumber = 1 << 20

  /// What was wrong so far.
  var findings: SourceFindings
  private let members: [JSONMember]
  private let owner: String
  private var known: [String]

  /// The members of an object called `owner` in messages; `known` are the names that others read, and `findings` what
  /// was found before.
  init(members: [JSONMember], findings: SourceFindings, owner: String, known: [String] = []) {
    self.members = members
    self.findings = findings
    self.owner = owner
    self.known = known
  }

  /// The whole number called `name`, or nothing where it is absent or reported.
  mutating func integer(_ name: String, in range: ClosedRange<Int> = 1...maximumNumber) -> Int? {
    guard let node = member(name) else { return nil }
    guard case .number(let number) = node.value else {
      wrongType(name, node, expected: "a whole number")
      return nil
    }
    guard let value = number.integer, range.contains(value) else {
      findings.report(
        "value-out-of-range", node.range, "\(name) is \(number.text.clipped)",
        help: "expected a whole number from \(range.lowerBound) to \(range.upperBound)")
      return nil
    }
    return value
  }

  /// The flag called `name`; false where it is absent.
  mutating func flag(_ name: String) -> Bool {
    guard let node = member(name) else { return false }
    guard case .bool(let value) = node.value else {
      wrongType(name, node, expected: "true or false")
      return false
    }
    return value
  }

  /// The text called `name`, or nothing where it is absent or reported.
  mutating func text(_ name: String) -> String? {
    guard let node = member(name) else { return nil }
    return text(name, node)?.text
  }

  /// The characters called `name`, or nothing where they are absent or reported: there has to be one at least.
  mutating func characters(_ name: String) -> String? {
    guard let characters = text(name) else { return nil }
    guard !characters.isEmpty else {
      refuse(name, "The text \(name) is empty", help: "Put at least one character into it, or remove it")
      return nil
    }
    return characters
  }

  /// The texts called `name`; none where it is absent.
  mutating func texts(_ name: String) -> [String] {
    strings(name).map { $0.text }
  }

  /// The choice called `name` among `options`, or nothing where it is absent or reported.
  mutating func choice<Option>(_ name: String, among options: [(name: String, value: Option)]) -> Option? {
    guard let node = member(name), let string = text(name, node) else { return nil }
    return choice(string, called: name, among: options)
  }

  /// The choices in the list called `name`, or nothing where it is absent; an empty list and a choice that is given
  /// twice are reported, and of the two the first counts.
  mutating func choices<Option>(_ name: String, among options: [(name: String, value: Option)]) -> [Option]? {
    guard let node = member(name) else { return nil }
    let names = options.map { $0.name }
    var chosen: [Int] = []
    for string in strings(name) {
      guard let option = choice(string, called: name, among: names) else { continue }
      guard !chosen.contains(option) else {
        findings.report(
          "duplicate-value", string.range, "The list \(name) has \"\(names[option])\" twice",
          help: "Remove one of the two")
        continue
      }
      chosen.append(option)
    }
    if case .array(let nodes) = node.value, nodes.isEmpty {
      refuse(
        name, "The list \(name) is empty",
        help: "Leave \(name) out, or put at least one of these into it: \(names.joined(separator: ", "))")
    }
    return chosen.map { options[$0].value }
  }

  /// Reports that the object has none of the values `names`; one that is there and wrong has been reported as such.
  mutating func requires(oneOf names: [String]) {
    for name in names where member(name) != nil { return }
    findings.report(
      "missing-value", members.first?.key.range ?? 0..<0, "\(owner) lacks \(names.joined(separator: " or "))")
  }

  /// Reports that the value called `name` cannot be used.
  mutating func refuse(_ name: String, id: String = "unusable-value", _ message: String, help: String?) {
    findings.report(id, member(name)?.range ?? 0..<0, message, help: help)
  }

  /// Reports every member that nobody asked for.
  mutating func finish() {
    for member in members where !known.contains(where: { $0.isSame(as: member.key.text) }) {
      if findings.isFull { return }
      let suggestion = Suggestion.nearest(to: member.key.text, in: known)
      findings.report(
        "unknown-key", member.key.range, "\(owner) has no value called \"\(member.key.text.clipped)\"",
        help: suggestion.map { "did you mean \"\($0)\"?" } ?? "the values are: \(known.joined(separator: ", "))")
    }
  }

  /// The member called `name`, the last one where there are several (the reader has reported that).
  mutating func member(_ name: String) -> JSONNode? {
    if !known.contains(where: { $0.isSame(as: name) }) { known.append(name) }
    return members.last { $0.key.text.isSame(as: name) }?.node
  }

  private mutating func strings(_ name: String) -> [JSONString] {
    guard let node = member(name) else { return [] }
    guard case .array(let nodes) = node.value else {
      wrongType(name, node, expected: "a list of texts")
      return []
    }
    var strings: [JSONString] = []
    for node in nodes {
      if let string = text(name, node) { strings.append(string) }
    }
    return strings
  }

  private mutating func text(_ name: String, _ node: JSONNode) -> JSONString? {
    guard case .string(let string) = node.value else {
      wrongType(name, node, expected: "a text")
      return nil
    }
    return string
  }

  private mutating func choice<Option>(
    _ string: JSONString, called name: String, among options: [(name: String, value: Option)]
  ) -> Option? {
    choice(string, called: name, among: options.map { $0.name }).map { options[$0].value }
  }

  private mutating func choice(_ string: JSONString, called name: String, among names: [String]) -> Int? {
    if let index = names.firstIndex(where: { $0.isSame(as: string.text) }) { return index }
    findings.report(
      "unknown-value", string.range, "\(name) cannot be \"\(string.text.clipped)\"",
      help: Suggestion.nearest(to: string.text, in: names).map { "did you mean \"\($0)\"?" }
        ?? "the values are: \(names.joined(separator: ", "))")
    return nil
  }

  mutating func wrongType(_ name: String, _ node: JSONNode, expected: String) {
    var found = node.value.kind
    if case .string(let string) = node.value { found = "the text \"\(string.text.clipped)\"" }
    findings.report("wrong-type", node.range, "\(name) is \(found)", help: "expected \(expected)")
  }
}
