package import WatchwordBasics
package import WatchwordLocalization
import WatchwordPolicy

/// A text that an app may need, independent of the language.
package struct AppText: Hashable, Sendable {
  /// The name of the text: the id of its message, or `list.strong.classes.kinds` for the list of a policy.
  package let key: ExactText
  /// The values that the text shows, in the order of their positions.
  package let parameters: [PhraseDeclaration.Parameter]
  /// The kind of content.
  package let content: Content
  /// The phrase that replaces the text if the app's first language lacks it; usually `nil`.
  package let substitute: Phrase?
  /// The rules of policies that use the text, with their values.
  package internal(set) var uses: [Use] = []

  /// Creates a text called `key`.
  init(
    key: ExactText, parameters: [PhraseDeclaration.Parameter], content: Content, substitute: Phrase? = nil
  ) {
    self.key = key
    self.parameters = parameters
    self.content = content
    self.substitute = substitute
  }

  /// The content of a text.
  package enum Content: Hashable, Sendable {
    /// A message of the catalogues, in which the app inserts the values.
    case message(MessageID)
    /// A list that a policy inserts into a message, with all values filled in.
    case list([Phrase], by: PhraseDeclaration?)
  }

  /// A rule that uses a text.
  package struct Use: Hashable, Sendable {
    /// The name of the policy.
    package let policy: String
    /// The id of the rule.
    package let rule: ExactText
    /// The values that the policy sets.
    package let values: [Value]
  }

  /// A value that a policy sets in a text, with the name of its parameter.
  package enum Value: Hashable, Sendable {
    /// A number.
    case count(ExactText, Int)
    /// A text.
    case text(ExactText, ExactText)
    /// A list, by the key of its text.
    case list(ExactText, key: ExactText)
  }

  /// Whether the text only joins other texts, which contain isolates themselves.
  var isConcatenation: Bool {
    guard case .message(let id) = content else { return false }
    return parameters.count > 1 && PasswordPolicy.punctuation.contains(id)
  }

  /// Returns the English note for developers: the values, which of them selects the plural form, and the uses. `write`
  /// converts a key to the notation of the target.
  func note(number: Int?, key write: (ExactText) -> String) -> ExactText? {
    var sentences: [String] = []
    if !parameters.isEmpty {
      let names = parameters.enumerated().map { index, parameter in
        parameter.name.string + (index == number ? " (chooses the plural form)" : "")
      }
      sentences.append("Values: \(names.joined(separator: ", ")).")
    }
    if !uses.isEmpty {
      let rules = uses.map { use in
        let values = use.values.map { $0.written(key: write) }
        return "\(use.policy) (\(use.rule)\(values.isEmpty ? "" : ": ")\(values.joined(separator: ", ")))"
      }
      sentences.append("Used by \(rules.joined(separator: ", ")).")
    }
    return sentences.isEmpty ? nil : ExactText(Self.onOneLine(sentences.joined(separator: " ")))
  }

  /// Returns a text that comments of all formats can contain: XML allows neither two hyphens nor control characters in
  /// them.
  private static func onOneLine(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if byte == UInt8(ascii: "-"), bytes.last == byte { bytes.append(UInt8(ascii: " ")) }
      bytes.append(byte < 0x20 || byte == 0x7F ? UInt8(ascii: " ") : byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension AppText.Value {
  fileprivate func written(key write: (ExactText) -> String) -> String {
    switch self {
    case .count(let name, let number): "\(name) \(number)"
    case .text(let name, let text): "\(name) “\(text)”"
    case .list(let name, let key): "\(name) from \(write(key))"
    }
  }
}
