import WatchwordBasics

/// A scanner for URLs.
enum LinkScan {
  /// Returns the words of a text that contain `://`.
  static func links(in bytes: [UInt8]) -> [Range<Int>] {
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

  /// Returns the parts between the dots and slashes of an address, without the country domain at the end of its host,
  /// so that google.pl equals google.com, and amazon.co.uk equals amazon.com.
  static func partsWithoutCountry(of address: ArraySlice<UInt8>) -> [ExactText] {
    let host = host(of: address)
    return parts(of: address[..<host.startIndex])
      + labels(of: address).filter { !isLanguage($0) }.map { ExactText(utf8: $0) }
      + parts(of: address[host.endIndex...])
  }

  /// Returns the labels of the host of an address, without the country domain and its relatives at the end.
  static func labels(of address: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var labels = host(of: address).split(separator: UInt8(ascii: "."))
    while labels.count > 1, let last = labels.last, isLanguage(last) || domains.contains(where: last.elementsEqual) {
      labels.removeLast()
    }
    return labels
  }

  /// Whether the host of an address ends in a country domain.
  static func hasCountry(_ address: ArraySlice<UInt8>) -> Bool {
    let host = host(of: address)
    return host.split(separator: UInt8(ascii: ".")).last.map { isLanguage($0) } ?? false
  }

  /// Returns the host of an address, without a port.
  private static func host(of address: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let start = address.indices.first { address[$0...].starts(with: mark) }.map { $0 + 3 } ?? address.startIndex
    return address[start...].prefix { !hostEnds.contains($0) }
  }

  private static let mark = Array("://".utf8)
  private static let hostEnds = Array("/?#:".utf8)
  private static let separators = Array(".:/?=&#".utf8)

  /// The domains that do not denote a country, at the end of a host or before a country domain.
  private static let domains = [Array("com".utf8), Array("co".utf8), Array("org".utf8), Array("net".utf8)]

  /// Returns the parts between the dots and slashes of an address, without language tags.
  static func parts(of address: ArraySlice<UInt8>) -> [ExactText] {
    address.split { separators.contains($0) }.filter { !isLanguage($0) }.map {
      ExactText(utf8: $0)
    }
  }

  /// Whether a part looks like `de`, `pt-BR` or `zh_Hant`.
  private static func isLanguage(_ part: ArraySlice<UInt8>) -> Bool {
    let subtags = part.split { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
    guard let first = subtags.first, first.count == 2, first.allSatisfy({ ASCII.isLetter($0) }) else { return false }
    return subtags.dropFirst().allSatisfy { (2...4).contains($0.count) }
  }
}
