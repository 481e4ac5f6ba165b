import WatchwordBasics

extension PolicyFormat {
  /// The toolkit's own format: a version and an ordered list of rules.
  ///
  /// `Policies/schema/watchword-policy-1.schema.json`, generated from `NativeFormat.schema`, describes it for
  /// editors.
  public static let native = nativeReader.adding(writer: NativeFormat.write)

  /// The format without its writer.
  static let nativeReader = PolicyFormat(
    id: "native", title: "Watchword policy", recognises: NativeFormat.isNative, read: NativeFormat.read)
}

/// The reader, the writer and the constants of the toolkit's own policy format.
package enum NativeFormat {
  /// The version that is read and written.
  package static let version = 1

  /// The maximum number of rules in a policy, far more than anyone can follow.
  package static let maximumRules = 256

  static func isNative(_ text: PolicyText) -> Bool {
    text.members?.contains { ["rules", "version", "extends"].contains($0.key.text) } ?? false
  }

  /// Whether a native policy has more than a version that is a text, which the files of many systems have.
  static func isOwn(_ members: [JSONMember]) -> Bool {
    members.contains { member in
      switch member.key.text {
      case "rules", "extends": true
      case "version": if case .string = member.node.value { members.count == 1 } else { true }
      default: false
      }
    }
  }

  // MARK: - Reading

  static func read(_ text: PolicyText, _ findings: inout SourceFindings) -> PolicyDraft? {
    guard let json = text.json, let members = text.members else { return nil }
    var reader = MemberReader(members, of: "The policy", findings: findings)
    let draft = draft(from: &reader, json.range)
    reader.refuseUnknown(known: ["$schema", "version", "description", "extends", "remove", "rules"])
    findings = reader.findings
    return draft
  }

  private static func draft(from reader: inout MemberReader, _ range: Range<Int>) -> PolicyDraft? {
    if let schema = reader.member("$schema") { _ = reader.string(schema, "$schema") }
    let note = reader.member("description").flatMap { reader.string($0, "description")?.text }
    let isCurrent = readVersion(from: &reader, range)
    let extending = readExtension(from: &reader)
    guard let node = reader.member("rules") else {
      reader.report(.missingValue, range, "The policy has no \"rules\"", help: "Add \"rules\": []")
      return nil
    }
    guard case .array(let nodes) = node.value else {
      reader.reportType("rules", node, expected: "a list of rules")
      return nil
    }
    var rules: [LocatedRule] = []
    for node in nodes.prefix(maximumRules) {
      if let rule = rule(node, among: rules, &reader) { rules.append(rule) }
    }
    if nodes.count > maximumRules {
      reader.report(
        .limitExceeded, nodes[maximumRules].range,
        "The policy has \(nodes.count) rules; at most \(maximumRules) are read",
        help: "Remove rules that repeat others")
    }
    return isCurrent ? PolicyDraft(rules: rules, note: note, extending: extending) : nil
  }

  private static func readVersion(from reader: inout MemberReader, _ range: Range<Int>) -> Bool {
    guard let node = reader.member("version") else {
      reader.report(.missingValue, range, "The policy has no \"version\"", help: "Add \"version\": \(version)")
      return true
    }
    guard case .number(let number) = node.value else {
      reader.reportType("version", node, expected: "the number \(version)")
      return false
    }
    if number.integer == version { return true }
    reader.report(.valueOutOfRange, node.range, "\"version\" is \(number.text.clipped); expected \(version)")
    return false
  }

  private static func rule(
    _ node: JSONNode, among rules: [LocatedRule], _ reader: inout MemberReader
  ) -> LocatedRule? {
    guard case .object(let members) = node.value else {
      reader.report(
        .wrongType, node.range, "A rule is \(node.value.words); expected an object",
        help: "Write a rule as {\"rule\": \"length\", \"min\": 8}")
      return nil
    }
    guard let idNode = members.last(where: { $0.key.text == "rule" })?.node else {
      reader.report(
        .missingValue, node.range, "A rule has no \"rule\"; expected the id of a rule",
        help: "Add \"rule\" with one of: \(RuleKind.allIDs.map { $0.string }.joined(separator: ", "))")
      return nil
    }
    guard let id = reader.string(idNode, "rule") else { return nil }
    guard let kind = RuleKind.named(id.text) else {
      reader.report(
        .unknownRule, id.range, "There is no rule \"\(id.text.clipped)\"",
        help: MemberReader.suggestion(for: id.text, among: RuleKind.allIDs))
      return nil
    }
    guard let rule = reader.read(members, of: "The rule \(id.text)", { kind.rule(id.text, from: &$0) }) else {
      return nil
    }
    if rules.contains(where: { $0.rule == rule }) {
      reader.report(
        .duplicateRule.mild, node.range, "The same rule \(rule.id) is given twice",
        help: "Remove one of the two")
    }
    return LocatedRule(rule, at: node.range, named: rule.id)
  }

  // MARK: - Writing

  static func write(_ document: PolicyDocument) -> WrittenPolicy {
    let policy = document.policy
    var writer = JSONWriter(isIndented: true)
    writer.object { writer in
      writer.member("version", version)
      if let note = policy.note { writer.member("description", note) }
      writer.array("rules") { writer in for rule in policy.rules where !rule.isOwn { rule.write(to: &writer) } }
    }
    var losses = policy.rules.indices.filter { policy.rules[$0].isOwn }.map { index in
      PolicyLoss(.rule(index, id: policy.rules[index].id), in: .native, because: "the app judges it")
    }
    losses += document.extras.map { PolicyLoss(.extra($0.name), in: .native) }
    if policy.serverText != nil { losses.append(PolicyLoss(.serverText, in: .native)) }
    return WrittenPolicy(text: writer.text, losses: losses)
  }
}
