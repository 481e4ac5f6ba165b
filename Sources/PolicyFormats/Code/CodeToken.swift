import WatchwordDiagnostics

/// A token of a text in a programming language.
struct CodeToken {
  /// The kinds of tokens.
  enum Kind: Equatable {
    /// A name, a number or a keyword.
    case word
    /// A text in quotation marks.
    case string
    /// A single character that is neither.
    case sign
  }

  let kind: Kind
  /// The word, the content of the string, or the character.
  let text: ExactText
  let range: Range<Int>
  /// Whether the token is the first in its line.
  let startsLine: Bool

  /// Whether the token is the sign `sign`.
  func isSign(_ sign: ExactText) -> Bool { kind == .sign && text == sign }

  /// The part of a word after its last `.`.
  var lastComponent: ExactText {
    let bytes = text.string.utf8
    guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")) else { return text }
    return ExactText(text.string[bytes.index(after: dot)...])
  }
}
