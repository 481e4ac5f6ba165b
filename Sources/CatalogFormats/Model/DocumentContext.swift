import WatchwordDiagnostics
import WatchwordSystemFiles

/// What a reader is told about a document.
struct DocumentContext {
  /// The name of the document in findings: its path, as far as it has one.
  let name: ExactText
  /// The texts that the document translates, if another one has them.
  var sources: SourceTable?

  /// The path that the name may be.
  var path: SystemPath { SystemPath(name.string) }
}
