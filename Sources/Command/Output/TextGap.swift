import WatchwordDiagnostics
import WatchwordLocalization
import WatchwordPolicy

/// A message that is not shown as intended.
struct TextGap {
  let id: MessageID
  /// The message that is shown instead in every locale; `nil` if the text of another locale is shown, or the id.
  let substitute: MessageID?
  /// The locale of the text that is shown, or `nil` if the id is shown.
  let shown: LanguageTag?
  /// Whether the text of the locale is not shown, but that of another locale or none.
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
    let defects = ([pluralForms].compactMap { $0 } + problems.compactMap(\.sentence)).map { "\(id.text): \($0)" }
    return (source + defects).joined(separator: "; ")
  }

  private var pluralForms: String? {
    let missing = PluralCategory.allCases.filter { problems.contains(.pluralFormMissing($0)) }.map(\.keyword.string)
    if missing.isEmpty { return nil }
    let found = missing.count == 1 ? "form \(missing[0]) is" : "forms \(missing.joinedAsList) are"
    return "The plural \(found) missing; another form is shown instead"
  }
}
