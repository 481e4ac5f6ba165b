import WatchwordBasics
package import WatchwordLocalization
import WatchwordPolicy

/// A search for the messages that a renderer cannot show in its locale or as intended.
package enum TextGaps {
  /// Returns a line for each message of `phrases` that is missing, incomplete or in another language, with what is
  /// shown instead.
  static func lines(in phrases: [Phrase], by renderer: Renderer) -> [String] {
    var indices: [MessageID: Int] = [:]
    var found: [TextGap] = []
    // A regional catalogue contains only the texts that differ from its parent's.
    let own = LocaleMatcher.chain(for: renderer.locale)
    for phrase in phrases.flatMap(withParts) {
      let rendering = renderer.rendering(of: phrase)
      let isForeign = rendering.locale.map { !own.contains($0) } ?? true
      guard isForeign || !rendering.problems.isEmpty else { continue }
      let index = indices[phrase.id, default: found.count]
      if index == found.count {
        indices[phrase.id] = index
        let substitute = renderer.covers(phrase.id) ? nil : phrase.substitute?.id
        found.append(
          TextGap(id: phrase.id, substitute: substitute, shown: rendering.locale, isForeign: isForeign))
      }
      found[index].add(rendering.problems)
    }
    return found.map { "\(renderer.locale): \($0.text)" }
  }

  /// Returns the phrase, followed by the phrases in its lists, all without their lists.
  private static func withParts(_ phrase: Phrase) -> [Phrase] {
    ([phrase] + phrase.parts).map { part in
      Phrase(
        part.id, part.arguments.map { $0.value.kind == .list ? .text($0.name, "") : $0 }, else: part.substitute)
    }
  }

  /// Prints each line as a warning on standard error.
  package static func warn(of phrases: [Phrase], by renderer: Renderer, on console: Console) {
    for line in lines(in: phrases, by: renderer) { console.warn(line) }
  }
}

/// A message that is not shown as intended.
struct TextGap {
  let id: MessageID
  /// The message that is shown instead in every locale; `nil` if the text of a locale or the id is shown.
  let substitute: MessageID?
  /// The locale of the text that is shown, or `nil` if the id is shown.
  let shown: LanguageTag?
  /// Whether the text of another locale, or no text, is shown.
  let isForeign: Bool
  /// The problems of the text that is shown, without duplicates.
  private var problems: [RenderingProblem] = []

  init(id: MessageID, substitute: MessageID? = nil, shown: LanguageTag?, isForeign: Bool) {
    self.id = id
    self.substitute = substitute
    self.shown = shown
    self.isForeign = isForeign
  }

  mutating func add(_ more: [RenderingProblem]) {
    for problem in more where !problems.contains(problem) { problems.append(problem) }
  }

  /// The description of the gap in one sentence.
  var text: String {
    if let substitute { return "The text \(id.text) is missing; \(substitute.text) is shown instead" }
    guard let shown else {
      let substitute = PasswordPolicy.punctuation.contains(id) ? "plain punctuation" : "its id"
      return "The text \(id.text) is missing; \(substitute) is shown instead"
    }
    let source = isForeign ? ["The text \(id.text) is missing; the text of \(shown) is shown instead"] : []
    let defects = ([pluralForms].compactMap { $0 } + problems.compactMap { $0.sentence }).map { "\(id.text): \($0)" }
    return (source + defects).joined(separator: "; ")
  }

  private var pluralForms: String? {
    let missing = PluralCategory.allCases.filter { problems.contains(.pluralFormMissing($0)) }.map { $0.keyword.string }
    if missing.isEmpty { return nil }
    let found = missing.count == 1 ? "form \(missing[0]) is" : "forms \(missing.joinedAsList) are"
    return "The plural \(found) missing; another form is shown instead"
  }
}

extension RenderingProblem {
  /// The message about the problem; `nil` for a missing message or plural form, which ``TextGap`` reports.
  var sentence: String? {
    switch self {
    case .messageMissing, .pluralFormMissing: nil
    case .textMissing: "A substitution has no text; it is left out"
    case .countMissing: "The text depends on a number that the rule does not have; another form is shown instead"
    case .argumentMissing(let position):
      "Argument \(position) is used, but the rule has no such argument; the placeholder is shown instead"
    case .argumentMistyped(let position, let found):
      "Argument \(position) is \(found.inWords), but its placeholder is for another type; it is shown as \(found.inWords)"
    case .substitutionMissing(let call):
      "The substitution \(call) is called, but not defined; the call is shown instead"
    case .expansionTooLarge: "The substitutions call each other too often; the rest is left out"
    case .textTooLong: "The text is longer than 1 MiB; the rest is left out"
    }
  }
}

extension ArgumentKind {
  fileprivate var inWords: String {
    switch self {
    case .count: "a number"
    case .text: "a text"
    case .characters: "a set of characters"
    case .list: "a list"
    }
  }
}
