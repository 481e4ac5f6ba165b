import Diagnostics

/// The list in which a REL-ID challenge brings its policy: entries of `key` and `value`, or of `infoKey` and
/// `infoMessage`.
extension PolicyReader {
  private static let policyKey: StaticString = "RELID_PASSWORD_POLICY"
  private static let oldPolicyKey: StaticString = "PASSWORD_POLICY_BKP"

  mutating func readChallengeInfo(_ entries: [JSONNode], of root: JSONNode) {
    var current: (key: JSONString, value: JSONNode)?
    var old: (key: JSONString, value: JSONNode)?
    for entry in entries {
      if findings.isFull { return }
      guard let (key, value) = keyAndValue(of: entry) else { continue }
      if key.isEqual(to: Self.policyKey) {
        if current != nil {
          findings.report("duplicate-key", key.range, "\(Self.policyKey) is given twice", help: "keep one of the two")
        }
        current = current ?? (key, value)
      } else if key.isEqual(to: Self.oldPolicyKey) {
        old = old ?? (key, value)
      }
    }
    guard let entry = current ?? old else {
      findings.report(
        "missing-policy", root.range, "the list has no entry with the key \(Self.policyKey)",
        help: "expected [{\"key\": \"\(Self.policyKey)\", \"value\": \"{…}\"}]")
      return
    }
    if let old {
      findings.report(
        "deprecated-key", old.key.range, severity: current == nil ? .warning : .info,
        current == nil
          ? "\(Self.oldPolicyKey) is the old name of \(Self.policyKey); it is read all the same"
          : "\(Self.oldPolicyKey) is passed over, since \(Self.policyKey) is there too",
        help: "use \(Self.policyKey) alone")
    }
    guard case .string(let string) = entry.value.value else {
      findings.report(
        "wrong-type", entry.value.range, "the value of \(entry.key.text.clipped) is \(entry.value.value.kind)",
        help: "expected a string that holds the policy's JSON")
      return
    }
    readQuoted(string)
  }

  private mutating func keyAndValue(of entry: JSONNode) -> (key: JSONString, value: JSONNode)? {
    guard case .object(let members) = entry.value else {
      findings.report(
        "wrong-type", entry.range, "an entry of the list is \(entry.value.kind)",
        help: "expected an object with key and value")
      return nil
    }
    func member(_ name: StaticString, _ other: StaticString) -> JSONNode? {
      members.last { $0.key.isEqual(to: name) || $0.key.isEqual(to: other) }?.node
    }
    guard case .string(let key)? = member("key", "infoKey")?.value, let value = member("value", "infoMessage") else {
      findings.report(
        "missing-value", entry.range, "an entry of the list lacks a key or a value",
        help: "expected key and value, or infoKey and infoMessage")
      return nil
    }
    return (key, value)
  }
}
