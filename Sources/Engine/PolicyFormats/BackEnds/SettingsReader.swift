import WatchwordBasics
import WatchwordPolicy

/// Reads the settings of a back end from the members of a JSON object, and collects their meaning.
///
/// An absent member has no effect; `null` has none either, but gives a warning. A member that cannot be read is
/// reported and has no effect.
struct SettingsReader {
  /// A value with its byte range.
  typealias Found<Value> = (value: Value, range: Range<Int>)

  /// The members, with all findings so far.
  private(set) var members: MemberReader
  /// The rules, in the order in which they were added.
  private(set) var rules: [LocatedRule] = []
  /// The additional values, which are not rules.
  private(set) var extras: [PolicyExtra] = []
  /// Whether numbers and switches may be written as strings: `"8"`, `"true"`.
  private let readsStrings: Bool
  /// The prefix of the names of additional values, such as `lockout.`.
  private let prefix: String
  /// The range of the first member, for findings about absent members.
  let firstKeyRange: Range<Int>

  /// Creates a reader of `members`; `owner` is the name of their object in messages ("The password policy").
  init(_ members: [JSONMember], of owner: String, findings: SourceFindings, readsStrings: Bool = false) {
    self.init(
      members: MemberReader(members, of: owner, findings: findings), rules: [], extras: [], readsStrings: readsStrings,
      prefix: "", firstKeyRange: members.firstKeyRange)
  }

  private init(
    members: MemberReader, rules: [LocatedRule], extras: [PolicyExtra], readsStrings: Bool, prefix: String,
    firstKeyRange: Range<Int>
  ) {
    self.members = members
    self.rules = rules
    self.extras = extras
    self.readsStrings = readsStrings
    self.prefix = prefix
    self.firstKeyRange = firstKeyRange
  }

  /// All findings so far.
  var findings: SourceFindings { members.findings }

  /// Returns a draft of a policy that consists of the rules and values read so far.
  func draft(note: ExactText? = nil) -> PolicyDraft { PolicyDraft(rules: rules, note: note, extras: extras) }

  // MARK: - Meaning

  /// Adds a rule that the value at `range`, called `name`, requires.
  mutating func add(_ rule: PasswordRule, at range: Range<Int>, named name: ExactText) {
    rules.append(LocatedRule(rule, at: range, named: name))
  }

  /// Adds a rule for a setting of `backEnd`, and reports the setting if it only approximates the rule.
  mutating func add(
    _ rule: PasswordRule, as setting: BackEndSetting, of backEnd: BackEnd, at range: Range<Int>, named name: ExactText
  ) {
    add(rule, at: range, named: name)
    guard let approximation = backEnd.approximations[setting] else { return }
    report(.inexactReading.mild, range, approximation.message(reading: name, as: rule.id))
  }

  /// Adds a rule for a setting of `backEnd`, if the switch called `name` is on.
  mutating func add(
    _ rule: PasswordRule, as setting: BackEndSetting, of backEnd: BackEnd, ifSwitchedOn name: ExactText
  ) {
    if let flag = flag(name), flag.value { add(rule, as: setting, of: backEnd, at: flag.range, named: name) }
  }

  /// Adds a rule if the switch called `name` is on.
  mutating func add(_ rule: PasswordRule, ifSwitchedOn name: ExactText) {
    if let flag = flag(name), flag.value { add(rule, at: flag.range, named: name) }
  }

  /// Adds the length rule of up to two settings; `fixedMaximum` is a maximum that applies without a setting.
  mutating func addLength(
    minimum: Found<Int>?, named name: ExactText, maximum: Found<Int>? = nil, named other: ExactText = "",
    fixedMaximum: Int? = nil, unit: CharacterUnit
  ) {
    let names = [minimum.map { _ in name }, maximum.map { _ in other }].compactMap { $0?.string }
    guard let range = minimum?.range ?? maximum?.range ?? fixedMaximum.map({ _ in 0..<0 }) else { return }
    let rule = LengthRule(minimum: minimum?.value, maximum: maximum?.value ?? fixedMaximum, unit: unit)
    add(.length(rule), at: range, named: ExactText(names.isEmpty ? "length" : names.joined(separator: ", ")))
  }

  /// Reads the minimum length called `name`. An absent one is reported, because the back end then uses its default.
  mutating func minimum(_ name: ExactText, of backEnd: BackEnd, at range: Range<Int>) -> Found<Int>? {
    if members.member(name) == nil {
      report(
        .missingValue.mild, range,
        "\"\(name)\" is missing, so the minimum length is the system's default, which is not read",
        help: "Add \"\(name)\", from \(backEnd.minimum.lowerBound) to \(backEnd.minimum.upperBound)")
    }
    return number(name, in: backEnd.minimum)
  }

  /// Keeps a value that is not a rule.
  mutating func keep(_ name: ExactText, _ value: PolicyExtra.Value) {
    extras.append(PolicyExtra(ExactText(prefix + name.string), value))
  }

  /// Keeps the number called `name`, if there is one.
  mutating func keepNumber(_ name: ExactText, in range: ClosedRange<Int>) {
    if let number = number(name, in: range) { keep(name, .number(number.value)) }
  }

  /// Keeps the switch called `name`, if there is one.
  mutating func keepFlag(_ name: ExactText) {
    if let flag = flag(name) { keep(name, .flag(flag.value)) }
  }

  /// Warns that the value called `name` requires something that no rule can express. `isKept` is true if writing the
  /// same format preserves the value.
  mutating func reportUnsupported(_ name: ExactText, at range: Range<Int>, _ meaning: String, isKept: Bool = true) {
    report(
      .unsupportedRule, range, "\"\(name)\" \(meaning), which no rule can express",
      help: isKept
        ? "It is kept if the policy is written in the same format, and has no other effect"
        : "It is left out")
  }

  // MARK: - Values

  /// Reads the number called `name`; `nil` if it is absent or invalid.
  mutating func number(_ name: ExactText, in range: ClosedRange<Int>) -> Found<Int>? {
    guard let node = presentMember(name) else { return nil }
    if readsStrings, case .string(let string) = node.value {
      guard let value = Self.wholeNumber(string.text), range.contains(value) else {
        report(
          .valueOutOfRange, node.range,
          "\"\(name)\" is \"\(string.text.clipped)\"; expected a whole number from \(range.lowerBound) to \(range.upperBound)"
        )
        return nil
      }
      return (value, node.range)
    }
    return members.integer(node, name, in: range).map { ($0, node.range) }
  }

  /// Reads the number called `name`, if it is above zero; zero switches the setting off.
  mutating func positive(_ name: ExactText, upTo limit: Int) -> Found<Int>? {
    number(name, in: 0...limit).flatMap { $0.value > 0 ? $0 : nil }
  }

  /// Reads the switch called `name`; `nil` if it is absent or invalid.
  mutating func flag(_ name: ExactText) -> Found<Bool>? {
    guard let node = presentMember(name) else { return nil }
    if readsStrings, case .string(let string) = node.value, let value = Self.flag(string.text) {
      return (value, node.range)
    }
    return members.flag(node, name).map { ($0, node.range) }
  }

  /// Parses a number of decimal digits; `nil` for anything else.
  private static func wholeNumber(_ text: ExactText) -> Int? {
    let digits = text.string.utf8
    guard !digits.isEmpty, digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
      return nil
    }
    return Int(text.string)
  }

  private static func flag(_ text: ExactText) -> Bool? {
    switch text {
    case "true": true
    case "false": false
    default: nil
    }
  }

  /// Reads the text called `name`; `nil` if it is absent or invalid.
  mutating func text(_ name: ExactText) -> Found<ExactText>? {
    guard let node = presentMember(name), let string = members.string(node, name) else { return nil }
    return (string.text, node.range)
  }

  /// Reads the text called `name`, if it is one of `choices`; anything else is reported.
  mutating func choice(_ name: ExactText, of choices: [ExactText]) -> Found<ExactText>? {
    guard let text = text(name) else { return nil }
    if choices.contains(text.value) { return text }
    report(
      .unknownValue, text.range, "\"\(name)\" cannot be \"\(text.value.clipped)\"",
      help: MemberReader.suggestion(for: text.value, among: choices))
    return nil
  }

  /// Reads the texts in the list called `name`; `nil` if it is absent or invalid.
  mutating func texts(_ name: ExactText, longest: Int) -> Found<[ExactText]>? {
    guard let node = presentMember(name), let texts = members.texts(node, name, maximumLength: longest) else {
      return nil
    }
    return (texts, node.range)
  }

  /// Reads the words in the list called `name`, each of at most `longest` code points; `nil` if it is absent or
  /// invalid.
  mutating func words(_ name: ExactText, longest: Int) -> Found<[ExactText]>? {
    guard let node = presentMember(name), let texts = members.texts(node, name, maximumLength: .max),
      case .array(let nodes) = node.value
    else { return nil }
    for case .string(let string) in nodes.map({ $0.value }) {
      let length = string.text.string.unicodeScalars.count
      if length <= longest { continue }
      report(
        .limitExceeded, string.range, "\"\(name)\" has a word of \(length) characters; at most \(longest) are read",
        help: "Shorten or remove the word")
    }
    return (texts.filter { $0.string.unicodeScalars.count <= longest }, node.range)
  }

  /// Reads the members of the object called `name`; `nil` if it is absent or invalid.
  mutating func object(_ name: ExactText) -> Found<[JSONMember]>? {
    guard let node = presentMember(name) else { return nil }
    if case .object(let members) = node.value { return (members, node.range) }
    members.reportType(name, node, expected: "an object")
    return nil
  }

  /// Reads the object called `name`, if there is one. Its additional values are called `name.…`.
  mutating func read(_ name: ExactText, of owner: String, _ body: (inout SettingsReader) -> Void) {
    if let object = object(name) { read(object.value, of: owner, prefix: "\(prefix)\(name).", body) }
  }

  /// Reads the members of a nested object. The names of its additional values start with `prefix`.
  mutating func read(
    _ inside: [JSONMember], of owner: String, prefix: String = "", _ body: (inout SettingsReader) -> Void
  ) {
    let inner = members.read(inside, of: owner) { reader in
      var inner = SettingsReader(
        members: reader, rules: rules, extras: extras, readsStrings: readsStrings, prefix: prefix,
        firstKeyRange: inside.firstKeyRange)
      body(&inner)
      reader = inner.members
      return inner
    }
    rules = inner.rules
    extras = inner.extras
  }

  /// Reports every member with a name that is not among `known`.
  mutating func refuseUnknown(known: [ExactText]) { members.refuseUnknown(known: known) }

  /// Adds a finding about the bytes in `range`.
  mutating func report(
    _ kind: FindingKind, _ range: Range<Int>, _ message: String, help: String? = nil
  ) {
    members.report(kind, range, message, help: help)
  }

  private mutating func presentMember(_ name: ExactText) -> JSONNode? {
    guard let node = members.member(name) else { return nil }
    guard case .null = node.value else { return node }
    report(
      .nullValue, node.range, "\"\(name)\" is null, which is read as if it were absent",
      help: "Leave \"\(name)\" out, or give it a value")
    return nil
  }
}

extension JSONNode {
  /// The members of the object; `nil` for any other value.
  var members: [JSONMember]? {
    if case .object(let members) = value { members } else { nil }
  }
}

extension [JSONMember] {
  /// Returns the value called `name`, or the last one if there are several.
  func value(_ name: ExactText) -> JSONNode? { last { $0.key.text == name }?.node }

  /// The range of the first name, for findings about absent members.
  var firstKeyRange: Range<Int> { first?.key.range ?? 0..<0 }
}

extension PolicyDocument {
  /// Returns the texts of all additional values called `name`.
  func texts(_ name: ExactText) -> [ExactText] {
    extras.compactMap { extra in
      guard extra.name == name, case .text(let text) = extra.value else { return nil }
      return text
    }
  }
}
