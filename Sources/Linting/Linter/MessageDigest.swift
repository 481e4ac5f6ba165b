import WatchwordDiagnostics

/// A number that stands for a message of a catalogue.
///
/// Different messages can have the same one. So it only says where to look: what is reported or left out rests on the
/// keys themselves.
struct MessageDigest: Hashable, Sendable {
  /// The place of the `<file>` among those of the catalogue.
  let file: Int
  /// The hash of the key.
  let hash: UInt64

  init(file: Int, hash: UInt64) {
    self.file = file
    self.hash = hash
  }
}

extension ExactText {
  /// A hash of the bytes that nobody can foresee, so that no file can be made to have many of the same.
  var digest: UInt64 {
    var hasher = Hasher()
    hash(into: &hasher)
    return UInt64(truncatingIfNeeded: hasher.finalize())
  }
}
