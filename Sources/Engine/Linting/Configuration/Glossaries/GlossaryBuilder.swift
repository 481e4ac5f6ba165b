import WatchwordBasics

/// A builder of a glossary in which each term occurs once.
struct GlossaryBuilder {
  private var terms: [(source: ExactText, translations: [ExactText: [ExactText]])] = []
  private var indices: [ExactText: Int] = [:]
  private var forbidden: [ExactText: [ExactText]] = [:]
  private var isForbidden: Set<Word> = []

  private struct Word: Hashable {
    let text: ExactText
    let language: ExactText
  }

  /// Adds a term. Translations that it already has in a language remain the preferred ones.
  mutating func add(_ source: ExactText, _ translations: [ExactText: [ExactText]]) {
    guard !source.isEmpty, !translations.isEmpty else { return }
    if let index = indices[source] {
      for (language, texts) in translations {
        let known = terms[index].translations[language] ?? []
        terms[index].translations[language] = known + texts.filter { !known.contains($0) }
      }
    } else {
      indices[source] = terms.count
      terms.append((source, translations))
    }
  }

  /// Adds a word that must not appear in a language.
  mutating func forbid(_ text: ExactText, in language: ExactText) {
    guard !text.isEmpty, isForbidden.insert(Word(text: text, language: language)).inserted else { return }
    forbidden[language, default: []].append(text)
  }

  /// The glossary; `nil` if it is empty.
  var glossary: Glossary? {
    let glossary = Glossary(
      terms: terms.map { Glossary.Term(source: $0.source, translations: $0.translations) }, forbidden: forbidden)
    return glossary.isEmpty ? nil : glossary
  }
}
