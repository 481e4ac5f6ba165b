import WatchwordBasics
import WatchwordCatalogFormats

/// Functions for the lengths of texts. The content of native codes in a segment (`<ph>`, `<bpt>`, `<ept>`, `<it>`) is
/// not counted, because people do not see it (XLIFF 1.2, section 2.4); placeholders count as they are written.
enum TextLength {
  /// Returns the length of the text of `segment`.
  static func of(_ segment: Segment, in measure: LengthLimits.Measure) -> Int {
    switch measure {
    case .characters: visibleText(of: segment).count
    case .columns: columns(of: segment)
    }
  }

  /// Returns the columns that the text takes in a fixed-width font.
  static func columns(of segment: Segment) -> Int { columns(of: visibleText(of: segment)) }

  /// Returns the columns that `text` takes in a fixed-width font.
  static func columns(of text: String) -> Int { text.unicodeScalars.reduce(0) { $0 + columns(of: $1) } }

  /// Returns the columns that the longest of the parts between `|` takes in a fixed-width font if each sequence of white
  /// space takes one, and that at its ends none.
  static func columnsOfLongestForm(of segment: Segment) -> Int {
    let forms = visibleText(of: segment).unicodeScalars.split(separator: "|")
    return forms.map { form in
      let words = form.split { $0.isBlank }
      return words.reduce(words.count - 1) { $0 + $1.reduce(0) { $0 + columns(of: $1) } }
    }.max() ?? 0
  }

  /// Returns the text without native codes.
  static func visibleText(of segment: Segment) -> String {
    let text = segment.text.string
    let codes = segment.elements.filter { element in
      switch element.kind {
      case .ph, .bpt, .ept, .it: !element.range.isEmpty
      default: false
      }
    }
    guard !codes.isEmpty else { return text }
    let bytes = text.utf8.enumerated().lazy.filter { offset, _ in !codes.contains { $0.range.contains(offset) } }
    return String(decoding: bytes.map { $0.element }, as: UTF8.self)
  }

  /// Returns 0 for combining marks and zero-width characters, 2 for wide characters (UAX #11, East_Asian_Width W and
  /// F).
  private static func columns(of scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    switch scalar.value {
    case 0x1160...0x11FF: return 0
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF, 0xA960...0xA97F,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F,
      0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}
