import WatchwordBasics
import WatchwordLocalization
import WatchwordPolicy
import WatchwordPolicyTools

/// A question of the page: a JSON object whose member "ask" names it.
struct PageQuestion {
  private let members: [JSONMember]

  /// Parses the question in `bytes`; throws if they are not a JSON object.
  init(_ bytes: [UInt8]) throws(Refusal) { members = try Question.members(of: bytes) }

  private func value(_ name: ExactText) -> JSONNode? { members.first { $0.key.text == name }?.node }

  /// Returns a text; `nil` if it is missing or not a string.
  func text(_ name: ExactText) -> ExactText? {
    value(name)?.text
  }

  /// Returns a flag; `nil` if it is missing or not a Boolean.
  func flag(_ name: ExactText) -> Bool? {
    guard case .bool(let flag)? = value(name)?.value else { return nil }
    return flag
  }

  /// Returns the whole numbers of a list; empty if there is no such list.
  func numbers(_ name: ExactText) -> [Int] {
    guard case .array(let nodes)? = value(name)?.value else { return [] }
    return nodes.compactMap { $0.integer }
  }

  /// Returns the texts of an object with their names; empty if there is no such object.
  func texts(in name: ExactText) -> [(name: ExactText, text: String)] {
    guard case .object(let members)? = value(name)?.value else { return [] }
    return members.compactMap { member in member.node.text.map { (member.key.text, $0.string) } }
  }

  /// Reads the policy in the member "policy", or in another one, with its findings; throws if there is no such text.
  func policy(in name: ExactText = "policy") throws(Refusal) -> Reading<PolicyDocument> {
    guard let text = text(name) else { throw .malformed("Expected a string in \"\(name)\"") }
    return PolicyFormat.read(SourceText(name: "policy", bytes: Array(text.string.utf8)))
  }

  /// Returns the policy in the member "policy", or in another one; throws if there is no such text or the policy has an
  /// error.
  func soundPolicy(in name: ExactText = "policy") throws(Refusal) -> PolicyDocument {
    let reading = try policy(in: name)
    guard reading.isSound, let document = reading.value else {
      throw Refusal(id: "unusable-policy", "The policy has errors")
    }
    return document
  }

  /// The requested language; English if there is none.
  var locale: LanguageTag {
    get throws(Refusal) { try value("locale").map { node throws(Refusal) in try LanguageTag(node) } ?? .english }
  }

  /// The assumptions about the use of the policy's passwords.
  var assumptions: AuditAssumptions {
    AuditAssumptions(
      isOnlyFactor: flag("isOnlyFactor"), limitsAttempts: flag("limitsAttempts"),
      isUnlockCode: flag("isUnlockCode") ?? false)
  }
}
