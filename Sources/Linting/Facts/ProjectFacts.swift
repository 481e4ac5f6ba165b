import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLocalization

/// Several catalogues, what they are compared with, and the policies whose texts they must have.
struct ProjectFacts: Sendable {
  let catalogs: [CatalogFacts]
  let policies: [NamedPolicy]
  /// For each catalogue the index of its base in `bases`.
  private let baseOfCatalog: [Int?]
  private let bases: [BaseFacts]

  /// The source catalogues that cannot be told from an earlier one: the same source files in the same language.
  let duplicateSources: [(catalog: CatalogFacts, earlier: CatalogFacts)]

  init(catalogs: [CatalogFacts], base: CatalogFacts?, policies: [NamedPolicy]) {
    self.catalogs = catalogs
    self.policies = policies
    if let base {
      bases = base.isComplete ? [BaseFacts(base)] : []
      baseOfCatalog = catalogs.map { _ in base.isComplete ? 0 : nil }
      duplicateSources = []
      return
    }
    let sources = SourceCatalogs(catalogs)
    bases = sources.catalogs.map { BaseFacts($0) }
    baseOfCatalog = catalogs.map { sources.base(of: $0) }
    duplicateSources = sources.duplicates(among: catalogs)
  }

  /// The translations that were read to their end, each with what it is compared with.
  var comparisons: [(catalog: CatalogFacts, base: BaseFacts)] {
    zip(catalogs, baseOfCatalog).compactMap { catalog, index in
      guard let index, catalog.isComplete, !catalog.name.isSame(as: bases[index].catalog.name) else {
        return nil
      }
      return (catalog, bases[index])
    }
  }
}

/// The catalogue that others are compared with.
struct BaseFacts: Sendable {
  let catalog: CatalogFacts
  /// The keys of each source file.
  let keys: [MessageKey: Set<MessageKey>]

  init(_ catalog: CatalogFacts) {
    self.catalog = catalog
    keys = catalog.keys
  }
}

extension CatalogFacts {
  /// The source files that the catalogue translates.
  var originals: Set<MessageKey> { Set(files.compactMap { $0.file.original.map { MessageKey($0) } }) }

  /// Whether every `<file>` says which source file it translates.
  var hasEveryOriginal: Bool { files.allSatisfy { $0.file.original?.utf8.isEmpty == false } }

  /// The keys of each source file.
  var keys: [MessageKey: Set<MessageKey>] {
    var keys: [MessageKey: Set<MessageKey>] = [:]
    for file in files {
      for message in file.messages { keys[file.originalKey, default: []].insert(MessageKey(message.key)) }
    }
    return keys
  }
}

extension FileFacts {
  /// The source file as a key; the empty one where it is not said.
  var originalKey: MessageKey { MessageKey(file.original ?? "") }
}
