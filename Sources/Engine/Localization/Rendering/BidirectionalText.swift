import WatchwordBasics

/// Support for the Unicode Bidirectional Algorithm (UAX #9) when one text is inserted into another.
enum BidirectionalText {
  /// U+2068 FIRST STRONG ISOLATE in UTF-8.
  static let isolateOpening: [UInt8] = [0xE2, 0x81, 0xA8]
  /// U+2069 POP DIRECTIONAL ISOLATE in UTF-8.
  static let isolateClosing: [UInt8] = [0xE2, 0x81, 0xA9]
  /// U+202C POP DIRECTIONAL FORMATTING in UTF-8.
  private static let embeddingClosing: [UInt8] = [0xE2, 0x80, 0xAC]

  /// The code points with the bidirectional classes R and AL in Unicode 18, merged across unassigned code points
  /// (DerivedBidiClass.txt).
  private static let rightToLeft: [ClosedRange<UInt32>] = [
    0x05BE...0x05BE, 0x05C0...0x05C0, 0x05C3...0x05C3, 0x05C6...0x05C6, 0x05D0...0x05F4, 0x0608...0x0608,
    0x060B...0x060B, 0x060D...0x060D, 0x061B...0x064A, 0x066D...0x066F, 0x0671...0x06D5, 0x06E5...0x06E6,
    0x06EE...0x06EF, 0x06FA...0x0710, 0x0712...0x072F, 0x074D...0x07A5, 0x07B1...0x07EA, 0x07F4...0x07F5,
    0x07FA...0x07FA, 0x07FE...0x0815, 0x081A...0x081A, 0x0824...0x0824, 0x0828...0x0828, 0x0830...0x0858,
    0x085E...0x088F, 0x08A0...0x08C9, 0x200F...0x200F, 0xFB1D...0xFB1D, 0xFB1F...0xFB28, 0xFB2A...0xFBC2,
    0xFBD3...0xFD3D, 0xFD50...0xFD8F, 0xFD92...0xFDC7, 0xFDF0...0xFDFC, 0xFE70...0xFEFC, 0x10800...0x1091B,
    0x10920...0x10A00, 0x10A10...0x10A35, 0x10A40...0x10AE4, 0x10AEB...0x10B35, 0x10B40...0x10D23,
    0x10D4A...0x10D65, 0x10D6F...0x10D8F, 0x10E80...0x10EA9, 0x10EAD...0x10ECA, 0x10ED9...0x10EEE,
    0x10F00...0x10F45, 0x10F51...0x10F81, 0x10F86...0x10FF6, 0x1E800...0x1E8CF, 0x1E900...0x1E943,
    0x1E94B...0x1EEBB,
  ]

  /// Whether `text` contains a strongly right-to-left character.
  static func isStronglyRightToLeft(in text: String) -> Bool {
    // The first byte of every such character is at least 0xD6, so most texts need no decoding.
    guard text.utf8.contains(where: { $0 >= 0xD6 }) else { return false }
    return text.unicodeScalars.contains { isStronglyRightToLeft($0) }
  }

  /// Whether `scalar` has the class R or AL.
  static func isStronglyRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    guard value >= 0x0590 else { return false }
    let index = rightToLeft.indices.partitioningIndex { rightToLeft[$0].upperBound >= value }
    return index < rightToLeft.count && rightToLeft[index].contains(value)
  }

  /// Returns the bytes of `text` with balanced directional controls, so that none has an effect beyond the text: a
  /// closing control without an opening one is removed, and open ones are closed at the end (UAX #9, BD9 to BD11).
  static func balanced(_ text: String) -> [UInt8] {
    guard text.utf8.contains(0xE2) else { return Array(text.utf8) }
    var bytes: [UInt8] = []
    var open: [Bool] = []  // true for an isolate, false for an embedding or an override
    var isolates = 0
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x202A, 0x202B, 0x202D, 0x202E: open.append(false)
      case 0x2066, 0x2067, 0x2068:
        open.append(true)
        isolates += 1
      case 0x202C:
        guard open.last == false else { continue }
        open.removeLast()
      case 0x2069:
        guard isolates > 0 else { continue }
        while open.popLast() == false { bytes += embeddingClosing }
        isolates -= 1
      default: break
      }
      bytes.append(contentsOf: String(Character(scalar)).utf8)
    }
    for isIsolate in open.reversed() { bytes += isIsolate ? isolateClosing : embeddingClosing }
    return bytes
  }
}
