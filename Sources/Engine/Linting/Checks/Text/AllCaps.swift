import WatchwordBasics
import WatchwordCatalogFormats

/// A translation is all in capitals and its source is not, or the reverse.
enum AllCaps: UnitCheck {
  static let kind = FindingKind("all-caps", .info)
  static let set = CheckSet.all

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    guard let pair = unit.pair else { return }
    let (source, target) = (pair.sourceShape, pair.targetShape)
    // In most units, both texts have small ASCII letters.
    if source.signs.contains(.lower), target.signs.contains(.lower) { return }
    if pair.source.text.has(UInt8(ascii: "%")) { return }
    let isLoud = Self.isLoud(pair.target.text)
    guard isLoud ? Self.isQuiet(pair.source.text) : Self.isLoud(pair.source.text) && Self.isQuiet(pair.target.text)
    else { return }
    findings.report(isLoud ? .loud : .quiet, at: pair.target.segment.contentSpan, unit: pair.unit)
  }

  /// Whether all letters of a long enough text are capitals. Most texts are rejected after their first few letters.
  private static func isLoud(_ text: String) -> Bool {
    var (letters, word, longest, words) = (0, 0, 0, 0)
    for scalar in text.unicodeScalars {
      guard scalar.isLetter else {
        word = 0
        continue
      }
      guard scalar.isCapital else { return false }
      if word == 0 { words += 1 }
      word += 1
      letters += 1
      longest = max(longest, word)
    }
    return letters >= 5 && (longest >= 8 || longest >= 4 && words > 1)
  }

  /// Whether every letter is either a capital or a small letter, and at least two are small.
  private static func isQuiet(_ text: String) -> Bool {
    var lower = 0
    for scalar in text.unicodeScalars where scalar.isLetter && !scalar.isCapital {
      guard scalar.isSmall else { return false }
      lower += 1
    }
    return lower >= 2
  }
}

extension Unicode.Scalar {
  fileprivate var isCapital: Bool { value < 0x80 ? (0x41...0x5A).contains(value) : properties.isUppercase }
  fileprivate var isSmall: Bool { value < 0x80 ? (0x61...0x7A).contains(value) : properties.isLowercase }
}

extension Finding.Message {
  fileprivate static let loud = Self(
    "The translation is all in capitals, but the source is not", help: "Use capitals as the source does")
  fileprivate static let quiet = Self(
    "The source is all in capitals, but the translation is not", help: "Use capitals as the source does")
}
