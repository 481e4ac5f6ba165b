import Diagnostics

/// The toolkit's own policy format: a version and an ordered list of rules.
///
/// `Policies/schema/watchword-policy-1.schema.json` describes it for editors.
public enum NativeFormat {
  /// The version that is read and written.
  public static let version = 1

  /// The most rules of one policy that are read; a cap of this format, far above any policy that people can follow.
  public static let maximumRules = 256

  static func read(
    _ members: [JSONMember], of root: JSONNode, findings: inout SourceFindings
  ) -> (rules: PlacedRules, policy: PasswordPolicy?) {
    var parameters = RuleParameters(
      members: members, findings: findings, owner: "a policy", known: ["$schema", "version", "description", "rules"])
    _ = parameters.text("$schema")
    let note = parameters.text("description")
    if parameters.member("version") == nil {
      parameters.findings.report(
        "missing-value", root.range, "the policy lacks version", help: "add \"version\": \(version)")
    } else {
      _ = parameters.integer("version", in: version...version)
    }
    var placed = PlacedRules()
    var rules: [PasswordRule] = []
    switch parameters.member("rules") {
    case let node? where node.isArray:
      guard case .array(let nodes) = node.value else { break }
      for node in nodes.prefix(maximumRules) {
        read(node, into: &rules, placed: &placed, parameters: &parameters)
      }
      if nodes.count > maximumRules {
        parameters.findings.report(
          "limit-exceeded", nodes[maximumRules].range,
          "the policy has \(nodes.count) rules; at most \(maximumRules) are read",
          help: "remove the rules that say the same twice")
      }
    case let node?: parameters.wrongType("rules", node, expected: "a list of rules")
    case nil:
      parameters.findings.report("missing-value", root.range, "the policy lacks rules", help: "add \"rules\": [ … ]")
    }
    parameters.finish()
    findings = parameters.findings
    return (placed, PasswordPolicy(rules: rules, note: note))
  }

  private static func read(
    _ node: JSONNode, into rules: inout [PasswordRule], placed: inout PlacedRules,
    parameters: inout RuleParameters
  ) {
    guard case .object(let members) = node.value else {
      parameters.wrongType("a rule", node, expected: "an object, such as {\"rule\": \"length\", \"min\": 8}")
      return
    }
    guard let member = members.last(where: { $0.key.isEqual(to: "rule") }) else {
      parameters.findings.report(
        "missing-value", node.range, "a rule lacks its id", help: "add \"rule\": \"…\"; the ids are: \(knownIDs)")
      return
    }
    guard case .string(let id) = member.node.value else {
      parameters.wrongType("rule", member.node, expected: "a rule's id")
      return
    }
    guard allIDs.contains(where: { $0.isSame(as: id.text) }) else {
      parameters.findings.report(
        "unknown-rule", id.range, "there is no rule \"\(id.text.clipped)\"",
        help: Suggestion.nearest(to: id.text, in: allIDs).map { "did you mean \"\($0)\"?" }
          ?? "the rules are: \(knownIDs)")
      return
    }
    var own = RuleParameters(
      members: members, findings: parameters.findings, owner: "the rule \(id.text)", known: ["rule"])
    let rule = PasswordRule(id: id.text, reading: &own)
    own.finish()
    let isSound = !Array(own.findings.diagnostics[parameters.findings.diagnostics.count...]).containsError
    parameters.findings = own.findings
    // What is left of a rule that was misread must not be held against the others.
    guard let rule, isSound else { return }
    if let twin = rules.firstIndex(where: { $0.id.isSame(as: rule.id) }), rules[twin].json.isSame(as: rule.json) {
      parameters.findings.report(
        "duplicate-rule", node.range, severity: .warning, "the same rule \(rule.id) is given twice",
        help: "remove one of the two")
    }
    rules.append(rule)
    placed.append(node.range, rule.id)
  }

  private static var allIDs: [String] { PasswordRule.ids }
  private static var knownIDs: String { allIDs.joined(separator: ", ") }

  /// Writes `policy`; a server's text and the REL-ID SDK's flag have no place in it and are left out.
  public static func write(_ policy: PasswordPolicy) -> String {
    var writer = JSONWriter(isIndented: true)
    writer.object { writer in
      writer.member("version", version)
      if let note = policy.note { writer.member("description", note) }
      writer.key("rules")
      writer.array { writer in for rule in policy.rules { rule.write(to: &writer) } }
    }
    return writer.text
  }
}

extension JSONNode {
  fileprivate var isArray: Bool {
    if case .array = value { return true }
    return false
  }
}
