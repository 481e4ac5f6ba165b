import WatchwordBasics
import WatchwordLocalization

/// A question about one password, or about many.
struct CheckQuestion {
  private(set) var password: String?
  private(set) var current: String?
  private(set) var person = Person()
  /// What the app knows: whether the rules with these ids are met.
  private(set) var known: [ExactText: Bool] = [:]
  private(set) var locale = LanguageTag.english
  /// The number of the first line.
  private(set) var line = 1

  /// Reads the question in `bytes`. Throws if it is malformed. The error does not quote it, because it contains
  /// passwords.
  init(_ bytes: [UInt8], isOfMany: Bool) throws(Refusal) {
    for member in try Question.members(of: bytes) {
      switch member.key.text {
      case "password" where !isOfMany: password = try Self.text(member.node, "password")
      case "current" where !isOfMany: current = try Self.text(member.node, "current")
      case "user": person.user = try Self.text(member.node, "user")
      case "words": person.words = try member.node.texts(in: "words").map { $0.string }
      case "known": known = try member.node.knownRules()
      case "locale": locale = try LanguageTag(member.node)
      case "line" where isOfMany:
        guard let number = member.node.integer, number > 0 else {
          throw .malformed("Expected a number above 0 in \"line\"")
        }
        line = number
      default:
        throw .malformed(
          isOfMany
            ? "Expected \"user\", \"words\", \"known\", \"locale\" and \"line\", found another name"
            : "Expected \"password\", \"user\", \"words\", \"current\", \"known\" and \"locale\", found another name")
      }
    }
  }

  private static func text(_ node: JSONNode, _ name: String) throws(Refusal) -> String {
    guard let text = node.text else { throw .malformed("Expected a string in \"\(name)\"") }
    return text.string
  }
}
