import WatchwordBasics
import WatchwordLocalization
import WatchwordReporting
import WatchwordRuns

/// A batch of compiled catalogues, which are written after all files are read.
struct CompiledBatch {
  /// The catalogues without an error, as JSON in UTF-8.
  private(set) var compiled: [(locale: LanguageTag, json: [UInt8])] = []
  /// Whether a file has an error.
  private(set) var hasError = false
  private var files: [(locale: LanguageTag, names: [ExactText])] = []

  /// Compiles a catalogue, and prints its findings on standard error. Leaves out messages whose ids begin with one of
  /// `families`.
  mutating func add(_ source: CatalogSource, without families: [[UInt8]] = []) {
    let (catalog, reading, compilation, leftOut) = source.compiled()
    if let catalog { note(source.name, of: catalog.locale) }
    StandardError.report(compilation.filter { $0.severity == .warning && !LeftOutUnits.isSummarized($0) })
    // An old output file is better than part of a broken catalogue.
    if StandardError.reportErrors(among: reading + compilation) {
      hasError = true
    } else if let catalog {
      if let line = leftOut?.line(about: source.name) { StandardError.write(TerminalText.escaped(line) + "\n") }
      let kept = catalog.messages.filter { message in
        !families.contains { message.key.text.string.utf8.starts(with: $0) }
      }
      let json = CompiledCatalog.write(Catalog(locale: catalog.locale, messages: kept))
      compiled.append((catalog.locale, Array((json + "\n").utf8)))
    } else {
      StandardError.report(RunFailure(message: "\(source.name) names no language, so nothing is written for it"))
      hasError = true
    }
  }

  private mutating func note(_ name: ExactText, of locale: LanguageTag) {
    if let index = files.firstIndex(where: { $0.locale == locale }) {
      files[index].names.append(name)
    } else {
      files.append((locale, [name]))
    }
  }

  /// Reports files that would be written to the same path, and returns whether there are any.
  ///
  /// A catalogue with errors counts too, because it may be the intended one.
  func reportDuplicateLocales() -> Bool {
    let duplicates = files.filter { $0.names.count > 1 }
    for (locale, names) in duplicates {
      StandardError.report(
        RunFailure(
          message: "\(names.map(\.string).joinedAsList) are \(names.count == 2 ? "both" : "all") catalogues of "
            + "\(locale), so nothing was written; compile only one of them"))
    }
    return !duplicates.isEmpty
  }
}
