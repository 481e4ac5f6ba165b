import WatchwordDiagnostics

// A search for listed passwords in parts of a password.

extension CommonPasswords {
  /// The lengths, in characters, of the listed passwords that are searched for as parts of a password.
  private static let partLengths = 4...maximumPartLength
  static let maximumPartLength = 24

  /// Calls `body` with the length of each listed password that matches a folded text forwards from `start`, or
  /// backwards from `start` if `step` is -1.
  func forEachPart(of text: [UInt32], from start: Int, by step: Int, _ body: (Int) -> Void) {
    var hash = Self.emptyHash
    for length in 1...Self.maximumPartLength {
      let last = start + step * (length - 1)
      guard text.indices.contains(last) else { return }
      hash = Self.hash(hash, text[last])
      if length >= Self.partLengths.lowerBound, mayContain(hash), contains(text, from: start, by: step, length) {
        body(length)
      }
    }
  }

  private func mayContain(_ hash: UInt32) -> Bool {
    guard case .embedded = self else { return true }
    return Self.hashes[Int(hash >> 18)] >> (hash >> 12 & 63) & 1 == 1
  }

  private func contains(_ text: [UInt32], from start: Int, by step: Int, _ length: Int) -> Bool {
    var bytes: [UInt8] = []
    for index in 0..<length {
      guard let encoded = Unicode.Scalar(text[start + step * index]).flatMap({ UTF8.encode($0) }) else { return false }
      bytes.append(contentsOf: encoded)
    }
    switch self {
    case .embedded: return bytes.withUnsafeBufferPointer { Self.isEmbedded($0) }
    case .custom(let words): return words.contains(bytes)
    }
  }

  /// A bitmap, indexed by the first 20 bits of a hash, that marks the hashes of all built-in words. Few parts of a
  /// password have a marked hash (Bloom, 1970), so most parts need no look-up.
  private static let hashes: [UInt64] = {
    var bits = Array(repeating: UInt64(0), count: 1 << 14)
    CommonPasswords.embedded.forEachFolded { word in
      let hash = word.reduce(emptyHash) { Self.hash($0, UInt32($1)) }
      bits[Int(hash >> 18)] |= 1 << UInt64(hash >> 12 & 63)
    }
    return bits
  }()

  private static let emptyHash: UInt32 = 0x811C_9DC5

  /// Returns the hash of a text extended by one character (Fowler, Noll and Vo, FNV-1a).
  private static func hash(_ hash: UInt32, _ next: UInt32) -> UInt32 { (hash ^ next) &* 0x0100_0193 }
}
