import WatchwordCatalogFormats
import WatchwordDiagnostics

/// Hashes of the id of a unit together with its source: 8 bytes a unit.
enum SourceDigest {
  /// The hashes of a unit. The target of a source catalogue counts as a source too, since it is what the other
  /// catalogues are exported with.
  static func all(of unit: TranslationUnit, in file: FileFacts) -> [UInt64] {
    guard let source = unit.source, !source.text.isEmpty else { return [] }
    let hash = hash(unit.id, source.text)
    guard file.isSource, let target = unit.target, target.text != source.text else { return [hash] }
    return [hash, Self.hash(unit.id, target.text)]
  }

  static func hash(_ id: ExactText, _ text: ExactText) -> UInt64 {
    var hasher = Hasher()
    id.hash(into: &hasher)
    text.hash(into: &hasher)
    return UInt64(truncatingIfNeeded: hasher.finalize())
  }
}

/// A set of hashes: a text whose hash is not in it is not there.
struct DigestSet: Sendable {
  private var hashes: [UInt64]

  init(_ hashes: [UInt64]) {
    self.hashes = hashes
    self.hashes.sort()
  }

  func mayContain(_ hash: UInt64) -> Bool {
    let place = hashes.indices.firstPlace { hashes[$0] >= hash }
    return place < hashes.count && hashes[place] == hash
  }
}
