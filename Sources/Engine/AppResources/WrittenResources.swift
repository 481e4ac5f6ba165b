package import WatchwordBasics
package import WatchwordCatalogFormats
package import WatchwordPolicy

/// A policy with its name in apps.
package struct NamedPolicy: Hashable, Sendable {
  /// The name, such as `strong`.
  package let name: String
  /// The policy.
  package let policy: PasswordPolicy

  /// Creates a policy called `name`.
  package init(_ policy: PasswordPolicy, called name: String) {
    self.name = name
    self.policy = policy
  }
}

/// The resources of an app, generated from texts.
package struct WrittenResources: Sendable {
  /// The files, with paths relative to the folder that they are written to: `values-ru/strings.xml`.
  package internal(set) var files: [(path: String, bytes: [UInt8])] = []
  /// The number of texts that at least one language has.
  package internal(set) var textCount = 0
  /// The differences between the texts here and in the engine.
  package internal(set) var problems: [ResourceProblem] = []
  /// The content that the target cannot express.
  package internal(set) var losses: [CatalogLoss] = []
  /// Different texts with the same key in the target; nothing may be written if there are any.
  package internal(set) var collisions: [(key: String, texts: [ExactText])] = []

  init() {}

  init(_ catalog: WrittenCatalog) {
    files = catalog.files
    losses = catalog.losses
  }
}
