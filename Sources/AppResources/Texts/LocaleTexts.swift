import WatchwordDiagnostics
import WatchwordLocalization

/// The texts of one locale, from its catalogue and those of its parents in the same language and script.
///
/// A text in another language is not among them: the app falls back to that language itself, with its plural rules.
struct LocaleTexts {
  /// The locale that resources are for.
  let tag: LanguageTag
  /// The locale of the texts.
  private let locale: LanguageTag
  /// The catalogues whose texts readers of the locale expect, the best first.
  private let catalogs: [Catalog]
  private let renderer: Renderer
  /// A renderer that shows nothing but its argument, isolated as in a message of the locale.
  private let probe: Renderer
  private static let anything: MessageID = "anything"

  /// The texts of a locale; those of `substitute` if no catalogue serves it.
  init(_ tag: LanguageTag, orThoseOf substitute: LanguageTag? = nil, from catalogs: [Catalog]) {
    let isServed = LocaleMatcher.bestMatch(for: tag, in: catalogs.map(\.locale)) != nil
    let locale = isServed ? tag : substitute ?? tag
    self.tag = tag
    self.locale = locale
    let own = LocaleMatcher.servingTags(for: locale, in: catalogs.map(\.locale)).filter { tag in
      tag.isSameLanguage(as: locale) && tag.maximized().script == locale.maximized().script
    }
    self.catalogs = Renderer.ordered(catalogs, by: own)
    renderer = Renderer(catalogs: catalogs, locale: locale)
    probe = Renderer(
      catalogs: [Catalog(locale: locale, messages: [Self.anything: Message("%@")])], locale: locale,
      sourceLanguage: nil)
  }

  /// Whether texts run from right to left.
  var isRightToLeft: Bool { locale.direction == .rightToLeft }

  private func message(_ id: MessageID) -> Message? {
    catalogs.lazy.compactMap { $0.messages[id] }.first { $0.variants.forms(for: .other) != nil }
  }

  /// The message of a text, as catalogues have it; `nil` for a list, and where there is none.
  func message(of text: AppText) -> Message? {
    guard case .message(let id) = text.content else { return nil }
    return message(id)
  }

  /// The position of the number that chooses between the forms of a text; `nil` if it has one form.
  func number(of text: AppText) -> Int? {
    guard case .message(let id) = text.content, let message = message(id) else { return nil }
    return MessageExpansion(message, showing: text.parameters, in: locale).number
  }

  /// The forms of a text by the number at a position, and what was found; no forms if there is no text.
  func forms(of text: AppText, by number: Int?) -> (forms: TextForms?, problems: [ResourceProblem]) {
    switch text.content {
    case .list(let items, by: let separator):
      return (TextForms(number: nil, forms: [.init(category: nil, pieces: [.words(list(items, separator))])]), [])
    case .message(let id):
      guard let message = message(id) else { return substitute(for: text, id) }
      var expansion = MessageExpansion(message, showing: text.parameters, in: locale)
      let forms = expansion.forms(by: number)
      return (forms, expansion.problems.map { ResourceProblem(locale: tag, key: text.key, kind: $0) })
    }
  }

  /// What stands for a text that the locale lacks: nothing where the app falls back to English, else the substitute
  /// with everything filled in.
  private func substitute(for text: AppText, _ id: MessageID) -> (forms: TextForms?, problems: [ResourceProblem]) {
    guard let substitute = text.substitute, !renderer.covers(id) else {
      return (nil, [ResourceProblem(locale: tag, key: text.key, kind: .textMissing)])
    }
    let words = TextPiece.words(renderer.text(for: substitute))
    return (
      TextForms(number: nil, forms: [.init(category: nil, pieces: [words])]),
      [ResourceProblem(locale: tag, key: text.key, kind: .substituted(substitute.id.text))]
    )
  }

  /// A list as the renderer puts it into a message. Where all values are isolated by the message, the list is not.
  private func list(_ items: [Phrase], _ separator: PhraseDeclaration?) -> String {
    let texts = items.map { renderer.text(for: $0) }
    let joined: String
    if let separator, renderer.covers(separator.id) {
      joined = renderer.joined(texts, by: separator)
    } else {
      joined = renderer.joined(texts)
    }
    if isRightToLeft { return joined }
    return probe.text(for: Phrase(Self.anything, [.text("list", ExactText(joined))]))
  }
}
