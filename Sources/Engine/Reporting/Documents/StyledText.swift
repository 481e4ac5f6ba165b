package import WatchwordBasics
package import WatchwordLocalization

/// A text with styled parts, which each format writes and escapes in its own way.
package struct StyledText {
  /// A part of the text.
  package struct Run {
    package let text: String
    package let style: Style

    /// Creates a part of a text.
    package init(text: String, style: Style) {
      self.text = text
      self.style = style
    }
  }

  /// The kind of a part.
  package enum Style {
    case plain
    /// A text for users, whose line breaks are kept if the format has lines.
    case lines
    /// A name from the input, such as a file name, whose direction is isolated.
    case name
    /// A password, whose blanks are made visible.
    case password
    /// A quotation.
    case quote
    case strong
    /// Deleted text.
    case deleted
    /// Text in this colour on a terminal.
    case color(TerminalColor)
    /// Text in another language than the document.
    case language(TextLanguage)
  }

  package var runs: [Run] = []

  /// Creates an empty text.
  package init() {}

  package var isEmpty: Bool { runs.allSatisfy { $0.text.isEmpty } }

  /// The text without its styles.
  package var plain: String { runs.map { $0.text }.joined() }
}

extension StyledText: ExpressibleByStringInterpolation {
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var runs: [Run] = []

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: String) { appendInterpolation(literal) }
    package mutating func appendInterpolation(_ text: String, _ style: Style = .plain) {
      if !text.isEmpty { runs.append(Run(text: text, style: style)) }
    }
    package mutating func appendInterpolation(_ text: ExactText, _ style: Style = .plain) {
      appendInterpolation(text.string, style)
    }
    package mutating func appendInterpolation(_ number: Int) { appendInterpolation(String(number)) }
    package mutating func appendInterpolation(_ text: StyledText) { runs += text.runs }
  }

  package init(stringInterpolation: StringInterpolation) { runs = stringInterpolation.runs }
  package init(stringLiteral text: String) { self.init(text) }
  package init(_ text: String, _ style: Style = .plain) { runs = text.isEmpty ? [] : [Run(text: text, style: style)] }
}

/// A language, and the direction of its texts.
package struct TextLanguage {
  package let tag: LanguageTag
  package let direction: TextDirection

  /// Creates a language.
  package init(tag: LanguageTag, direction: TextDirection) {
    self.tag = tag
    self.direction = direction
  }
}
