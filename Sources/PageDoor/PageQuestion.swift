import WatchwordDiagnostics
import WatchwordLocalization
import WatchwordPolicy

/// A question of the page: a JSON object whose member "ask" names it.
struct PageQuestion {
  private let members: [JSONMember]

  /// Two policies, with an escape for every byte of them, and some more.
  private static let maximumLength = 16 << 20

  /// The question in `bytes`; `nil` if they are not a JSON object.
  init?(_ bytes: [UInt8]) {
    let reading = JSONReader.read(SourceText(name: "question", bytes: bytes), maximumLength: Self.maximumLength)
    guard case .object(let members)? = reading.value?.value else { return nil }
    self.members = members
  }

  private func value(_ name: ExactText) -> JSONValue? { members.first { $0.key.text == name }?.node.value }

  /// A text; `nil` if it is missing or no text.
  func text(_ name: ExactText) -> ExactText? {
    guard case .string(let string)? = value(name) else { return nil }
    return string.text
  }

  /// A flag; `nil` if it is missing or no flag.
  func flag(_ name: ExactText) -> Bool? {
    guard case .bool(let flag)? = value(name) else { return nil }
    return flag
  }

  /// The whole numbers of a list; empty if there is no such list.
  func numbers(_ name: ExactText) -> [Int] {
    guard case .array(let nodes)? = value(name) else { return [] }
    return nodes.compactMap { node in
      guard case .number(let number) = node.value else { return nil }
      return number.integer
    }
  }

  /// The policy in a text, with what its reader says; `nil` if there is no such text.
  func policy(_ name: ExactText) -> Reading<PolicyDocument>? {
    text(name).map { PolicyFormat.read(SourceText(name: "policy", bytes: Array($0.string.utf8))) }
  }

  /// The policy in a text, if it has no error.
  func soundPolicy(_ name: ExactText) -> PolicyDocument? {
    guard let reading = policy(name), reading.isSound else { return nil }
    return reading.value
  }

  /// The language that is asked for; English if none is.
  var locale: LanguageTag? { text("locale").map { LanguageTag($0.string) } ?? .english }
}
