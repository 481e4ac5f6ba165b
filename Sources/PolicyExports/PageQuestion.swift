import WatchwordDiagnostics
import WatchwordExports
import WatchwordLocalization
import WatchwordPolicy
import WatchwordPolicyAudit

/// A question of the page: a JSON object whose member "ask" names it.
struct PageQuestion {
  private let members: [JSONMember]

  /// The question in `bytes`. Throws if they are not a JSON object.
  init(_ bytes: [UInt8]) throws(Refusal) { members = try Question.members(of: bytes) }

  private func value(_ name: ExactText) -> JSONNode? { members.first { $0.key.text == name }?.node }

  /// A text; `nil` if it is missing or no text.
  func text(_ name: ExactText) -> ExactText? {
    value(name)?.text
  }

  /// A flag; `nil` if it is missing or no flag.
  func flag(_ name: ExactText) -> Bool? {
    guard case .bool(let flag)? = value(name)?.value else { return nil }
    return flag
  }

  /// The whole numbers of a list; empty if there is no such list.
  func numbers(_ name: ExactText) -> [Int] {
    guard case .array(let nodes)? = value(name)?.value else { return [] }
    return nodes.compactMap { $0.integer }
  }

  /// The texts of an object by their names; empty if there is no such object.
  func texts(in name: ExactText) -> [(name: ExactText, text: String)] {
    guard case .object(let members)? = value(name)?.value else { return [] }
    return members.compactMap { member in member.node.text.map { (member.key.text, $0.string) } }
  }

  /// The policy in the member "policy", or in another one, with what its reader says. Throws if there is no such text.
  func policy(in name: ExactText = "policy") throws(Refusal) -> Reading<PolicyDocument> {
    guard let text = text(name) else { throw .malformed("Expected a text in \"\(name)\"") }
    return PolicyFormat.read(SourceText(name: "policy", bytes: Array(text.string.utf8)))
  }

  /// The same, if it has no error.
  func soundPolicy(in name: ExactText = "policy") throws(Refusal) -> PolicyDocument {
    let reading = try policy(in: name)
    guard reading.isSound, let document = reading.value else {
      throw Refusal(id: "unusable-policy", "The policy has errors")
    }
    return document
  }

  /// The language that is asked for; English if none is.
  var locale: LanguageTag {
    get throws(Refusal) { try value("locale").map { node throws(Refusal) in try LanguageTag(node) } ?? .english }
  }

  /// How the passwords of the policy are used.
  var assumptions: AuditAssumptions {
    AuditAssumptions(
      isOnlyFactor: flag("isOnlyFactor"), limitsAttempts: flag("limitsAttempts"),
      isUnlockCode: flag("isUnlockCode") ?? false)
  }
}
