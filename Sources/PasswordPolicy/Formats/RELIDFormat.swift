import Diagnostics

/// `RELID_PASSWORD_POLICY`, the JSON object of the REL-ID server.
///
/// Types on the wire are irregular: flags come as booleans or as the strings "true" and "false" in any case. What is
/// absent, zero or empty switches its rule off (an empty flag with a warning); everything else that is odd is reported.
public enum RELIDFormat {
  private static let names = [
    "minL", "maxL", "minDg", "minUc", "minLc", "minSc", "charsNotAllowed", "Repetition", "UserIDcheck", "SeqCheck",
    "BlackListedCommonPassword", "msg", "SDKValidation",
  ]

  /// The text that a server sends where it has none (`msg`).
  private static let placeholderText = "Invalid password policy"

  static func read(
    _ members: [JSONMember], findings: inout SourceFindings
  ) -> (rules: PlacedRules, policy: PasswordPolicy?) {
    var fields = Fields(
      parameters: RuleParameters(members: members, findings: findings, owner: "a REL-ID policy", known: names))
    fields.readLength()
    fields.readCount("minDg", .digits)
    fields.readCount("minUc", .uppercase)
    fields.readCount("minLc", .lowercase)
    fields.readCount("minSc", .special)
    fields.readForbiddenCharacters()
    if let (maximum, range) = fields.number("Repetition") {
      fields.add(.repetition(RepetitionRule(maximum: maximum)), range, "Repetition")
    }
    fields.readFlag("UserIDcheck", .userID(UserIDRule()))
    fields.readFlag("SeqCheck", .sequence(SequenceRule()))
    fields.readFlag("BlackListedCommonPassword", .commonPassword(CommonPasswordRule()))
    let text = fields.text("msg")?.text
    let isCheckedOnDevice = fields.flag("SDKValidation")?.value
    fields.parameters.finish()
    findings = fields.parameters.findings
    return (
      fields.placed,
      PasswordPolicy(
        rules: fields.rules, serverText: text.flatMap { isText($0) ? $0 : nil }, isCheckedOnDevice: isCheckedOnDevice)
    )
  }

  /// Whether a server's text says anything.
  private static func isText(_ text: String) -> Bool {
    var rest = text.unicodeScalars[...]
    while rest.first?.isWhiteSpace == true { rest.removeFirst() }
    while rest.last?.isWhiteSpace == true { rest.removeLast() }
    return !rest.isEmpty && !String(Substring(rest)).isSame(as: placeholderText)
  }

  /// Writes what REL-ID can say of `policy` and names the rules that it cannot say.
  public static func write(_ policy: PasswordPolicy) -> (json: String, lost: [PasswordRule]) {
    var writer = JSONWriter(isIndented: true)
    var lost: [PasswordRule] = []
    writer.object { writer in
      for rule in policy.rules where !write(rule, to: &writer) { lost.append(rule) }
      if let text = policy.serverText { writer.member("msg", text) }
      if let isCheckedOnDevice = policy.isCheckedOnDevice { writer.member("SDKValidation", isCheckedOnDevice) }
    }
    return (writer.text, lost)
  }

  private static func write(_ rule: PasswordRule, to writer: inout JSONWriter) -> Bool {
    switch rule {
    case .length(let rule) where rule.unit == .codePoint:
      if let minimum = rule.minimum { writer.member("minL", minimum) }
      if let maximum = rule.maximum { writer.member("maxL", maximum) }
    case .characterCount(let rule) where rule.repertoire == .unicode && rule.characters == nil:
      guard let name = name(of: rule.characterClass) else { return false }
      writer.member(name, rule.minimum)
    case .forbiddenCharacters(let rule): writer.member("charsNotAllowed", rule.characters)
    case .repetition(let rule): writer.member("Repetition", rule.maximum)
    case .userID(let rule) where !rule.rejectsReversed: writer.member("UserIDcheck", true)
    case .sequence(let rule) where rule == SequenceRule(): writer.member("SeqCheck", "true")
    case .commonPassword: writer.member("BlackListedCommonPassword", "true")
    default: return false
    }
    return true
  }

  private static func name(of characterClass: CharacterClass) -> String? {
    switch characterClass {
    case .letters: nil
    case .uppercase: "minUc"
    case .lowercase: "minLc"
    case .digits: "minDg"
    case .special: "minSc"
    }
  }
}

/// The fields of a REL-ID policy as they are read, one after the other.
private struct Fields {
  var parameters: RuleParameters
  private(set) var rules: [PasswordRule] = []
  private(set) var placed = PlacedRules()

  init(parameters: RuleParameters) { self.parameters = parameters }

  mutating func add(_ rule: PasswordRule, _ range: Range<Int>, _ name: String) {
    rules.append(rule)
    placed.append(range, name)
  }

  mutating func readLength() {
    let minimum = number("minL")
    let maximum = number("maxL")
    guard let range = minimum?.range ?? maximum?.range else { return }
    let name = [minimum.map { _ in "minL" }, maximum.map { _ in "maxL" }].compactMap { $0 }.joined(separator: ", ")
    add(.length(LengthRule(minimum: minimum?.value, maximum: maximum?.value)), range, name)
  }

  mutating func readCount(_ name: String, _ characterClass: CharacterClass) {
    guard let (minimum, range) = number(name) else { return }
    add(.characterCount(CharacterCountRule(characterClass, minimum: minimum)), range, name)
  }

  mutating func readForbiddenCharacters() {
    guard let string = text("charsNotAllowed"), !string.text.isEmpty else { return }
    add(.forbiddenCharacters(ForbiddenCharactersRule(string.text)), string.range, "charsNotAllowed")
  }

  mutating func readFlag(_ name: String, _ rule: PasswordRule) {
    guard let (value, range) = flag(name), value else { return }
    add(rule, range, name)
  }

  /// The number called `name`; nothing where it is absent, zero or reported.
  mutating func number(_ name: String) -> (value: Int, range: Range<Int>)? {
    guard let node = presentMember(name) else { return nil }
    guard let value = parameters.integer(name, in: 0...RuleParameters.maximumNumber), value > 0 else { return nil }
    return (value, node.range)
  }

  /// The flag called `name`; nothing where it is absent or reported.
  mutating func flag(_ name: String) -> (value: Bool, range: Range<Int>)? {
    guard let node = presentMember(name) else { return nil }
    switch node.value {
    case .bool(let value): return (value, node.range)
    case .string(let string) where string.text.lowercasedASCII.isSame(as: "true"): return (true, node.range)
    case .string(let string) where string.text.lowercasedASCII.isSame(as: "false"): return (false, node.range)
    case .string(let string) where string.text.isEmpty:
      parameters.findings.report(
        "empty-value", node.range, severity: .warning, "The flag \(name) is an empty string and counts as false",
        help: "Write true or false, or leave \(name) out")
      return (false, node.range)
    case .string(let string):
      parameters.findings.report(
        "unknown-value", node.range, "\(name) is \"\(string.text.clipped)\"",
        help: "expected true or false, bare or as a string")
    default: parameters.wrongType(name, node, expected: "true or false, bare or as a string")
    }
    return nil
  }

  /// The text called `name`; nothing where it is absent or reported.
  mutating func text(_ name: String) -> JSONString? {
    guard let node = presentMember(name) else { return nil }
    guard case .string(let string) = node.value else {
      parameters.wrongType(name, node, expected: "a text")
      return nil
    }
    return string
  }

  /// The member called `name`; `null` is absence, but not in silence.
  private mutating func presentMember(_ name: String) -> JSONNode? {
    guard let node = parameters.member(name) else { return nil }
    guard case .null = node.value else { return node }
    parameters.findings.report(
      "null-value", node.range, severity: .warning, "\(name) is null, which is read as if it were absent",
      help: "leave it out, or give it a value")
    return nil
  }
}
