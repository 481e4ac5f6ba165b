import WatchwordBasics

/// Unwraps policies in the forms that servers send: a JSON string, or the list of a REL-ID challenge, whose entries
/// have `key` and `value`, or `infoKey` and `infoMessage`.
enum PolicyWrapping {
  private static let policyKey: ExactText = "RELID_PASSWORD_POLICY"
  private static let oldPolicyKey: ExactText = "PASSWORD_POLICY_BKP"

  /// An entry of the list.
  private struct Entry {
    let key: JSONString
    let value: JSONNode
  }

  /// Returns the string that contains the policy. If there is none, reports this and returns `nil`.
  static func policy(in json: JSONNode, _ findings: inout SourceFindings) -> JSONString? {
    switch json.value {
    case .string(let string): return string
    case .array(let entries): return policy(among: entries, of: json, &findings)
    default:
      findings.report(
        .wrongType, json.range, "The policy is \(json.value.kind); expected an object",
        help: "Write a policy as {\"minL\": 8} or {\"version\": 1, \"rules\": []}")
      return nil
    }
  }

  private static func policy(
    among nodes: [JSONNode], of list: JSONNode, _ findings: inout SourceFindings
  ) -> JSONString? {
    guard !nodes.contains(where: isRule) else {
      findings.report(
        .wrongType, list.range, "The policy is a list of rules; expected an object that contains the list",
        help: "Write {\"version\": 1, \"rules\": […]} around it")
      return nil
    }
    var current: Entry?
    var old: Entry?
    for node in nodes {
      if findings.isFull { return nil }
      guard let entry = entry(node, &findings) else { continue }
      if entry.key.text == policyKey {
        if current != nil {
          findings.report(
            .duplicateKey, entry.key.range, "\(policyKey) is given twice", help: "Keep one of the two")
        }
        current = current ?? entry
      } else if entry.key.text == oldPolicyKey {
        old = old ?? entry
      }
    }
    guard let entry = current ?? old else {
      findings.report(
        .missingPolicy, list.range, "The list has no entry with the key \(policyKey)",
        help: "Add {\"key\": \"\(policyKey)\", \"value\": \"{…}\"}")
      return nil
    }
    if let old { report(old, isUsed: current == nil, &findings) }
    guard case .string(let string) = entry.value.value else {
      findings.report(
        .wrongType, entry.value.range,
        "The value of \(entry.key.text) is \(entry.value.value.kind); expected a string that holds the policy's JSON")
      return nil
    }
    return string
  }

  /// Whether a list has only objects, and none of them is an entry or a rule.
  static func isForeign(_ nodes: [JSONNode]) -> Bool {
    let names: [ExactText] = ["key", "infoKey", "value", "infoMessage", "rule"]
    return !nodes.isEmpty
      && nodes.allSatisfy { node in
        guard case .object(let members) = node.value else { return false }
        return !members.isEmpty && !members.contains { names.contains($0.key.text) }
      }
  }

  /// Whether an entry is a rule of the native format.
  private static func isRule(_ node: JSONNode) -> Bool {
    guard case .object(let members) = node.value else { return false }
    return members.contains { $0.key.text == "rule" }
  }

  private static func report(_ old: Entry, isUsed: Bool, _ findings: inout SourceFindings) {
    findings.report(
      isUsed ? .deprecatedKey : .deprecatedKey.mild, old.key.range,
      isUsed
        ? "\(oldPolicyKey) is the old name of \(policyKey)"
        : "\(oldPolicyKey) is ignored because \(policyKey) is present too",
      help: "Use \(policyKey) alone")
  }

  private static func entry(_ node: JSONNode, _ findings: inout SourceFindings) -> Entry? {
    guard case .object(let members) = node.value else {
      findings.report(
        .wrongType, node.range, "An entry of the list is \(node.value.kind); expected an object with key and value")
      return nil
    }
    func member(_ name: ExactText, _ other: ExactText) -> JSONNode? {
      members.last { $0.key.text == name || $0.key.text == other }?.node
    }
    guard case .string(let key)? = member("key", "infoKey")?.value, let value = member("value", "infoMessage") else {
      findings.report(
        .missingValue, node.range, "An entry of the list has no key or no value",
        help: "Write key and value, or infoKey and infoMessage")
      return nil
    }
    return Entry(key: key, value: value)
  }
}
