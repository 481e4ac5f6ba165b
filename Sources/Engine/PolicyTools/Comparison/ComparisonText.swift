/// Text in which the names of policies are separate parts, so that each output can isolate their text direction.
package struct ComparisonText: Hashable, Sendable {
  /// A part of the text.
  package enum Part: Hashable, Sendable {
    /// The program's own words.
    case words(String)
    /// A name from outside the program.
    case name(String)
  }

  /// The parts, in order.
  package private(set) var parts: [Part] = []

  init(_ words: String) { parts = [.words(words)] }

  /// The text with all parts joined.
  package var plain: String {
    parts.reduce("") { text, part in
      switch part {
      case .words(let words), .name(let words): text + words
      }
    }
  }

  static func name(_ name: String) -> ComparisonText {
    var text = ComparisonText("")
    text.parts = [.name(name)]
    return text
  }

  /// Returns the names as a list: "a, b and c".
  static func list(_ names: [String]) -> ComparisonText {
    var text = ComparisonText("")
    for (index, name) in names.enumerated() {
      if index > 0 { text = text + (index == names.count - 1 ? " and " : ", ") }
      text = text + .name(name)
    }
    return text
  }

  static func + (left: ComparisonText, right: ComparisonText) -> ComparisonText {
    var text = left
    text.parts += right.parts
    return text
  }

  static func + (left: ComparisonText, right: String) -> ComparisonText { left + ComparisonText(right) }
  static func + (left: String, right: ComparisonText) -> ComparisonText { ComparisonText(left) + right }
}
