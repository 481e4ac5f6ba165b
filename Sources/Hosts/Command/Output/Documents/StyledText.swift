import WatchwordDiagnostics
import WatchwordLocalization
import WatchwordReporting

/// A text with styled parts, which each format writes and escapes in its own way.
struct StyledText {
  /// A part of the text.
  struct Run {
    let text: String
    let style: Style
  }

  /// The kind of a part.
  enum Style {
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

  var runs: [Run] = []

  var isEmpty: Bool { runs.allSatisfy { $0.text.isEmpty } }

  /// The text without its styles.
  var plain: String { runs.map(\.text).joined() }
}

extension StyledText: ExpressibleByStringInterpolation {
  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var runs: [Run] = []

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) { appendInterpolation(literal) }
    mutating func appendInterpolation(_ text: String, _ style: Style = .plain) {
      if !text.isEmpty { runs.append(Run(text: text, style: style)) }
    }
    mutating func appendInterpolation(_ text: ExactText, _ style: Style = .plain) {
      appendInterpolation(text.string, style)
    }
    mutating func appendInterpolation(_ number: Int) { appendInterpolation(String(number)) }
    mutating func appendInterpolation(_ text: StyledText) { runs += text.runs }
  }

  init(stringInterpolation: StringInterpolation) { runs = stringInterpolation.runs }
  init(stringLiteral text: String) { self.init(text) }
  init(_ text: String, _ style: Style = .plain) { runs = text.isEmpty ? [] : [Run(text: text, style: style)] }
}

/// A language, and the direction of its texts.
struct TextLanguage {
  let tag: LanguageTag
  let direction: TextDirection
}
