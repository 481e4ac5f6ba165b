package import WatchwordCatalogFormats
package import WatchwordDiagnostics

/// Texts as the resources of an app.
package struct WrittenResources: Sendable {
  /// The files, with paths relative to the folder that they are written to: `values-ru/strings.xml`.
  package internal(set) var files: [(path: String, bytes: [UInt8])] = []
  /// How many texts at least one language has.
  package internal(set) var textCount = 0
  /// What keeps texts from standing there as the engine shows them.
  package internal(set) var problems: [ResourceProblem] = []
  /// What the target cannot express.
  package internal(set) var losses: [CatalogLoss] = []
  /// Different texts that have the same key in the target; nothing may be written then.
  package internal(set) var collisions: [(key: String, texts: [ExactText])] = []

  init() {}

  init(_ catalog: WrittenCatalog) {
    files = catalog.files
    losses = catalog.losses
  }
}
