import WatchwordBasics

/// Answers the page's questions about policies and texts, which no other client asks. A policy is passed as the text of
/// its file.
///
/// - `{"ask": "findings", "policy"}`: the findings of the reader and the warnings, with their places:
///   `{"isLoaded", "format", "rules": [{"rule", "line", "column", "endLine", "endColumn"}…], "findings": […]}`.
/// - `{"ask": "card", "policy", "locale", "isThorough"}`: the meaning of the policy.
/// - `{"ask": "change", "policy", "standard", "clause", …}`: how to make the policy pass a clause.
/// - `{"ask": "comparison", "policy", "name", "other", "otherName", "locale", "isThorough", …}`: two policies side by side.
/// - `{"ask": "design", "answers", "locale"}`: the questions about a new policy, and the policy that results.
/// - `{"ask": "settings", "policy", "system", "locale"}`: the settings of another system that require the same.
/// - `{"ask": "texts", "locale", "numbers"}`: every text of rules and forms, for each number if it has a count.
package struct PageAnswers {
  let engine: Engine

  /// Creates the exports with the texts of an engine.
  package init(_ engine: Engine) { self.engine = engine }

  /// Answers a question.
  package func answer(to bytes: [UInt8]) -> String {
    engine.answer { () throws(Refusal) in
      let question = try PageQuestion(bytes)
      switch question.text("ask") {
      case "findings": return try findings(question)
      case "card": return try card(question)
      case "change": return try change(question)
      case "comparison": return try comparison(question)
      case "design": return try design(question)
      case "settings": return try settings(question)
      case "texts": return try texts(question)
      default: throw .malformed("Expected \"ask\" to be findings, card, change, comparison, design, settings or texts")
      }
    }
  }
}
