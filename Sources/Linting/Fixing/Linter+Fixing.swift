public import WatchwordCatalogFormats
public import WatchwordDiagnostics

extension Linter {
  /// Applies the fixes of the findings about a catalogue: the safe ones, or all of them.
  ///
  /// Fixes that overlap are applied one after the other: the result is read again until there is nothing left to fix. A
  /// fix after which the catalogue could not be read any more is not applied, and a catalogue that cannot be read to its
  /// end is not changed at all. If the configuration asks for some languages only, nothing else is changed, and the
  /// findings that are left are theirs. `sources` are the texts that the catalogue translates, if another file has them.
  public func fix(
    _ bytes: [UInt8], name: ExactText, format: CatalogFormat, sources: SourceTable? = nil,
    settings: LintSettings = .standard,
    base: ExaminedCatalog? = nil, includingUnsafe: Bool = false
  ) -> FixedCatalog {
    var session = CatalogSession(
      bytes, name: name, format: format, sources: sources, settings: settings, base: base, linter: self)
    let languages = configuration.languages
    guard !languages.tags.isEmpty else {
      let count = session.fix(includingUnsafe: includingUnsafe)
      return FixedCatalog(bytes: session.bytes, fixCount: count, left: session.findings)
    }
    let count = session.fix(includingUnsafe: includingUnsafe, in: languages)
    return FixedCatalog(bytes: session.bytes, fixCount: count, left: session.findings(in: languages))
  }
}
