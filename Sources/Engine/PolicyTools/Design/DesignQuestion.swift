package import WatchwordBasics

/// A question about a new policy in plain language, for a terminal, a page and an option of the command alike.
///
/// Its texts depend on the answers so far, which are those of a ``PolicyDesign``.
package struct DesignQuestion: Sendable {
  /// The name of the option with the answer, such as `min`.
  package let id: ExactText
  /// The question, with its question mark.
  package let words: String
  /// The kind of answer.
  package let kind: @Sendable (PolicyDesign) -> Kind
  /// The reason for the question or a hint for the answer: a clause without a full stop; `nil` if there is nothing to
  /// add.
  package let note: @Sendable (PolicyDesign) -> String?
  /// Whether the question is asked after the answers so far.
  package let isAsked: @Sendable (PolicyDesign) -> Bool
  /// The answer as users write it: the given one or, if there is none, the proposed one.
  package let answer: @Sendable (PolicyDesign) -> String
  private let take: @Sendable (inout PolicyDesign, String) -> Bool

  /// The kind of answer to a question.
  package enum Kind: Sendable {
    /// One of the choices.
    case choice([Choice])
    /// `yes` or `no`.
    case flag
    /// A number within these bounds; if `orNone` is true, also `none`.
    case number(ClosedRange<Int>, orNone: Bool)
    /// Texts separated by commas, or `none`.
    case words
    /// Languages separated by commas; the caller determines which ones exist.
    case languages
  }

  /// One of several answers.
  package struct Choice: Sendable {
    /// The name of the choice as the value of an option.
    package let id: ExactText
    /// The label of the choice.
    package let words: String
  }

  init(
    _ id: ExactText, _ words: String, _ kind: @escaping @Sendable (PolicyDesign) -> Kind,
    note: @escaping @Sendable (PolicyDesign) -> String? = { _ in nil },
    askedIf isAsked: @escaping @Sendable (PolicyDesign) -> Bool = { _ in true },
    answer: @escaping @Sendable (PolicyDesign) -> String,
    take: @escaping @Sendable (inout PolicyDesign, String) -> Bool
  ) {
    self.id = id
    self.words = words
    self.kind = kind
    self.note = note
    self.isAsked = isAsked
    self.answer = answer
    self.take = take
  }

  /// Answers the question in `design`; returns false and leaves `design` unchanged if `text` is not a valid answer.
  package func answer(_ design: inout PolicyDesign, with text: String) -> Bool { take(&design, text) }

  /// Returns a description of a valid answer, for error messages: "yes or no".
  package func expected(in design: PolicyDesign) -> String {
    switch kind(design) {
    case .choice(let choices): "one of " + choices.map { $0.id.string }.joined(separator: ", ")
    case .flag: "yes or no"
    case .number(let bounds, let orNone):
      "a number from \(bounds.lowerBound) to \(bounds.upperBound)" + (orNone ? ", or none" : "")
    case .words:
      "words of \(PolicyDesign.wordLengths.lowerBound) letters or more, separated by commas, or none"
    case .languages: "language tags such as de or pt-BR, separated by commas"
    }
  }

  /// Returns the label of the chosen answer; the answer itself if the question has no choices.
  package func answerInWords(in design: PolicyDesign) -> String {
    let answer = answer(design)
    guard case .choice(let choices) = kind(design) else { return answer }
    return choices.first { $0.id == ExactText(answer) }?.words ?? answer
  }
}

/// Parsers for the parts of answers.
enum DesignAnswer {
  /// Parses `yes` or `no`, in any case, or their first letters.
  static func flag(_ text: String) -> Bool? {
    switch ExactText(ASCII.lowercased(text)) {
    case "yes", "y": true
    case "no", "n": false
    default: nil
    }
  }

  static func text(_ flag: Bool) -> String { flag ? "yes" : "no" }

  static func isNone(_ text: String) -> Bool { ExactText(ASCII.lowercased(text)) == "none" }

  static func number(_ text: String, in bounds: ClosedRange<Int>) -> Int? {
    Int(text).flatMap { bounds.contains($0) ? $0 : nil }
  }

  /// Returns the parts between commas, without surrounding white space and without empty parts.
  static func list(_ text: String) -> [String] {
    text.unicodeScalars.split(separator: ",").compactMap { part in
      let start = part.drop { $0.properties.isWhitespace }
      let trimmed = String.UnicodeScalarView(start.reversed().drop { $0.properties.isWhitespace }.reversed())
      return trimmed.isEmpty ? nil : String(trimmed)
    }
  }
}
