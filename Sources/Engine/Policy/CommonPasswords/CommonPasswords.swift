import WatchwordBasics

/// A list of passwords that many people use.
public enum CommonPasswords: Sendable {
  /// The 30,000 built-in passwords, and 355 words of 15 or more characters (zxcvbn's lists, see `NOTICE`).
  case embedded
  /// A list that the app provides.
  case custom(ListedPasswords)

  /// Creates a list from lines that the app provides: one password per line (LF or CRLF) in UTF-8, compared after case
  /// folding. Empty lines and a leading byte order mark are skipped.
  public init(lines bytes: [UInt8]) {
    var words: Set<[UInt8]> = []
    let text = bytes.starts(with: ByteOrderMark.utf8) ? bytes.dropFirst(ByteOrderMark.utf8.count) : bytes[...]
    for line in text.split(separator: 0x0A) {
      let word = line.last == 0x0D ? line.dropLast() : line
      if !word.isEmpty { words.insert(CaseFolding.folded(String(decoding: word, as: UTF8.self))) }
    }
    self = .custom(ListedPasswords(words))
  }

  /// Whether the list is empty.
  public var isEmpty: Bool {
    switch self {
    case .embedded: false
    case .custom(let list): list.words.isEmpty
    }
  }

  /// Whether a list is available. A build for programs that load their own list has no built-in one.
  package var isAvailable: Bool {
    switch self {
    case .embedded: !CommonPasswordsTable.lengths.isEmpty
    case .custom: true
    }
  }

  /// Whether the list contains this password, ignoring case.
  public func contains(_ password: String) -> Bool { contains(PasswordFacts(password)) }

  /// Returns the form in which passwords are compared with the list: case-folded, in UTF-8.
  package static func folded(_ password: String) -> [UInt8] { CaseFolding.folded(password) }

  /// Calls `body` with every password of the list, folded, in no particular order.
  package func forEachFolded(_ body: ([UInt8]) -> Void) {
    switch self {
    case .custom(let list):
      for word in list.words { body(word) }
    case .embedded:
      for length in CommonPasswordsTable.lengths {
        CommonPasswordsTable.words(ofLength: length).withUTF8Buffer { words in
          for start in stride(from: 0, to: words.count, by: length) { body(Array(words[start..<start + length])) }
        }
      }
    }
  }

  /// Whether the list contains this password.
  func contains(_ password: PasswordFacts) -> Bool {
    switch self {
    case .embedded: Self.mayContain(password) && password.withCaselessBytes { Self.isEmbedded($0) }
    case .custom(let list): list.words.contains(password.folded)
    }
  }

  /// Whether the built-in list can contain this password, judged by the password's characters. Few listed words have a
  /// special character, so most passwords need no search.
  private static func mayContain(_ password: PasswordFacts) -> Bool {
    guard let characters = password.foldedASCII else { return true }
    return CommonPasswordsTable.characters(ofLength: password.length).isSuperset(of: characters)
  }

  /// Whether the built-in list contains the lower-case form of the bytes.
  static func isEmbedded(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let length = bytes.count
    guard CommonPasswordsTable.lengths.contains(length) else { return false }
    // The first four bytes (every word has at least four) as a number with the same sort order; few words share these
    // bytes.
    var start: UInt32 = 0
    for index in 0..<4 { start = start << 8 | UInt32(ASCII.lowercased(bytes[index])) }
    return CommonPasswordsTable.words(ofLength: length).withUTF8Buffer { words in
      let count = words.count / length
      let index = (0..<count).partitioningIndex { index in
        let offset = index * length
        let other = UInt32(
          bigEndian: UnsafeRawBufferPointer(words).loadUnaligned(fromByteOffset: offset, as: UInt32.self))
        return other == start ? order(of: bytes, and: words, at: offset) <= 0 : other > start
      }
      return index < count && order(of: bytes, and: words, at: index * length) == 0
    }
  }

  /// Returns -1, 0 or 1 if the lower case of `word` is less than, equal to or greater than the word at `offset`.
  private static func order(
    of word: UnsafeBufferPointer<UInt8>, and words: UnsafeBufferPointer<UInt8>, at offset: Int
  ) -> Int {
    for index in word.indices {
      let byte = ASCII.lowercased(word[index])
      if byte != words[offset + index] { return byte < words[offset + index] ? -1 : 1 }
    }
    return 0
  }
}
