import WatchwordBasics
import WatchwordLocalization

/// The letters that a language uses.
struct ExemplarLetters: Sendable {
  /// The non-ASCII letters in CLDR's exemplar sets, in lower case, for languages in the Latin script.
  private let latin: Set<Unicode.Scalar>
  /// The blocks of the language's script, if it is not Latin.
  private let blocks: [ClosedRange<UInt32>]

  init(_ tag: LanguageTag, _ language: ExactText) {
    let steps = LocaleMatcher.chain(for: tag).map { ExactText("\($0)") } + [language]
    latin = Set(steps.lazy.compactMap { ExemplarLettersData.letters[$0] }.first?.unicodeScalars ?? "".unicodeScalars)
    blocks = (tag.script ?? tag.maximized().script).flatMap { Self.blocks[ExactText($0)] } ?? []
  }

  /// Whether texts in the language use this non-ASCII letter; `false` if nothing is known.
  func contains(_ letter: Unicode.Scalar) -> Bool {
    if blocks.contains(where: { $0.contains(letter.value) }) { return true }
    return latin.contains(letter.properties.lowercaseMapping.unicodeScalars.first ?? letter)
  }

  /// The blocks of letters of each script (Blocks.txt of the Unicode Character Database).
  private static let blocks: [ExactText: [ClosedRange<UInt32>]] = [
    "Arab": [0x600...0x6FF, 0x750...0x77F], "Armn": [0x530...0x58F], "Beng": [0x980...0x9FF], "Cyrl": [0x400...0x52F],
    "Deva": [0x900...0x97F], "Ethi": [0x1200...0x137F], "Geor": [0x10A0...0x10FF], "Grek": [0x370...0x3FF],
    "Gujr": [0xA80...0xAFF], "Guru": [0xA00...0xA7F], "Hans": [0x3000...0x303F, 0x4E00...0x9FFF],
    "Hant": [0x3000...0x303F, 0x4E00...0x9FFF], "Hebr": [0x590...0x5FF], "Jpan": [0x3000...0x30FF, 0x4E00...0x9FFF],
    "Khmr": [0x1780...0x17FF], "Knda": [0xC80...0xCFF], "Kore": [0x3000...0x303F, 0xAC00...0xD7AF],
    "Laoo": [0xE80...0xEFF], "Mlym": [0xD00...0xD7F], "Mymr": [0x1000...0x109F], "Orya": [0xB00...0xB7F],
    "Sinh": [0xD80...0xDFF], "Taml": [0xB80...0xBFF], "Telu": [0xC00...0xC7F], "Thai": [0xE00...0xE7F],
  ]
}
