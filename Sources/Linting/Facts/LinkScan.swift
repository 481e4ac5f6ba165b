import WatchwordDiagnostics

/// Finds URLs.
enum LinkScan {
  /// The words of a text that hold `://`.
  static func links(in bytes: [UInt8]) -> [Range<Int>] {
    let mark = Array("://".utf8)
    var links: [Range<Int>] = []
    var start = 0
    var isLink = false
    for (offset, byte) in bytes.enumerated() {
      if byte <= 0x20 {
        if isLink { links.append(start..<offset) }
        start = offset + 1
        isLink = false
      } else if byte == mark[0], !isLink {
        isLink = bytes[offset...].starts(with: mark)
      }
    }
    if isLink { links.append(start..<bytes.count) }
    return links
  }

  /// What is between the dots and slashes of an address, without languages.
  static func parts(of address: ArraySlice<UInt8>) -> [ExactText] {
    address.split { ".:/?=&#".utf8.contains($0) }.filter { !isLanguage($0) }.map {
      ExactText(String(decoding: $0, as: UTF8.self))
    }
  }

  /// Whether it looks like `de`, `pt-BR` or `zh_Hant`.
  private static func isLanguage(_ part: ArraySlice<UInt8>) -> Bool {
    let subtags = part.split { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
    guard let first = subtags.first, first.count == 2, first.allSatisfy({ ASCII.isLetter($0) }) else { return false }
    return subtags.dropFirst().allSatisfy { (2...4).contains($0.count) }
  }
}
