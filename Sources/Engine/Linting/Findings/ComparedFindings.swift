import WatchwordCatalogFormats
import WatchwordDiagnostics

/// The findings about one catalogue that come from comparisons with the other catalogues of its project.
///
/// A project is compared as a whole, so the findings can be older than the catalogue.
package struct ComparedFindings: Sendable {
  let all: [FoundDiagnostic]

  /// The findings of a catalogue that was not compared yet.
  package static let none = ComparedFindings(all: [])

  /// Returns the findings in a newer version of the catalogue: those about units that did not change, at their new
  /// lines, and those about the catalogue as a whole.
  func moved(from old: [TranslationUnit], to new: [TranslationUnit]) -> ComparedFindings {
    guard !all.isEmpty else { return self }
    let indices = Dictionary(grouping: old.indices) { old[$0].id }
    return ComparedFindings(
      all: all.compactMap { found in
        guard let unit = found.diagnostic.unit, let candidates = indices[unit] else { return found }
        let start = found.diagnostic.span.start
        let around = candidates.last { old[$0].position <= start } ?? candidates[0]
        // An edit can add units, or remove some.
        for index in [around, around + new.count - old.count] where new.indices.contains(index) {
          let lines = new[index].position.line - old[around].position.line
          if old[around].equals(new[index], movedBy: lines) { return found.moved(by: lines) }
        }
        return nil
      })
  }
}

extension FoundDiagnostic {
  /// Returns the finding as many lines further down.
  func moved(by lines: Int) -> FoundDiagnostic {
    lines == 0 ? self : FoundDiagnostic(diagnostic: diagnostic.moved(by: lines), check: check)
  }
}
