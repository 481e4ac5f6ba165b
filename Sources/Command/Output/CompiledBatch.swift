import WatchwordDiagnostics
import WatchwordLocalization

/// Compiled catalogues that are written once all files are read.
struct CompiledBatch {
  /// The catalogues without an error, as JSON in UTF-8.
  private(set) var compiled: [(locale: LanguageTag, json: [UInt8])] = []
  /// Whether a file has an error.
  private(set) var hasError = false
  private var files: [(locale: LanguageTag, names: [ExactText])] = []

  /// Compiles a catalogue; its findings go to standard error.
  mutating func add(_ source: CatalogSource) {
    let (catalog, reading, compilation) = source.compiled()
    if let catalog { note(source.name, of: catalog.locale) }
    StandardError.report(compilation.filter { $0.severity == .warning })
    // A file that was written before is worth more than a part of a broken one.
    if StandardError.reportErrors(among: reading + compilation) {
      hasError = true
    } else if let catalog {
      compiled.append((catalog.locale, Array((CompiledCatalog.write(catalog) + "\n").utf8)))
    } else {
      StandardError.report(CommandFailure(message: "\(source.name) names no language, so nothing is written for it"))
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

  /// Reports which files would be written to the same place, and returns whether there are any.
  ///
  /// A broken file counts too: it may be the one that was meant.
  func reportRivals() -> Bool {
    let rivals = files.filter { $0.names.count > 1 }
    for (locale, names) in rivals {
      StandardError.report(
        CommandFailure(
          message: "\(names.map(\.string).joinedAsList) are \(names.count == 2 ? "both" : "all") catalogues of "
            + "\(locale), so nothing was written; compile only one of them"))
    }
    return !rivals.isEmpty
  }
}
