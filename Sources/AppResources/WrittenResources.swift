public import WatchwordCatalogFormats
public import WatchwordDiagnostics

/// Texts as the resources of an app.
public struct WrittenResources: Sendable {
  /// The files, with paths relative to the folder that they are written to: `values-ru/strings.xml`.
  public internal(set) var files: [(path: String, bytes: [UInt8])] = []
  /// How many texts at least one language has.
  public internal(set) var textCount = 0
  /// What keeps texts from standing there as the engine shows them.
  public internal(set) var problems: [ResourceProblem] = []
  /// What the target cannot express.
  public internal(set) var losses: [CatalogLoss] = []
  /// Different texts that have the same key in the target; nothing may be written then.
  public internal(set) var collisions: [(key: String, texts: [ExactText])] = []

  init() {}

  init(_ catalog: WrittenCatalog) {
    files = catalog.files
    losses = catalog.losses
  }
}
