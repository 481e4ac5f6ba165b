import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization

/// A reader of terms in a term base (ISO 30042). Each concept has terms in the source language and in other languages,
/// the preferred one first. Deprecated and superseded terms are forbidden.
enum TBXGlossary {
  static func read(_ document: SourceText, for reader: GlossaryReader) -> Reading<Glossary> {
    let base = TermBase.read(document)
    guard let base = base.value else { return Reading(nil, base.findings) }
    var builder = GlossaryBuilder()
    for concept in base.concepts { add(concept, for: reader, to: &builder) }
    guard let glossary = builder.glossary else {
      var findings = SourceFindings(in: document)
      findings.report(
        .missingValue, 0..<0,
        "Found no term in \(reader.source) with a translation in a requested language; expected at least one",
        help: "Check whether this is the right file, and which language its terms are in")
      return Reading(nil, findings.all)
    }
    return Reading(glossary, [])
  }

  private static func add(_ concept: TermBase.Concept, for reader: GlossaryReader, to builder: inout GlossaryBuilder) {
    var tags: [LanguageTag] = []
    var terms: [[TermBase.Term]] = []
    for term in concept.terms {
      guard let tag = LanguageTag(term.language.string) else { continue }
      if let index = tags.firstIndex(of: tag) {
        terms[index].append(term)
      } else {
        tags.append(tag)
        terms.append([term])
      }
    }
    guard let source = reader.index(of: reader.source, among: tags) else { return }
    var translations: [ExactText: [ExactText]] = [:]
    let wanted = reader.languages.isEmpty ? tags.filter { $0 != tags[source] } : reader.languages
    for language in wanted {
      guard let index = reader.index(of: language, among: tags), index != source else { continue }
      let name = ExactText("\(language)")
      let usable = terms[index].filter { !$0.isForbidden }
      let texts = (usable.filter { $0.isPreferred } + usable.filter { !$0.isPreferred }).map { $0.text }
      if !texts.isEmpty { translations[name] = texts }
      for term in terms[index] where term.isForbidden { builder.forbid(term.text, in: name) }
    }
    for term in terms[source] where !term.isForbidden { builder.add(term.text, translations) }
  }
}

extension TermBase.Term {
  fileprivate var isPreferred: Bool { hasStatus("preferredTerm") }
  fileprivate var isForbidden: Bool { hasStatus("deprecatedTerm") || hasStatus("supersededTerm") }

  /// Whether the status is `name`, with or without the suffix that it has in TBX 2008.
  private func hasStatus(_ name: String) -> Bool { status?.string.utf8.starts(with: name.utf8) ?? false }
}
