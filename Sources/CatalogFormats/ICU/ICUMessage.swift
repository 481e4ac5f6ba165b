package import WatchwordDiagnostics

/// A message in ICU's syntax (ICU, "Formatting Messages"): text, values such as `{name}`, and choices such as
/// `{count, plural, one {# file} other {# files}}`, whose branches are messages again.
///
/// Ranges are bytes of the text that was read.
package struct ICUMessage: Sendable {
  /// The values and choices, in the order of the text.
  package internal(set) var parts: [Part] = []
  /// The bytes of the message.
  package internal(set) var range: Range<Int>

  /// A message without values and choices.
  package init(range: Range<Int>) { self.range = range }

  /// What is not text.
  package enum Part: Sendable {
    case value(Value)
    /// `#`: the number that the plural around it chooses by.
    case count(Range<Int>)
    case choice(Choice)
  }

  /// A value that is shown: `{name}`, `{0}`, `{when, date, short}`.
  package struct Value: Sendable {
    package let name: ExactText
    package let range: Range<Int>
  }

  /// A choice between messages.
  package struct Choice: Sendable {
    /// The name of the value that chooses.
    package let name: ExactText
    package let kind: Kind
    /// From the bracket that opens the choice to the end of its kind.
    package let head: Range<Int>
    /// Whether `#` shows another number than the one that chooses: `offset:1`.
    package internal(set) var hasOffset = false
    package internal(set) var branches: [Branch] = []
  }

  /// By what a choice chooses.
  package enum Kind: String, Sendable {
    case plural, select
    case ordinal = "selectordinal"
    /// By ranges of numbers, in a syntax of its own: ICU's old `choice`.
    case ranges = "choice"

    /// Whether the value is a number that decides by plural rules.
    package var isPlural: Bool { self == .plural || self == .ordinal }
  }

  /// One of the messages between which a choice chooses.
  package struct Branch: Sendable {
    /// The selector as written: `one`, `=0`, `female`.
    package let selector: ExactText
    package let selectorRange: Range<Int>
    package let message: ICUMessage
  }

  /// The choices that are parts of the message itself, not of a branch.
  package var choices: [Choice] { parts.compactMap { if case .choice(let choice) = $0 { choice } else { nil } } }
}

extension ICUMessage.Branch {
  /// The number of a selector such as `=1`, as written; `nil` for other selectors.
  package var number: ExactText? {
    let text = selector.string
    return text.utf8.first == UInt8(ascii: "=") ? ExactText(text.dropFirst()) : nil
  }
}
