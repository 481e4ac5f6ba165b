import WatchwordBasics

/// The words of a list that an app provides, in folded form.
public struct ListedPasswords: Sendable {
  /// The words in UTF-8.
  let words: Set<[UInt8]>
  /// The hashes of the words, for searches in parts of a password.
  let hashes: WordHashes

  init(_ words: Set<[UInt8]>) {
    self.words = words
    var hashes = WordHashes(count: words.count)
    for word in words {
      hashes.insert(
        String(decoding: word, as: UTF8.self).unicodeScalars.reduce(WordHashes.empty) {
          WordHashes.extended($0, by: $1.value)
        })
    }
    self.hashes = hashes
  }
}

/// A bitmap, indexed by the first bits of a hash, that marks the hashes of all words of a list. Few parts of a password
/// have a marked hash (Bloom, 1970), so most parts need no look-up.
struct WordHashes: Sendable {
  private var bits: [UInt64]
  private let shift: UInt32

  /// Creates an empty bitmap for `count` words: about one of 32 to 64 other hashes is marked.
  init(count: Int) {
    var digits: UInt32 = 6
    while digits < 24, (1 << digits) < 32 * count { digits += 1 }
    shift = 32 - digits
    bits = Array(repeating: 0, count: 1 << Int(digits - 6))
  }

  mutating func insert(_ hash: UInt32) {
    let index = hash >> shift
    bits[Int(index / 64)] |= 1 << UInt64(index % 64)
  }

  func mayContain(_ hash: UInt32) -> Bool {
    let index = hash >> shift
    return bits[Int(index / 64)] >> UInt64(index % 64) & 1 == 1
  }

  /// The hash of an empty text.
  static let empty: UInt32 = 0x811C_9DC5

  /// Returns the hash of a text extended by one character (Fowler, Noll and Vo, FNV-1a).
  static func extended(_ hash: UInt32, by next: UInt32) -> UInt32 { (hash ^ next) &* 0x0100_0193 }
}
