import WatchwordBasics

/// Adapts advice for readers without a terminal: removes command lines from texts.
enum CommandLines {
  /// Returns the text without the clauses that name an option or a command of the program.
  ///
  /// A clause ends at a full stop, a semicolon or ", or".
  static func removed(from text: String) -> String {
    let bytes = Array(text.utf8)
    guard hasCommand(bytes[...]) else { return text }
    var kept: [UInt8] = []
    for clause in clauses(of: bytes) where !hasCommand(bytes[clause.text]) {
      var part = Array(bytes[clause.text])
      if clause.startsSentence || kept.isEmpty {
        if let last = kept.last, last != UInt8(ascii: ".") { kept.append(UInt8(ascii: ".")) }
        if !kept.isEmpty { kept.append(0x20) }
        if let first = part.first, (0x61...0x7A).contains(first) { part[0] = first - 0x20 }
      } else {
        kept += bytes[clause.separator]
      }
      kept += part
    }
    if bytes.last == UInt8(ascii: "."), let last = kept.last, last != UInt8(ascii: ".") {
      kept.append(UInt8(ascii: "."))
    }
    return String(decoding: kept, as: UTF8.self)
  }

  private struct Clause {
    let separator: Range<Int>
    let startsSentence: Bool
    let text: Range<Int>
  }

  private static let separators: [(bytes: [UInt8], endsSentence: Bool)] = [
    (Array(". ".utf8), true), (Array("; ".utf8), false), (Array(", or ".utf8), false),
  ]

  private static func clauses(of bytes: [UInt8]) -> [Clause] {
    var clauses: [Clause] = []
    var (separator, startsSentence, start, offset) = (0..<0, true, 0, 0)
    while offset < bytes.count {
      guard let next = separators.first(where: { bytes[offset...].starts(with: $0.bytes) }) else {
        offset += 1
        continue
      }
      clauses.append(Clause(separator: separator, startsSentence: startsSentence, text: start..<offset))
      separator = offset..<offset + next.bytes.count
      (startsSentence, start, offset) = (next.endsSentence, separator.upperBound, separator.upperBound)
    }
    clauses.append(Clause(separator: separator, startsSentence: startsSentence, text: start..<bytes.count))
    return clauses
  }

  /// Whether a clause has an option (`--base`) or a command (`watchword explain`).
  private static func hasCommand(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.indices.contains { index in
      let rest = bytes[index...]
      if rest.starts(with: "--".utf8) {
        let before = index == bytes.startIndex ? 0x20 : bytes[index - 1]
        return !ASCII.isLetter(before) && before != UInt8(ascii: "-") && isSmallLetter(rest.dropFirst(2).first)
      }
      return rest.starts(with: "watchword ".utf8) && isSmallLetter(rest.dropFirst(10).first)
    }
  }

  private static func isSmallLetter(_ byte: UInt8?) -> Bool { byte.map { (0x61...0x7A).contains($0) } ?? false }
}
