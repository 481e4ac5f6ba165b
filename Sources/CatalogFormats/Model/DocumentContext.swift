import WatchwordDiagnostics

/// What a reader is told about a document.
struct DocumentContext {
  /// The name of the document in findings: its path, as far as it has one.
  let name: ExactText
  /// The texts that the document translates, if another one has them.
  let sources: SourceTable?
  /// The path whose folders and file name may say the language.
  let path: SystemPath

  /// The context of a document; without a path, its name may be one.
  init(name: ExactText, sources: SourceTable? = nil, path: SystemPath? = nil) {
    self.name = name
    self.sources = sources
    self.path = path ?? SystemPath(name.string)
  }
}
