package import WatchwordBasics

/// A message in ICU's syntax (ICU, "Formatting Messages"): text, values such as `{name}`, and choices such as
/// `{count, plural, one {# file} other {# files}}`, whose branches are messages in turn.
///
/// Ranges are byte ranges of the parsed text.
package struct ICUMessage: Sendable {
  /// The values and choices, in text order.
  package internal(set) var parts: [Part] = []
  /// The byte range of the message.
  package internal(set) var range: Range<Int>

  /// Creates a message without values and choices.
  package init(range: Range<Int>) { self.range = range }

  /// A part of the message other than text.
  package enum Part: Sendable {
    case value(Value)
    /// `#`: the number that the enclosing plural selects by.
    case count(Range<Int>)
    case choice(Choice)
  }

  /// A displayed value: `{name}`, `{0}`, `{when, date, short}`.
  package struct Value: Sendable {
    package let name: ExactText
    package let range: Range<Int>
  }

  /// A choice between messages.
  package struct Choice: Sendable {
    /// The name of the value that selects a branch.
    package let name: ExactText
    package let kind: Kind
    /// The range from the opening bracket of the choice to the end of its keyword, such as `{count, plural`.
    package let head: Range<Int>
    /// Whether `#` shows a number other than the selecting one: `offset:1`.
    package internal(set) var hasOffset = false
    package internal(set) var branches: [Branch] = []
  }

  /// The criterion of a choice.
  package enum Kind: String, Sendable {
    case plural, select
    case ordinal = "selectordinal"
    /// Number ranges, in the separate syntax of ICU's old `choice`.
    case choiceFormat = "choice"

    /// Whether the value is a number that selects by plural rules.
    package var isPlural: Bool { self == .plural || self == .ordinal }
  }

  /// One of the messages of a choice.
  package struct Branch: Sendable {
    /// The selector as written: `one`, `=0`, `female`.
    package let selector: ExactText
    package let selectorRange: Range<Int>
    package let message: ICUMessage
  }

  /// The choices in the message itself, not in its branches.
  package var choices: [Choice] { parts.compactMap { if case .choice(let choice) = $0 { choice } else { nil } } }
}

extension ICUMessage.Branch {
  /// The number of a selector such as `=1`, as written, or `nil` for other selectors.
  package var number: ExactText? {
    let text = selector.string
    return text.utf8.first == UInt8(ascii: "=") ? ExactText(text.dropFirst()) : nil
  }

  /// The selector of a plural as Flutter reads it: `=0`, `=1` and `=2` mean `zero`, `one` and `two`, and other numbers
  /// nothing (Flutter, gen_l10n.dart, `pluralCases`; Dart, package `intl`, `Intl.pluralLogic`).
  package var flutterSelector: ExactText? {
    switch number {
    case "0"?: "zero"
    case "1"?: "one"
    case "2"?: "two"
    case nil: selector
    default: nil
    }
  }
}

extension ICUMessage {
  /// The message with the selectors of plurals as Flutter reads them, unless the choice has them in both notations.
  package var inFlutter: ICUMessage {
    var message = self
    message.parts = parts.map { part in
      guard case .choice(var choice) = part else { return part }
      let selectors = Set(choice.branches.map { $0.selector })
      choice.branches = choice.branches.map { branch in
        let read = choice.kind.isPlural ? branch.flutterSelector.flatMap { selectors.contains($0) ? nil : $0 } : nil
        return Branch(
          selector: read ?? branch.selector, selectorRange: branch.selectorRange, message: branch.message.inFlutter)
      }
      return .choice(choice)
    }
    return message
  }
}
