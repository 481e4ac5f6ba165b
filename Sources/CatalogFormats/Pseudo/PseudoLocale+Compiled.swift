package import WatchwordDiagnostics
package import WatchwordLocalization

extension PseudoLocale {
  /// Creates the pseudo-locale with this tag, or returns `nil` if there is none.
  package init?(tag: ExactText) {
    guard let locale = [PseudoLocale.accented, .mirrored].first(where: { $0.tag == tag }) else { return nil }
    self = locale
  }

  /// Returns a compiled catalogue in the pseudo-locale, with its existing plural forms.
  package func catalog(_ catalog: Catalog) -> Catalog? {
    guard let locale = LanguageTag(tag.string) else { return nil }
    var entries: [Catalog.Entry] = []
    for id in catalog.orderedIDs {
      guard let message = catalog.messages[id] else { continue }
      for (path, pattern) in message.patterns {
        let argument = path.substitution.flatMap { message.substitution(named: $0)?.argument }
        entries.append(Catalog.Entry(id, text(pattern.text, in: .apple), at: path, argument: argument))
      }
    }
    return Catalog.build(locale: locale, entries: entries).catalog
  }
}
