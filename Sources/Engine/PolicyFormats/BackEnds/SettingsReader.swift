import WatchwordBasics
import WatchwordPolicy

/// Reads the settings of a back end by its table, from the members of a JSON object or from lines, and collects their
/// meaning.
///
/// An absent member has no effect; `null` has none either, but gives a warning. A setting that cannot be read is
/// reported and has no effect. Of several lines with one name, the last counts; names in lines have no case.
struct SettingsReader {
  /// A value with its byte range.
  typealias Found<Value> = (value: Value, range: Range<Int>)

  /// The members, with all findings so far.
  private(set) var members: MemberReader
  /// The rules, in the order in which they were added.
  private(set) var rules: [LocatedRule] = []
  /// The additional values, which are not rules.
  private(set) var extras: [PolicyExtra] = []
  /// The lines; `nil` for an object.
  private let lines: [Setting]?
  private let backEnd: BackEnd
  /// Whether numbers and switches may be written as strings: `"8"`, `"true"`.
  private let readsStrings: Bool
  /// The prefix of the names of additional values, such as `lockout.`.
  private var prefix = ""
  /// The range of the first member, for findings about absent members.
  private var firstKeyRange: Range<Int>

  /// Creates a reader of `members`; `owner` is the name of their object in messages ("The password policy").
  init(
    _ members: [JSONMember], of owner: String, as backEnd: BackEnd, findings: SourceFindings, readsStrings: Bool = false
  ) {
    self.members = MemberReader(members, of: owner, findings: findings)
    self.backEnd = backEnd
    self.readsStrings = readsStrings
    lines = nil
    firstKeyRange = members.firstKeyRange
  }

  /// Creates a reader of lines.
  init(_ lines: [Setting], as backEnd: BackEnd, findings: SourceFindings) {
    members = MemberReader([], of: "", findings: findings)
    self.lines = lines
    self.backEnd = backEnd
    readsStrings = false
    firstKeyRange = 0..<0
  }

  /// All findings so far.
  var findings: SourceFindings { members.findings }

  /// Returns a draft of a policy that consists of the rules and values read so far.
  func draft(note: ExactText? = nil) -> PolicyDraft { PolicyDraft(rules: rules, note: note, extras: extras) }

  // MARK: - The table

  /// Reads the fields of the table, and reports all other settings.
  mutating func readTable() { read(backEnd.fields) }

  /// Reads the fields of a table or of a part of it, and reports all others.
  mutating func read(_ fields: [BackEnd.Field]) {
    let known = fields.filter { !$0.name.isEmpty }.stablySorted(byNumber: { $0.listed })
      .flatMap { [$0.name, $0.newName].compactMap { $0 } }
    // Findings at the same place stay in this order.
    if lines != nil { refuseUnknown(known: known) }
    for field in fields { read(field) }
    if lines == nil { refuseUnknown(known: known) }
  }

  /// Reads the fields of the table, without reporting others.
  mutating func readFields() { for field in backEnd.fields { read(field) } }

  /// Reads one field.
  private mutating func read(_ field: BackEnd.Field) {
    if case .custom(let read, _) = field.kind { return read(&self, field.name) }
    if field.name.isEmpty {
      for requirement in field.requirements { add(requirement.setting, requirement.range.lowerBound, at: 0..<0) }
      return
    }
    let name = field.newName.flatMap { has($0) ? $0 : nil } ?? field.name
    if field.isRequired, !has(name) { reportMissing(name, field.requirements.first?.range ?? 1...1) }
    switch field.kind {
    case .number(let bounds): add(field, number(name, in: bounds) ?? standard(field))
    case .count(let limit):
      let found = number(name, in: 0...limit) ?? standard(field)
      add(field, found.flatMap { $0.value > (field.requirements.isEmpty ? 0 : field.off ?? 0) ? $0 : nil })
    case .coded(let notation):
      let found = number(name, in: 0...(.max), as: notation)
      add(field, found.flatMap { field.requirements.isEmpty || $0.value > 0 ? $0 : nil })
    case .flag, .invertedFlag:
      guard let found = flag(name) ?? standard(field).map({ ($0.value != 0, $0.range) }) else { return }
      if field.requirements.isEmpty {
        keep(field.key ?? name, .flag(found.value))
      } else if found.value == field.isOnIfTrue {
        add(field, at: found.range, named: name)
      }
    case .presence: if let line = line(name) { add(field, at: line.range, named: name) }
    case .choice(let on, let off):
      guard let found = choice(name, of: [off, on]) else { return }
      if found.value == on { add(field, at: found.range, named: name) }
    case .text: if let found = text(name) { keep(field.key ?? name, .text(found.value)) }
    case .object(let owner, let inner): read(name, of: owner) { $0.read(inner) }
    case .read(let bounds, let meaning):
      let found = bounds.map { number(name, in: $0) } ?? flag(name).flatMap { $0.value ? (1, $0.range) : nil }
      guard let value = (found ?? standard(field))?.value else { return }
      let (rules, remark) = meaning(value)
      for rule in rules { add(rule, named: name) }
      if let remark { report(.inexactReading.mild, named: name, remark) }
    case .unsupported, .peculiar, .custom: break
    }
  }

  /// Returns the value of an absent or invalid field, if it has one.
  private func standard(_ field: BackEnd.Field) -> Found<Int>? {
    field.standard.map { ($0, line(field.name)?.range ?? 0..<0) }
  }

  /// Adds what a field with a number requires, or keeps the number.
  private mutating func add(_ field: BackEnd.Field, _ found: Found<Int>?) {
    guard let found else { return }
    if field.requirements.isEmpty { return keep(field.key ?? field.name, .number(found.value)) }
    for requirement in field.requirements { add(requirement.setting, found.value, at: found.range, named: field.name) }
  }

  /// Adds what a field that is switched on requires.
  private mutating func add(_ field: BackEnd.Field, at range: Range<Int>, named name: ExactText) {
    for requirement in field.requirements {
      add(requirement.setting, requirement.range.lowerBound, at: range, named: name)
    }
  }

  /// An absent minimum is reported, because the back end then uses its default.
  private mutating func reportMissing(_ name: ExactText, _ bounds: ClosedRange<Int>) {
    report(
      .missingValue.mild, firstKeyRange,
      "\"\(name)\" is missing, so the minimum length is the system's default, which is not read",
      help: "Add \"\(name)\", from \(bounds.lowerBound) to \(bounds.upperBound)")
  }

  // MARK: - Meaning

  /// Adds the rule for a setting of the back end, and reports the setting if it only approximates the rule. A rule
  /// without a name is one that the back end always has.
  mutating func add(
    _ setting: BackEndSetting, _ value: Int = 1, at range: Range<Int>, named name: ExactText? = nil
  ) {
    guard let rule = backEnd.rule(setting, value) else { return }
    add(rule, as: setting, at: range, named: name)
  }

  /// Adds a rule for a setting of the back end in the same way.
  mutating func add(
    _ rule: PasswordRule, as setting: BackEndSetting, at range: Range<Int>, named name: ExactText? = nil
  ) {
    append(rule, at: range, named: name)
    guard let name, let approximation = backEnd.requirement(setting)?.approximation, lines == nil || has(name) else {
      return
    }
    report(.inexactReading.mild, range, approximation.message(reading: name, as: rule.id))
  }

  /// Adds the rule for a setting with a value above zero, at the place of the line called `name`.
  mutating func add(_ setting: BackEndSetting, _ value: Int = 1, named name: ExactText) {
    if value > 0 { add(setting, value, at: line(name)?.range ?? 0..<0, named: name) }
  }

  /// Adds a rule at the place of the line called `name`; without such a line, the rule is a default.
  mutating func add(_ rule: PasswordRule, named name: ExactText) {
    append(rule, at: line(name)?.range ?? 0..<0, named: name)
  }

  /// A minimum and a maximum in one unit are one rule, at the position of the first.
  private mutating func append(_ rule: PasswordRule, at range: Range<Int>, named name: ExactText?) {
    let index = rules.firstIndex { if case .length = $0.rule { true } else { false } }
    guard case .length(let own) = rule, let index, case .length(let first) = rules[index].rule, first.unit == own.unit
    else {
      rules.append(LocatedRule(rule, at: range, named: name ?? rule.id))
      return
    }
    let whole = LengthRule(
      minimum: own.minimum ?? first.minimum, maximum: own.maximum ?? first.maximum, unit: own.unit)
    let names = lines == nil ? name.map { "\(rules[index].name), \($0)" } : nil
    rules[index] = LocatedRule(
      .length(whole), at: rules[index].range, named: names.map { ExactText($0) } ?? rules[index].name)
  }

  /// Keeps a value that is not a rule.
  mutating func keep(_ name: ExactText, _ value: PolicyExtra.Value) {
    extras.append(PolicyExtra(ExactText(prefix + name.string), value))
  }

  /// Warns that the setting called `name` requires something that no rule can express; `what` follows the name. `isKept`
  /// is true if writing the same format preserves the value.
  mutating func reportUnsupported(_ name: ExactText, at range: Range<Int>, _ what: String, isKept: Bool = true) {
    report(
      .unsupportedRule, range, "\"\(name)\" \(what), which no rule can express",
      help: isKept ? Self.isKept : "It is left out")
  }

  /// The help about a setting that is kept and has no other effect.
  static let isKept = "It is kept if the policy is written in the same format, and has no other effect"

  // MARK: - Values

  /// Whether there is a setting called `name`.
  func has(_ name: ExactText) -> Bool { lines == nil ? members.member(name) != nil : line(name) != nil }

  /// Returns the last line called `name`.
  func line(_ name: ExactText) -> Setting? { lines?.last { $0.isCalled(name) } }

  /// Reads the number called `name`; `nil` if it is absent or invalid.
  mutating func number(
    _ name: ExactText, in range: ClosedRange<Int> = 0...MemberReader.maximumNumber,
    as notation: BackEnd.Field.Notation? = nil
  ) -> Found<Int>? {
    let expected = notation?.words ?? "a whole number from \(range.lowerBound) to \(range.upperBound)"
    if let line = line(name) {
      let number = notation.map { $0.number(line.value) } ?? Int(line.value.string)
      if let number, range.contains(number) { return (number, line.range) }
      let found = line.value.isEmpty && notation == nil ? "has no value" : "is \"\(line.value.clipped)\""
      report(.valueOutOfRange, line.range, "\"\(name)\" \(found); expected \(expected)")
      return nil
    }
    guard let node = presentMember(name) else { return nil }
    if readsStrings, case .string(let string) = node.value {
      let isPlain = string.text.string.utf8.allSatisfy { ASCII.isDigit($0) }
      if isPlain, let value = Int(string.text.string), range.contains(value) { return (value, node.range) }
      report(.valueOutOfRange, node.range, "\"\(name)\" is \"\(string.text.clipped)\"; expected \(expected)")
      return nil
    }
    return members.integer(node, name, in: range).map { ($0, node.range) }
  }

  /// Reads the switch called `name`; `nil` if it is absent or invalid.
  mutating func flag(_ name: ExactText) -> Found<Bool>? {
    if let line = line(name) {
      switch line.value.lowercased {
      case "true", "": return (true, line.range)
      case "false": return (false, line.range)
      default:
        report(.wrongType, line.range, "\"\(name)\" is \"\(line.value.clipped)\"; expected true or false")
        return nil
      }
    }
    guard let node = presentMember(name) else { return nil }
    if readsStrings, case .string(let string) = node.value, ["true", "false"].contains(string.text) {
      return (string.text == "true", node.range)
    }
    return members.flag(node, name).map { ($0, node.range) }
  }

  /// Reads the text called `name`; `nil` if it is absent or invalid.
  mutating func text(_ name: ExactText) -> Found<ExactText>? {
    if let line = line(name) { return (line.value, line.range) }
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

  /// Reads the texts in the list called `name`, each of at most `longest` bytes; `nil` if it is absent or invalid.
  mutating func texts(_ name: ExactText, longest: Int) -> Found<[ExactText]>? {
    guard let node = presentMember(name), let texts = members.texts(node, name, maximumLength: longest) else {
      return nil
    }
    return (texts, node.range)
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
    var inner = self
    members.read(inside, of: owner) { reader in
      inner.members = reader
      inner.prefix = prefix
      inner.firstKeyRange = inside.firstKeyRange
      body(&inner)
      reader = inner.members
    }
    (rules, extras) = (inner.rules, inner.extras)
  }

  // MARK: - Findings

  /// Reports every setting with a name that is not among `known`, and lines that occur twice.
  mutating func refuseUnknown(known: [ExactText]) {
    guard let lines else { return members.refuseUnknown(known: known) }
    for line in lines where !known.contains(where: { line.isCalled($0) }) {
      report(
        .unknownKey, line.nameRange, "There is no setting \"\(line.name.clipped)\"",
        help: MemberReader.suggestion(for: line.name, among: known))
    }
    reportRepetitions()
  }

  /// Reports lines that occur twice.
  mutating func reportRepetitions() {
    var seen: Set<ExactText> = []
    for line in lines ?? [] where !seen.insert(line.name.lowercased).inserted {
      report(
        .duplicateKey.mild, line.nameRange, "\"\(line.name.clipped)\" is given twice; the last one counts",
        help: "Remove one of the two")
    }
  }

  /// Adds a finding about the bytes in `range`.
  mutating func report(_ kind: FindingKind, _ range: Range<Int>, _ message: String, help: String? = nil) {
    members.report(kind, range, message, help: help)
  }

  /// Adds a finding about the line called `name`, if there is one.
  mutating func report(_ kind: FindingKind, named name: ExactText, _ message: String, help: String? = nil) {
    if let line = line(name) { report(kind, line.range, message, help: help) }
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

extension BackEnd.Field {
  fileprivate var isOnIfTrue: Bool { if case .invertedFlag = kind { false } else { true } }
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

extension PolicyDraft {
  /// Reads an object by the table of a back end.
  static func read(
    _ members: [JSONMember], of owner: String, as backEnd: BackEnd, readsStrings: Bool = false,
    _ findings: inout SourceFindings
  ) -> PolicyDraft {
    var reader = SettingsReader(members, of: owner, as: backEnd, findings: findings, readsStrings: readsStrings)
    reader.readTable()
    findings = reader.findings
    return reader.draft()
  }

  /// Reads lines by the table of a back end, and then what is peculiar in it.
  static func read(
    _ lines: [Setting], as backEnd: BackEnd, _ findings: inout SourceFindings,
    then readRest: (inout SettingsReader) -> Void = { _ in }
  ) -> PolicyDraft {
    var reader = SettingsReader(lines, as: backEnd, findings: findings)
    reader.readTable()
    readRest(&reader)
    findings = reader.findings
    return reader.draft()
  }
}
