import WatchwordBasics
import WatchwordCatalogFormats

/// A translation lacks an acronym of its source.
enum AcronymLost: UnitCheck {
  static let kind = FindingKind("acronym-lost", .info)
  static let set = CheckSet.all

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    guard let pair = unit.pair, pair.sourceShape.signs.contains(.latin),
      // Other scripts transliterate acronyms.
      !pair.targetShape.signs.isDisjoint(with: .latin)
    else { return }
    var source = pair.source.text
    let acronyms: [String] = source.withUTF8 { Self.acronyms(in: $0) }
    guard !acronyms.isEmpty else { return }
    let shown = Self.parts(of: pair.target.text, among: Set(acronyms.map { Self.key($0.utf8) }))
    guard let lost = acronyms.first(where: { !shown.contains(Self.key($0.utf8)) }) else { return }
    findings.report(.lost(lost), at: pair.target.segment.contentSpan, unit: pair.unit)
  }

  /// Returns the acronyms of `keys` that occur in a text, in capital or small letters; the text is read once for all.
  private static func parts(of text: String, among keys: Set<UInt64>) -> Set<UInt64> {
    var found: Set<UInt64> = []
    var last: UInt64 = 0
    for byte in text.utf8 {
      last = last << 8 | UInt64(ASCII.lowercased(byte))
      for length in lengths {
        let key = last & (1 << UInt64(8 * length) - 1)
        if keys.contains(key) { found.insert(key) }
      }
    }
    return found
  }

  /// The small letters of an acronym as one number.
  private static func key(_ acronym: some Sequence<UInt8>) -> UInt64 {
    acronym.reduce(0) { $0 << 8 | UInt64(ASCII.lowercased($1)) }
  }

  private static let lengths = 3...6

  /// Returns the words in capital letters, if the text also has other words.
  private static func acronyms(in bytes: UnsafeBufferPointer<UInt8>) -> [String] {
    var found: [String] = []
    var hasOther = false
    var start = 0
    for index in 0...bytes.count {
      if index < bytes.count, ASCII.isLetter(bytes[index]) || ASCII.isDigit(bytes[index]) || bytes[index] >= 0x80 {
        continue
      }
      let word = UnsafeBufferPointer(rebasing: bytes[start..<index])
      let isJoined = start > 0 && "%$/.@_&".utf8.contains(bytes[start - 1])
      if lengths.contains(word.count), !isJoined, word.allSatisfy({ (0x41...0x5A).contains($0) }) {
        let text = String(decoding: word, as: UTF8.self)
        if !translated.contains(ExactText(text)) {
          found.append(text)
        }
      } else if word.count > 1, word.contains(where: { (0x61...0x7A).contains($0) }) {
        hasOther = true
      }
      start = index + 1
    }
    return hasOther ? found : []
  }

  /// Words in capitals that languages translate, and English words that are often written in capitals.
  private static let translated: Set<ExactText> = [
    "ALL", "AND", "NOT", "OFF", "ONLY", "URL", "YES",
  ]
}

extension Finding.Message {
  fileprivate static func lost(_ acronym: String) -> Self {
    Self(
      "The acronym \(acronym) of the source is not in the translation",
      help: "Add it, unless your language has its own word for it")
  }
}
