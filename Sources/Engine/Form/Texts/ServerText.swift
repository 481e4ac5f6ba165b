import WatchwordBasics

/// Functions for texts from a server, which are already in the user's language but not trusted.
enum ServerText {
  /// Returns the text without control characters and without directional controls that have an effect beyond it; empty
  /// if nothing visible remains.
  ///
  /// Embeddings and overrides (UAX #9, section 2.1) are dropped; isolates are dropped only if they are unmatched. A
  /// paragraph separator is dropped too, because it would end the isolate around the text.
  static func cleaned(_ text: String) -> String {
    var kept: [Unicode.Scalar] = []
    var open: [Int] = []
    var isVisible = false
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x2066...0x2068: open.append(kept.count)
      case 0x2069: if open.popLast() == nil { continue }
      case _ where isDropped(scalar): continue
      case 0x20, 0xA0, 0xAD, 0x61C, 0x1680, 0x180E, 0x2000...0x200F, 0x2028, 0x202F, 0x205F...0x2064, 0x3000, 0xFEFF:
        break
      default: isVisible = true
      }
      kept.append(scalar)
    }
    guard isVisible else { return "" }
    var result = ""
    var next = open[...]
    for (index, scalar) in kept.enumerated() {
      if next.first == index {
        next.removeFirst()
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension ServerText {
  /// Whether a character is among those that are dropped: isolates only if they are unmatched, the others always.
  static func isDropped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x2029, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
