import WatchwordBasics
import WatchwordLocalization

/// A text to show on a form: a text of the catalogue, or the server's own.
enum Wording: Sendable {
  case phrase(Phrase)
  /// A cleaned, non-empty text of the server.
  case server(String)

  /// Returns the text of a declaration with its values.
  static func text(_ declaration: PhraseDeclaration, _ arguments: [Phrase.Argument] = []) -> Wording {
    .phrase(Phrase(declaration.id, arguments))
  }

  /// Returns the server's text with typed passwords hidden, or else the catalogue's text.
  static func server(_ text: String, hiding typed: TypedPasswords, or declaration: PhraseDeclaration) -> Wording {
    let cleaned = ServerText.cleaned(typed.hidden(in: text))
    return cleaned.isEmpty ? .text(declaration) : .server(cleaned)
  }
}

/// A renderer of phrases, and of server texts, which are isolated like arguments of phrases.
final class FormRenderer: Sendable {
  let phraseRenderer: Renderer
  private let quoteRenderer: Renderer
  private static let quoted = MessageID("form.quoted")

  init(catalogs: [Catalog], locale: LanguageTag) {
    phraseRenderer = Renderer(catalogs: catalogs, serving: locale)
    // No catalogue contains this message: it consists only of its argument, to which the rules of isolation apply. A
    // view without an explicit direction ignores isolates (UAX #9, rule P2), so U+200F sets the direction for a
    // right-to-left language.
    let (catalog, _) = Catalog.build(
      locale: phraseRenderer.locale,
      entries: [Catalog.Entry(Self.quoted, phraseRenderer.direction == .rightToLeft ? "\u{200F}%@" : "%@")])
    quoteRenderer = Renderer(catalogs: [catalog], locale: phraseRenderer.locale, sourceLanguage: nil)
  }

  func text(_ declaration: PhraseDeclaration) -> String { phraseRenderer.text(for: Phrase(declaration.id)) }

  func text(_ phrase: Phrase) -> String { phraseRenderer.text(for: phrase) }

  func text(_ wording: Wording) -> String {
    switch wording {
    case .phrase(let phrase): phraseRenderer.text(for: phrase)
    case .server(let text): quote(text)
    }
  }

  /// Returns a text for a screen reader: without the leading pictograms, which have only a visual purpose.
  static func withoutPictograms(_ text: String) -> String {
    let words = text.unicodeScalars.drop { scalar in
      scalar == " " || scalar.value == 0xFE0F || scalar.properties.generalCategory == .otherSymbol
    }
    return String(String.UnicodeScalarView(words))
  }

  /// Returns a cleaned text of the server, isolated.
  func quote(_ text: String) -> String {
    quoteRenderer.text(for: Phrase(Self.quoted, [.text("text", ExactText(text))]))
  }
}
