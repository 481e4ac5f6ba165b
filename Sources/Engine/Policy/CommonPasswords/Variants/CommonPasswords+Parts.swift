import WatchwordBasics

// A search for listed passwords in parts of a password.

extension CommonPasswords {
  /// The lengths, in characters, of the listed passwords that are searched for as parts of a password.
  private static let partLengths = 4...maximumPartLength
  static let maximumPartLength = 24

  /// Calls `body` with the length of each listed password that matches a folded text forwards from `start`, or
  /// backwards from `start` if `step` is -1.
  func forEachPart(of text: [UInt32], from start: Int, by step: Int, _ body: (Int) -> Void) {
    let hashes = hashes
    var hash = WordHashes.empty
    for length in 1...Self.maximumPartLength {
      let last = start + step * (length - 1)
      guard text.indices.contains(last) else { return }
      hash = WordHashes.extended(hash, by: text[last])
      if length >= Self.partLengths.lowerBound, hashes.mayContain(hash), contains(text, from: start, by: step, length) {
        body(length)
      }
    }
  }

  private var hashes: WordHashes {
    switch self {
    case .embedded: Self.embeddedHashes
    case .custom(let list): list.hashes
    }
  }

  private func contains(_ text: [UInt32], from start: Int, by step: Int, _ length: Int) -> Bool {
    var bytes: [UInt8] = []
    for index in 0..<length {
      guard let encoded = Unicode.Scalar(text[start + step * index]).flatMap({ UTF8.encode($0) }) else { return false }
      bytes.append(contentsOf: encoded)
    }
    switch self {
    case .embedded: return bytes.withUnsafeBufferPointer { Self.isEmbedded($0) }
    case .custom(let list): return list.words.contains(bytes)
    }
  }

  /// The hashes of all built-in words, which have only ASCII characters.
  private static let embeddedHashes: WordHashes = {
    var hashes = WordHashes(count: 1 << 15)
    CommonPasswords.embedded.forEachFolded { word in
      hashes.insert(word.reduce(WordHashes.empty) { WordHashes.extended($0, by: UInt32($1)) })
    }
    return hashes
  }()
}
