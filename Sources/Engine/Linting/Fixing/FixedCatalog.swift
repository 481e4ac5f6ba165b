public import WatchwordBasics
public import WatchwordCatalogFormats

/// A catalogue after fixing its findings.
public struct FixedCatalog: Sendable {
  /// The bytes of the catalogue.
  public let bytes: [UInt8]
  /// The number of findings that were fixed.
  public let fixCount: Int
  /// The findings about the fixed catalogue, without those that need a comparison with other translations.
  public let left: [Finding]
}

extension Linter {
  /// Applies the fixes of the findings about a catalogue, either the safe ones or all of them.
  ///
  /// Overlapping fixes are applied one after the other: the result is read again until nothing is left to fix. A fix
  /// that would make the catalogue unreadable is not applied, and a catalogue that cannot be read completely is not
  /// changed. If the configuration is limited to some languages, only texts in these languages are changed, and the
  /// remaining findings are about these languages only. `sources` are the texts that the catalogue translates, if
  /// another file has them.
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
