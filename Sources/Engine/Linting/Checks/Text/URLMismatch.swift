import WatchwordBasics
import WatchwordCatalogFormats

/// An address of the source is missing from the translation or changed.
enum URLMismatch: UnitCheck {
  static let kind = FindingKind("url-mismatch", .warning)
  static let set = CheckSet.recommended
  static let signs: TextShape.Signs = .slash

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    guard let pair = unit.pair, pair.sourceShape.signs.contains(.slash) else { return }
    let addresses = Address.all(in: pair.source.text).filter { !$0.isInLink }
    guard !addresses.isEmpty else { return }
    let shown = Address.all(in: pair.target.text)
    let same = Set(shown.map { ExactText($0.text) })
    let changed = addresses.filter { !same.contains(ExactText($0.text)) }
    guard !changed.isEmpty else { return }
    let known = Addresses(shown)
    guard let lost = changed.first(where: { !known.mayReplace($0) }) else { return }
    let isAlone = !pair.source.text.has(0x20) && !pair.target.text.has(0x20)
    if isAlone, shown.first?.domain == lost.domain { return }
    findings.report(.lost(lost.text), at: pair.target.segment.contentSpan, unit: pair.unit)
  }

  fileprivate struct Address {
    private let bytes: ArraySlice<UInt8>
    /// Whether the address belongs to a Markdown link, which `MarkdownLinkMismatch` checks.
    let isInLink: Bool

    var text: String { String(decoding: bytes, as: UTF8.self) }
    /// The parts between dots and slashes, without language tags.
    var parts: [ExactText] { LinkScan.parts(of: bytes) }
    /// The parts between dots and slashes, without the country domain.
    var partsWithoutCountry: [ExactText] { LinkScan.partsWithoutCountry(of: bytes) }
    var hasCountry: Bool { LinkScan.hasCountry(bytes) }
    /// The label of the host before the country domain or another domain at its end: `a` of `https://www.a.co.uk`.
    var domain: ExactText? { LinkScan.labels(of: bytes).last.map { ExactText(utf8: $0) } }

    static func all(in text: String) -> [Address] {
      let bytes = Array(text.utf8)
      return LinkScan.links(in: bytes).compactMap { Address(bytes[$0]) }
    }

    private static let signs = Array("-._~:/?#[@!$&'*+,;=%".utf8)

    /// Finds the address in a word, from the letters before `://` to the last ASCII character that may end one.
    private init?(_ word: ArraySlice<UInt8>) {
      guard let colon = word.indices.first(where: { word[$0...].starts(with: "://".utf8) }) else { return nil }
      let start = word[..<colon].lastIndex { !ASCII.isLetter($0) }.map { $0 + 1 } ?? word.startIndex
      let tail = word[(colon + 3)...].prefix { ASCII.isLetter($0) || ASCII.isDigit($0) || Self.signs.contains($0) }
      var end = tail.endIndex
      while end > colon + 3, !ASCII.isLetter(word[end - 1]), !ASCII.isDigit(word[end - 1]) { end -= 1 }
      guard end > colon + 3 else { return nil }
      bytes = word[start..<end]
      isInLink = word[..<start].suffix(2).elementsEqual("](".utf8)
    }
  }
}

/// The addresses of a translation.
private struct Addresses {
  private let parts: Set<[ExactText]>
  private let partsWithoutCountry: Set<[ExactText]>
  /// The parts of those that have a country domain, without it.
  private let partsOfCountries: Set<[ExactText]>

  init(_ all: [URLMismatch.Address]) {
    parts = Set(all.map { $0.parts })
    partsWithoutCountry = Set(all.map { $0.partsWithoutCountry })
    partsOfCountries = Set(all.filter { $0.hasCountry }.map { $0.partsWithoutCountry })
  }

  /// Whether one of the addresses is the same as `address`, or its version for another language or country.
  func mayReplace(_ address: URLMismatch.Address) -> Bool {
    parts.contains(address.parts)
      || (address.hasCountry ? partsWithoutCountry : partsOfCountries).contains(address.partsWithoutCountry)
  }
}

extension Finding.Message {
  fileprivate static func lost(_ address: String) -> Self {
    Self("The address \(address.clipped) of the source is not in the translation", help: "Copy it from the source")
  }
}
