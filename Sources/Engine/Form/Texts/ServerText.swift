import WatchwordDiagnostics
import WatchwordLocalization

/// Functions for texts from a server, which are already in the user's language but not trusted.
enum ServerText {
  /// Returns the text without control characters and without directional controls that have an effect beyond it; empty
  /// if nothing visible remains.
  ///
  /// Embeddings and overrides (UAX #9, section 2.1) are dropped; isolates are dropped only if they are unmatched. A
  /// paragraph separator is dropped too, because it would end the isolate around the text.
  static func cleaned(_ text: String) -> String {
    var kept: [Unicode.Scalar] = []
    var open: [Int] = []
    var isVisible = false
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x2066...0x2068: open.append(kept.count)
      case 0x2069: if open.popLast() == nil { continue }
      case _ where isDropped(scalar): continue
      case 0x20, 0xA0, 0xAD, 0x61C, 0x1680, 0x180E, 0x2000...0x200F, 0x2028, 0x202F, 0x205F...0x2064, 0x3000, 0xFEFF:
        break
      default: isVisible = true
      }
      kept.append(scalar)
    }
    guard isVisible else { return "" }
    var result = ""
    var next = open[...]
    for (index, scalar) in kept.enumerated() {
      if next.first == index {
        next.removeFirst()
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension ServerText {
  /// Whether a character is among those that are dropped: isolates only if they are unmatched, the others always.
  static func isDropped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x2029, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

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
    phraseRenderer = Renderer(catalogs: catalogs, locale: locale)
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
