import WatchwordDiagnostics

/// The hash of a message's key, with whether there is anything to translate; 8 bytes, since there may be millions.
struct KeyDigest: Sendable, Hashable {
  private let bits: UInt64

  init(hash: UInt64, hasTextToTranslate: Bool) { bits = hash & ~1 | (hasTextToTranslate ? 1 : 0) }

  /// The hash without its last bit.
  var hash: UInt64 { bits & ~1 }
  var hasTextToTranslate: Bool { bits & 1 == 1 }
}

/// The keys of a source file, as hashes: a key whose hash is not among them is not there.
struct KeySet: Sendable {
  private var hashes: DigestSet

  init(_ keys: [KeyDigest]) { hashes = DigestSet(keys.map(\.hash)) }

  func mayContain(_ key: KeyDigest) -> Bool { hashes.mayContain(key.hash) }

  mutating func formUnion(_ other: KeySet) { hashes.formUnion(other.hashes) }
}
