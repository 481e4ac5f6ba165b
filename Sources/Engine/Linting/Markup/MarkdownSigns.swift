import WatchwordBasics

/// The Markdown signs that enclose words or start a line.
enum MarkdownSigns {
  enum Sign: String {
    case bold = "**"
    case code = "`"
    case heading = "#"

    /// The name of the markup in messages.
    var name: String {
      switch self {
      case .bold: "bold text (**)"
      case .code: "code (`)"
      case .heading: "heading (#)"
      }
    }
  }

  struct Defect {
    let sign: Sign
    /// The bytes of the sign without a partner; `nil` for the whole text.
    let range: Range<Int>?
    /// Whether the translation has no such sign.
    let isLost: Bool
  }

  /// Returns the defects in the signs of `target`, if `source` has them in pairs.
  static func defects(of target: TextFacts, against source: TextFacts) -> [Defect] {
    let bytes = (source: Array(source.text.utf8), target: Array(target.text.utf8))
    var defects: [Defect] = []
    if source.marks.contains(.star), isInPairs(stars(bytes.source), bytes.source, length: 2) {
      let found = stars(bytes.target)
      if let last = found.last, found.count % 2 == 1 {
        defects.append(Defect(sign: .bold, range: last..<last + 2, isLost: false))
      } else if found.isEmpty {
        defects.append(Defect(sign: .bold, range: nil, isLost: true))
      }
    }
    if source.marks.contains(.backtick), isInPairs(backticks(bytes.source), bytes.source, length: 1) {
      let found = backticks(bytes.target)
      if let last = found.last, found.count % 2 == 1 {
        defects.append(Defect(sign: .code, range: last..<last + 1, isLost: false))
      }
    }
    if source.marks.contains(.hash), headings(bytes.source) > 0, bytes.source.contains(0x0A),
      headings(bytes.target) == 0
    {
      defects.append(Defect(sign: .heading, range: nil, isLost: true))
    }
    return defects
  }

  /// Whether the signs form pairs, with no blank directly after the opening sign or before the closing one.
  private static func isInPairs(_ offsets: [Int], _ bytes: [UInt8], length: Int) -> Bool {
    guard !offsets.isEmpty, offsets.count % 2 == 0 else { return false }
    return stride(from: 0, to: offsets.count, by: 2).allSatisfy { index in
      let (start, end) = (offsets[index] + length, offsets[index + 1])
      return start < end && bytes[start] > 0x20 && bytes[end - 1] > 0x20
    }
  }

  /// Returns the offsets of sequences of exactly two asterisks.
  private static func stars(_ bytes: [UInt8]) -> [Int] {
    runs(of: UInt8(ascii: "*"), in: bytes).filter { $0.count == 2 }.map { $0.lowerBound }
  }

  /// Returns the offsets of single backticks.
  private static func backticks(_ bytes: [UInt8]) -> [Int] {
    runs(of: UInt8(ascii: "`"), in: bytes).filter { $0.count == 1 }.map { $0.lowerBound }
  }

  private static func runs(of sign: UInt8, in bytes: [UInt8]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var offset = 0
    while offset < bytes.count {
      let start = offset
      while offset < bytes.count, bytes[offset] == sign { offset += 1 }
      if offset > start { runs.append(start..<offset) } else { offset += 1 }
    }
    return runs
  }

  /// Returns the number of lines that start with one to six number signs and a space.
  private static func headings(_ bytes: [UInt8]) -> Int {
    runs(of: UInt8(ascii: "#"), in: bytes).count { run in
      run.count <= 6 && (run.lowerBound == 0 || bytes[run.lowerBound - 1] == 0x0A) && run.upperBound < bytes.count
        && bytes[run.upperBound] == 0x20
    }
  }
}
