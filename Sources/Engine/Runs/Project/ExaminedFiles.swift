package import WatchwordBasics
import WatchwordCatalogFormats
package import WatchwordLinting

/// The catalogues that were examined, with their files.
struct ExaminedFiles {
  /// The catalogues that could be read, in order.
  let all: [(catalog: ExaminedCatalog, file: ProjectFile)]
  /// Whether every catalogue could be read.
  let isComplete: Bool

  /// Takes the outcomes of the examination of files. Reports the failures; throws if every file failed.
  init(_ outcomes: [ExaminedFile], of files: [ProjectFile], _ host: ProjectHost) throws(RunFailure) {
    var all: [(catalog: ExaminedCatalog, file: ProjectFile)] = []
    for (outcome, file) in zip(outcomes, files) {
      switch outcome {
      case .success(let catalog): all.append((catalog, file))
      case .failure(let failure): host.console.report(failure)
      }
    }
    guard !all.isEmpty else { throw .said() }
    self.all = all
    isComplete = all.count == outcomes.count
  }

  /// The catalogues.
  var catalogs: [ExaminedCatalog] { all.map { $0.catalog } }

  /// Warns once about catalogues that were taken for sources because their language is unknown. A file that other
  /// catalogues translate is a source, whatever its name.
  func warnOfMissingLanguages(_ console: Console) {
    let translated = Set(all.filter { $0.catalog.translatesOtherFile }.flatMap { $0.catalog.originals })
    let lone = all.filter { $0.catalog.lacksLanguage && translated.isDisjoint(with: $0.catalog.originals) }
    guard let first = lone.first else { return }
    let more = lone.count == 1 ? " names" : " (and \((lone.count - 1).counted("more catalogue"))) name"
    let example = first.file.format.usualPath.map { ", such as \($0)" } ?? ""
    console.warn(
      "\(first.catalog.name)\(more) no language, so the texts were taken for source texts; if they are translations, "
        + "give each file a path with the language\(example), or name the source with --base")
  }

  /// Warns once about catalogues that seem to be translations but have no source file beside them. `help` suggests what
  /// to do about one.
  func warnOfMissingSources(_ console: Console, help: String) {
    let lone = all.filter { catalog, file in
      if case .beside = file.origin { catalog.lacksSources } else { false }
    }
    guard let first = lone.first?.catalog else { return }
    let more = lone.count == 1 ? "" : " (and \((lone.count - 1).counted("more catalogue")))"
    console.warn(
      "\(first.name)\(more) was not compared with a source, because there is no source file beside it; "
        + "if it is a translation, \(help)")
  }
}

extension ProjectHost {
  /// The shipped texts, if an overlay is among the catalogues: overlays translate them.
  func overlaid(_ catalogs: [ExaminedCatalog], _ linter: Linter) -> ExaminedCatalog? {
    catalogs.contains { $0.isOverlay } ? linter.examine(shipped(CatalogFile.overlayOriginal)) : nil
  }
}

/// The outcome of the examination of one file.
package typealias ExaminedFile = Result<ExaminedCatalog, RunFailure>

extension Linter {
  /// Examines one file on its own.
  package func examine(_ file: ProjectFile) -> ExaminedFile {
    do throws(RunFailure) { return .success(examine(try file.input())) } catch { return .failure(error) }
  }
}
