public import WatchwordBasics

/// The terminology of a project; languages are language tags such as `de` or `pt-BR`.
public struct Glossary: Sendable {
  /// The terms with their agreed translations.
  public let terms: [Term]
  /// The words that must not appear in the translations of a language, by language.
  public let forbidden: [ExactText: [ExactText]]
  /// The words that every translation keeps unchanged, such as names of products.
  public let doNotTranslate: [ExactText]

  /// Creates a glossary; by default, it is empty.
  public init(
    terms: [Term] = [], forbidden: [ExactText: [ExactText]] = [:], doNotTranslate: [ExactText] = []
  ) {
    self.terms = terms
    self.forbidden = forbidden
    self.doNotTranslate = doNotTranslate
  }

  /// A term of the source language and its agreed translations.
  public struct Term: Sendable {
    /// The term in the source language.
    public let source: ExactText
    /// The agreed translations in each language, by language; any of them is correct, and the first one is preferred.
    public let translations: [ExactText: [ExactText]]

    /// Creates a term.
    public init(source: ExactText, translations: [ExactText: [ExactText]]) {
      self.source = source
      self.translations = translations
    }

    /// Creates a term with one translation in each language.
    public init(source: ExactText, translations: [ExactText: ExactText]) {
      self.init(source: source, translations: translations.mapValues { [$0] })
    }
  }

  /// Returns these entries followed by those of `other`. Translations of a term that both have are combined.
  package func adding(_ other: Glossary) -> Glossary {
    var builder = GlossaryBuilder()
    for term in terms + other.terms { builder.add(term.source, term.translations) }
    for (language, words) in forbidden { for word in words { builder.forbid(word, in: language) } }
    for (language, words) in other.forbidden { for word in words { builder.forbid(word, in: language) } }
    let joined = builder.glossary ?? Glossary()
    return Glossary(
      terms: joined.terms, forbidden: joined.forbidden, doNotTranslate: doNotTranslate + other.doNotTranslate)
  }

  /// Whether the glossary has no entries.
  public var isEmpty: Bool { terms.isEmpty && forbidden.isEmpty && doNotTranslate.isEmpty }
}
