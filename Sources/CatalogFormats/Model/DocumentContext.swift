import WatchwordDiagnostics

/// The information about a document that is passed to its reader.
struct DocumentContext {
  /// The name of the document in findings: its path, if it has one.
  let name: ExactText
  /// The texts that the document translates, if they are in another document.
  let sources: SourceTable?
  /// The path, whose folders and file name may indicate the language.
  let path: SystemPath

  /// Creates the context of a document. By default, the path is the name.
  init(name: ExactText, sources: SourceTable? = nil, path: SystemPath? = nil) {
    self.name = name
    self.sources = sources
    self.path = path ?? SystemPath(name.string)
  }
}
