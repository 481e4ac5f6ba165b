import WatchwordDiagnostics

/// A part of a text in a programming language.
struct CodeToken {
  /// What kinds of parts there are.
  enum Kind: Equatable {
    /// A name, a number or a keyword.
    case word
    /// A text in quotation marks.
    case string
    /// A single character that is none of these.
    case sign
  }

  let kind: Kind
  /// The word, the content of the string, or the character.
  let text: ExactText
  let range: Range<Int>
  /// Whether it is the first in its line.
  let startsLine: Bool

  /// Whether it is this character.
  func isSign(_ sign: ExactText) -> Bool { kind == .sign && text == sign }

  /// What follows the last `.` of a word.
  var lastComponent: ExactText {
    let bytes = text.string.utf8
    guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")) else { return text }
    return ExactText(text.string[bytes.index(after: dot)...])
  }
}
