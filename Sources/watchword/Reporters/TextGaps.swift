import Localization
import PasswordPolicy

/// What a renderer cannot say in its own language.
enum TextGaps {
  /// A line for each message of `phrases` that is missing, incomplete or said in another language: which message, and
  /// what is shown in its place.
  static func lines(in phrases: [Phrase], by renderer: Renderer) -> [String] {
    var places: [MessageID: Int] = [:]
    var found: [Gap] = []
    for phrase in phrases.flatMap(withParts) {
      let rendering = renderer.rendering(of: phrase)
      guard rendering.locale != renderer.locale || !rendering.problems.isEmpty else { continue }
      let place = places[phrase.id, default: found.count]
      if place == found.count {
        places[phrase.id] = place
        found.append(Gap(id: phrase.id, shown: rendering.locale, isForeign: rendering.locale != renderer.locale))
      }
      found[place].add(rendering.problems)
    }
    return found.map { "\(renderer.locale): \($0.text)" }
  }

  /// The phrase without the phrases that are listed in it, and those.
  private static func withParts(_ phrase: Phrase) -> [Phrase] {
    var parts: [Phrase] = []
    let arguments = phrase.arguments.map { argument -> Phrase.Argument in
      guard case .list(let items) = argument.value else { return argument }
      parts += items.flatMap(withParts)
      return .text(argument.name, "")
    }
    return [Phrase(phrase.id, arguments)] + parts
  }

  /// Warns of each on standard error.
  static func warn(of phrases: [Phrase], by renderer: Renderer) {
    for line in lines(in: phrases, by: renderer) { StandardError.warn(line) }
  }
}

/// A message that is not shown as it was meant.
private struct Gap {
  let id: MessageID
  /// The locale of the text that is shown, or nothing where the id is.
  let shown: LanguageTag?
  /// Whether another locale's text is shown, or none.
  let isForeign: Bool
  /// What is wrong with the text that is shown, each once.
  private var problems: [RenderingProblem] = []

  init(id: MessageID, shown: LanguageTag?, isForeign: Bool) {
    self.id = id
    self.shown = shown
    self.isForeign = isForeign
  }

  mutating func add(_ more: [RenderingProblem]) {
    for problem in more where !problems.contains(problem) { problems.append(problem) }
  }

  /// One sentence.
  var text: String {
    guard let shown else { return "The text \(id.text) is missing; its id is shown instead" }
    let source = isForeign ? ["The text \(id.text) is missing; the text of \(shown) is shown instead"] : []
    let defects = ([pluralForms].compactMap { $0 } + problems.compactMap(\.sentence)).map { "\(id.text): \($0)" }
    return (source + defects).joined(separator: "; ")
  }

  private var pluralForms: String? {
    let missing = PluralCategory.allCases.filter { problems.contains(.pluralFormMissing($0)) }.map(\.keyword)
    guard let last = missing.last else { return nil }
    if missing.count == 1 { return "The plural form \(last) is missing; another form is shown instead" }
    return "The plural forms \(missing.dropLast().joined(separator: ", ")) and \(last) are missing; "
      + "another form is shown instead"
  }
}

extension RenderingProblem {
  /// What is wrong and what is shown; nothing for a missing message or plural form, which are told elsewhere.
  fileprivate var sentence: String? {
    switch self {
    case .messageMissing, .pluralFormMissing: nil
    case .textMissing: "A substitution has no text; it is left out"
    case .countMissing: "The text depends on a number that the rule does not have; another form is shown instead"
    case .argumentMissing(let position):
      "Argument \(position) is asked for, but the rule has no such argument; the placeholder is shown"
    case .argumentMistyped(let position, let found):
      "Argument \(position) is \(found.inWords), but its placeholder is for another type; it is shown as \(found.inWords)"
    case .substitutionMissing(let call): "The substitution \(call) is called, but not defined; the call is shown"
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
    case .characters: "a row of characters"
    case .list: "a list"
    }
  }
}
