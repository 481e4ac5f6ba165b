package import WatchwordDiagnostics

/// A question about a new policy in people's words, for a terminal, a page and an option of the command alike.
///
/// What is shown depends on the answers so far, which are those of a ``PolicyDesign``.
package struct DesignQuestion: Sendable {
  /// The name of the option that answers it, such as `min`.
  package let id: ExactText
  /// The question, with its question mark.
  package let words: String
  /// How it is answered.
  package let kind: @Sendable (PolicyDesign) -> Kind
  /// Why, or with what in mind, people answer it: a clause without a full stop; `nil` where nothing has to be said.
  package let note: @Sendable (PolicyDesign) -> String?
  /// Whether it is asked after the answers so far.
  package let isAsked: @Sendable (PolicyDesign) -> Bool
  /// The answer as people write it: the given one or, if there is none, the proposed one.
  package let answer: @Sendable (PolicyDesign) -> String
  private let take: @Sendable (inout PolicyDesign, String) -> Bool

  /// How a question is answered.
  package enum Kind: Sendable {
    /// One of these.
    case choice([Choice])
    /// `yes` or `no`.
    case flag
    /// A number in these bounds; where `orNone` is true, also `none`.
    case number(ClosedRange<Int>, orNone: Bool)
    /// Texts with commas between them, or `none`.
    case words
    /// Languages with commas between them; whoever asks knows which there are.
    case languages
  }

  /// One of several answers.
  package struct Choice: Sendable {
    /// The word that stands for it in an option.
    package let id: ExactText
    /// What it is called.
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

  /// Answers the question in `design`; false if `text` is no answer, and `design` stays as it is.
  package func answer(_ design: inout PolicyDesign, with text: String) -> Bool { take(&design, text) }

  /// What an answer is, for whoever gave none: "yes or no".
  package func expected(in design: PolicyDesign) -> String {
    switch kind(design) {
    case .choice(let choices): "one of " + choices.map { $0.id.string }.joined(separator: ", ")
    case .flag: "yes or no"
    case .number(let bounds, let orNone):
      "a number from \(bounds.lowerBound) to \(bounds.upperBound)" + (orNone ? ", or none" : "")
    case .words:
      "words of \(PolicyDesign.wordLengths.lowerBound) letters or more with commas between them, or none"
    case .languages: "language tags such as de or pt-BR with commas between them"
    }
  }

  /// The answer among the choices, as they are called; the answer itself where there are none.
  package func answerInWords(in design: PolicyDesign) -> String {
    let answer = answer(design)
    guard case .choice(let choices) = kind(design) else { return answer }
    return choices.first { $0.id == ExactText(answer) }?.words ?? answer
  }
}

/// Parts of answers.
enum DesignAnswer {
  /// `yes` or `no`, in any case, or their first letters.
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

  /// The parts between commas, without white space around them; those that are empty are left out.
  static func list(_ text: String) -> [String] {
    text.unicodeScalars.split(separator: ",").compactMap { part in
      let start = part.drop { $0.properties.isWhitespace }
      let trimmed = String.UnicodeScalarView(start.reversed().drop { $0.properties.isWhitespace }.reversed())
      return trimmed.isEmpty ? nil : String(trimmed)
    }
  }
}
