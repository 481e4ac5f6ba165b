import WatchwordBasics

extension PolicyFormat {
  /// `RELID_PASSWORD_POLICY`: the JSON object of the REL-ID server.
  ///
  /// JSON types vary: flags are Booleans, or the strings "true" and "false" in any case; numbers may be strings, which
  /// gives a warning. A field that is absent, zero or empty disables its rule (an empty flag with a warning); everything
  /// else is reported.
  public static let relID = relIDReader.adding(writer: RELIDFormat.write)

  /// The format without its writer.
  static let relIDReader = PolicyFormat(
    id: "relid", title: "REL-ID policy", recognises: { $0.members != nil }, read: RELIDFormat.read)
}

extension PolicyDocument {
  /// Whether the REL-ID SDK also checks passwords on the device (`SDKValidation`); `nil` if the policy does not specify
  /// it.
  public var isCheckedOnDevice: Bool? {
    if case .flag(let isChecked)? = extra(RELIDFormat.deviceField) { isChecked } else { nil }
  }
}

/// The reader and the writer of REL-ID policies; each rule declares its own fields.
enum RELIDFormat {
  static let deviceField: ExactText = "SDKValidation"
  private static let textField: ExactText = "msg"
  /// The text that a server sends instead of a description.
  private static let placeholderText: ExactText = "Invalid password policy"

  private static var fields: [ExactText] { RuleKind.all.flatMap { $0.relIDFields } + [textField, deviceField] }

  /// Whether an object is empty, or has a field whose name is one of REL-ID's or nearly so.
  static func isOwn(_ members: [JSONMember]) -> Bool {
    let fields = fields
    return members.isEmpty
      || members.prefix(maximumMembers).contains {
        fields.contains($0.key.text) || Suggestion.nearest(to: $0.key.text, in: fields) != nil
      }
  }

  /// The number of members among which a field is searched for; an object of more is no policy.
  private static let maximumMembers = 256

  static func read(_ text: PolicyText, _ findings: inout SourceFindings) -> PolicyDraft? {
    guard let members = text.members else { return nil }
    var fields = RELIDFields(MemberReader(members, of: "A REL-ID policy", findings: findings))
    let rules = RuleKind.all.flatMap { $0.rules(from: &fields) }
    let serverText = fields.text(textField)?.value
    let isCheckedOnDevice = fields.flag(deviceField)?.value
    fields.refuseUnknown(known: Self.fields)
    findings = fields.members.findings
    return PolicyDraft(
      rules: rules, serverText: serverText.flatMap { isText($0) ? $0 : nil },
      extras: isCheckedOnDevice.map { [PolicyExtra(deviceField, .flag($0))] } ?? [])
  }

  /// Whether a server's text is a real description.
  private static func isText(_ text: ExactText) -> Bool {
    var rest = text.string.unicodeScalars[...]
    while rest.first?.isWhiteSpace == true { rest.removeFirst() }
    while rest.last?.isWhiteSpace == true { rest.removeLast() }
    return !rest.isEmpty && ExactText(Substring(rest)) != placeholderText
  }

  static func write(_ document: PolicyDocument) -> WrittenPolicy {
    let policy = document.policy
    var writer = JSONWriter(isIndented: true)
    var losses: [PolicyLoss] = []
    writer.object { writer in
      var written: [ExactText] = []
      for (index, rule) in policy.rules.enumerated() {
        // Each field can occur only once.
        guard let members = rule.relIDMembers, !members.contains(where: { written.contains($0.name) }) else {
          losses.append(PolicyLoss(.rule(index, id: rule.id), in: .relID))
          continue
        }
        for member in members {
          written.append(member.name)
          member.write(to: &writer)
        }
      }
      if !isInOrderOfReading(written) { losses.append(PolicyLoss(.order, in: .relID)) }
      if let text = policy.serverText { writer.member(textField.string, text) }
      for extra in document.extras {
        if extra.name == deviceField, case .flag(let value) = extra.value {
          writer.member(deviceField.string, value)
        } else {
          losses.append(PolicyLoss(.extra(extra.name), in: .relID))
        }
      }
    }
    if policy.note != nil { losses.append(PolicyLoss(.note, in: .relID)) }
    return WrittenPolicy(text: writer.text, losses: losses)
  }

  /// Whether fields written in this order produce rules in the same order when they are read.
  private static func isInOrderOfReading(_ names: [ExactText]) -> Bool {
    let indices = names.compactMap { name in RuleKind.all.flatMap { $0.relIDFields }.firstIndex(of: name) }
    return zip(indices, indices.dropFirst()).allSatisfy { $0 < $1 }
  }
}
