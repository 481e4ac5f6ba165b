public import WatchwordBasics

/// How a password is compared with words.
public enum WordMatch: UInt8, NamedChoice {
  /// The password may not contain a word.
  case contained
  /// The password may not be a word.
  case whole

  /// The name in policies.
  public var name: ExactText {
    switch self {
    case .contained: "contained"
    case .whole: "whole"
    }
  }

  /// The position of a rule's text among its four texts: contained, contained even backwards, whole, and whole even
  /// backwards.
  func textIndex(reversed: Bool) -> Int { (self == .whole ? 2 : 0) + (reversed ? 1 : 0) }

  /// The position of a rule's hint among its three hints: contained, contained even backwards, and whole.
  func hintIndex(reversed: Bool) -> Int { min(textIndex(reversed: reversed), 2) }
}

/// A set of words to search for in time linear in the text, regardless of the number of words (Aho and Corasick, 1975).
struct WordSet: Hashable, Sendable {
  /// A node of the trie; the bytes from the root to a node are the prefix of a word.
  private struct Node: Hashable, Sendable {
    let byte: UInt8
    /// The first child, one byte longer; 0 (the root) if there is none.
    var firstChild = 0
    /// The next child of the same parent; 0 if there is none.
    var nextSibling = 0
    /// The node of the longest proper suffix that is the prefix of a word.
    var failure = 0
    /// The length in code points of the longest word that ends here; 0 if none does.
    var longestWord = 0
  }

  private var nodes = [Node(byte: 0)]
  /// The ASCII characters that occur in every word; empty if there are no words.
  let charactersOfAll: ASCIISet

  /// Creates the set of `words`, given in UTF-8. An empty word never matches.
  init(_ words: [[UInt8]]) {
    charactersOfAll = Self.characters(ofAll: words)
    for word in words { insert(word) }
    linkFailures()
  }

  private static func characters(ofAll words: [[UInt8]]) -> ASCIISet {
    guard let first = words.first else { return ASCIISet() }
    var common = ASCIISet(first)
    for word in words {
      let characters = ASCIISet(word)
      common.low &= characters.low
      common.high &= characters.high
    }
    return common
  }

  private mutating func insert(_ word: [UInt8]) {
    guard !word.isEmpty else { return }
    var node = 0
    var length = 0
    for byte in word {
      if byte & 0xC0 != 0x80 { length += 1 }
      var next = child(of: node, byte)
      if next == 0 {
        next = nodes.count
        nodes.append(Node(byte: byte, nextSibling: nodes[node].firstChild))
        nodes[node].firstChild = next
      }
      node = next
    }
    nodes[node].longestWord = max(nodes[node].longestWord, length)
  }

  /// Links nodes breadth-first, because the failure node of a node is closer to the root.
  private mutating func linkFailures() {
    var queue = [0]
    var head = 0
    while head < queue.count {
      let parent = queue[head]
      head += 1
      var node = nodes[parent].firstChild
      while node != 0 {
        let failure = parent == 0 ? 0 : step(from: nodes[parent].failure, nodes[node].byte)
        nodes[node].failure = failure
        nodes[node].longestWord = max(nodes[node].longestWord, nodes[failure].longestWord)
        queue.append(node)
        node = nodes[node].nextSibling
      }
    }
  }

  private func child(of node: Int, _ byte: UInt8) -> Int {
    var child = nodes[node].firstChild
    while child != 0, nodes[child].byte != byte { child = nodes[child].nextSibling }
    return child
  }

  private func step(from node: Int, _ byte: UInt8) -> Int {
    var node = node
    while true {
      let next = child(of: node, byte)
      if next != 0 || node == 0 { return next }
      node = nodes[node].failure
    }
  }

  /// Returns, for each code point of a folded text, the length in code points of the longest word that ends with it; 0
  /// if no word does.
  func longest(in text: [UInt32]) -> [Int] {
    var node = 0
    return text.map { value in
      if let encoded = Unicode.Scalar(value).flatMap({ UTF8.encode($0) }) {
        for byte in encoded { node = step(from: node, byte) }
      }
      return nodes[node].longestWord
    }
  }

  /// Whether a word of at least `minimumLength` code points occurs in the lower case of `text`, which is UTF-8.
  func occurs(in text: UnsafeBufferPointer<UInt8>, minimumLength: Int) -> Bool {
    var node = 0
    for byte in text {
      node = step(from: node, ASCII.lowercased(byte))
      let length = nodes[node].longestWord
      if length > 0, length >= minimumLength { return true }
    }
    return false
  }
}
