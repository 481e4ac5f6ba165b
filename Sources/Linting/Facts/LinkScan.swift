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
}
