import WatchwordBasics
import WatchwordLocalization

/// Renders the texts of one locale, from its catalogue and those of its parents in the same language and script.
///
/// Texts in other languages are excluded: the app falls back to those languages itself, with their plural rules.
struct ResourceRenderer {
  /// The locale of the resources.
  let tag: LanguageTag
  /// The locale of the texts.
  private let locale: LanguageTag
  /// The catalogues that serve the locale, the best match first.
  private let catalogs: [Catalog]
  private let renderer: Renderer
  /// A renderer that shows only its argument, isolated as in a message of the locale.
  private let isolatingRenderer: Renderer
  private static let placeholderID: MessageID = "anything"

  /// Creates the renderer of a locale, or of `fallback` if no catalogue serves the locale.
  init(_ tag: LanguageTag, fallback: LanguageTag? = nil, from catalogs: [Catalog]) {
    let isServed = LocaleMatcher.bestMatch(for: tag, in: catalogs.map(\.locale)) != nil
    let locale = isServed ? tag : fallback ?? tag
    self.tag = tag
    self.locale = locale
    let own = LocaleMatcher.servingTags(for: locale, in: catalogs.map(\.locale)).filter { tag in
      tag.isSameLanguage(as: locale) && tag.maximized().script == locale.maximized().script
    }
    self.catalogs = Renderer.ordered(catalogs, by: own)
    renderer = Renderer(catalogs: catalogs, locale: locale)
    isolatingRenderer = Renderer(
      catalogs: [Catalog(locale: locale, messages: [Self.placeholderID: Message("%@")])], locale: locale,
      sourceLanguage: nil)
  }

  /// Whether texts run from right to left.
  var isRightToLeft: Bool { locale.direction == .rightToLeft }

  private func message(_ id: MessageID) -> Message? {
    catalogs.lazy.compactMap { $0.messages[id] }.first { $0.variants.forms(for: .other) != nil }
  }

  /// Returns the message of a text in the catalogues; `nil` for a list, or if there is none.
  func message(of text: AppText) -> Message? {
    guard case .message(let id) = text.content else { return nil }
    return message(id)
  }

  /// Returns the position of the number that selects the form of a text; `nil` if it has only one form.
  func number(of text: AppText) -> Int? {
    guard case .message(let id) = text.content, let message = message(id) else { return nil }
    return MessageExpansion(message, showing: text.parameters, in: locale).number
  }

  /// Returns the forms of a text, selected by the number at a position, and the problems; no forms if there is no text.
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

  /// Returns the replacement of a text that the locale lacks: none if the app falls back to English, otherwise the
  /// substitute with all values filled in.
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

  /// Returns a list as the renderer inserts it into a message. If the message isolates all values, the list itself is
  /// not isolated.
  private func list(_ items: [Phrase], _ separator: PhraseDeclaration?) -> String {
    let texts = items.map { renderer.text(for: $0) }
    let joined: String
    if let separator, renderer.covers(separator.id) {
      joined = renderer.joined(texts, by: separator)
    } else {
      joined = renderer.joined(texts)
    }
    if isRightToLeft { return joined }
    return isolatingRenderer.text(for: Phrase(Self.placeholderID, [.text("list", ExactText(joined))]))
  }
}
