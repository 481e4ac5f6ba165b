public import WatchwordCatalogFormats
public import WatchwordDiagnostics

extension Linter {
  /// The number of times that a catalogue is read to apply what was left, at most.
  private static let mostRounds = 32

  /// Applies the fixes of the findings about a catalogue: the safe ones, or all of them.
  ///
  /// Fixes that overlap are applied one after the other: the result is read again until there is nothing left to fix. A
  /// fix after which the catalogue could not be read any more is not applied, and a catalogue that cannot be read to its
  /// end is not changed at all. `sources` are the texts that the catalogue translates, if another file has them.
  public func fix(
    _ bytes: [UInt8], name: ExactText, format: CatalogFormat, sources: SourceTable? = nil,
    settings: LintSettings = .standard,
    base: ExaminedCatalog? = nil, includingUnsafe: Bool = false
  ) -> FixedCatalog {
    let run = FixingRun(
      linter: self, name: name, format: format, sources: sources, settings: settings, base: base,
      includesUnsafe: includingUnsafe)
    var latest = run.version(of: bytes)
    var count = 0
    for _ in 0..<Self.mostRounds where latest.isReadable && !latest.fixes.isEmpty {
      guard let next = run.version(applying: latest.fixes[...], to: latest) else { break }
      count += next.count
      latest = next.version
    }
    return FixedCatalog(bytes: latest.bytes, fixCount: count, left: latest.findings)
  }
}

/// The rounds of fixing one catalogue.
private struct FixingRun {
  let linter: Linter
  let name: ExactText
  let format: CatalogFormat
  let sources: SourceTable?
  let settings: LintSettings
  let base: ExaminedCatalog?
  let includesUnsafe: Bool

  /// The catalogue after a round.
  struct Version {
    let bytes: [UInt8]
    /// What was found in it.
    let findings: [Diagnostic]
    /// What of that can be fixed.
    let fixes: [Fix]
    let readingErrorCount: Int
    let isReadable: Bool
  }

  /// Reads the catalogue in `bytes`.
  func version(of bytes: [UInt8]) -> Version {
    var input = LintInput(name: name, bytes: bytes, format: format, sources: sources)
    input.settings = settings
    let examined = linter.examine(input)
    let isReadable = !examined.readingErrors.contains { Checks.named($0.id)?.kind.leavesOut == .rest }
    let findings = linter.report(on: [examined], base: base).diagnostics
    let fixes = isReadable ? findings.compactMap { $0.fix }.filter { $0.isSafe || includesUnsafe } : []
    return Version(
      bytes: bytes, findings: findings, fixes: fixes, readingErrorCount: examined.readingErrors.count,
      isReadable: isReadable)
  }

  /// The catalogue with as many of the fixes as it can be read with; `nil` if none can be applied.
  func version(applying fixes: ArraySlice<Fix>, to old: Version) -> (version: Version, count: Int)? {
    let result = format.applying(Array(fixes), to: old.bytes)
    guard result.count > 0 else { return nil }
    let new = version(of: result.bytes)
    if new.isReadable, new.readingErrorCount <= old.readingErrorCount { return (new, result.count) }
    guard fixes.count > 1 else { return nil }
    // One of them does not fit its place, such as the deletion of a space between `]]` and `>`.
    let middle = fixes.startIndex + fixes.count / 2
    return version(applying: fixes[..<middle], to: old) ?? version(applying: fixes[middle...], to: old)
  }
}
