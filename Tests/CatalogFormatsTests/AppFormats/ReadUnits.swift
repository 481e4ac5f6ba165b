import TestSupport
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordSystemFiles

/// Reads a document in a format, beside one that has its source texts if there is one.
func read(
  _ text: String, as format: CatalogFormat, at path: String, beside source: (path: String, text: String)? = nil
) -> Reading<TranslationCatalog> {
  read(Array(text.utf8), as: format, at: path, beside: source)
}

/// Reads a document in a format, beside one that has its source texts if there is one.
func read(
  _ bytes: [UInt8], as format: CatalogFormat, at path: String, beside source: (path: String, text: String)? = nil
) -> Reading<TranslationCatalog> {
  let table = source.flatMap { format.read(Array($0.text.utf8), name: ExactText($0.path)).value }.map {
    SourceTable($0)
  }
  return format.reading(of: bytes, name: ExactText(path), sources: table).value
}

extension TranslationUnit {
  /// The unit in one line: its id, its source and its translation.
  var line: String {
    let text = { (segment: Segment?) in segment.map { $0.text.string.replacing("\n", with: "⏎") } ?? "-" }
    let marks = [translate ? nil : "no", state?.name.string].compactMap { $0 }.map { " [\($0)]" }.joined()
    return "\(id): \(text(source)) = \(text(target))\(marks)"
  }
}

extension Finding {
  /// The place and the id: `3:5 malformed-po`.
  var line: String { "\(span.start.line):\(span.start.column) \(id)" }
}

/// Each character of a text is in the document where its segment places it.
func misplaced(_ segment: Segment, in document: [UInt8], _ isEscape: (UInt8) -> Bool) -> String? {
  let lines = document.split(separator: 0x0A, omittingEmptySubsequences: false)
  let text = Array(segment.text.string.utf8)
  for offset in text.indices where text[offset] & 0xC0 != 0x80 {
    let place = segment.position(at: offset)
    guard lines.indices.contains(place.line - 1) else { return "\(place) is not in the document" }
    let scalars = Array(String(decoding: lines[place.line - 1], as: UTF8.self).unicodeScalars)
    // A line break that represents a blank has the place after its line.
    guard place.column <= scalars.count else {
      if place.column == scalars.count + 1 { continue }
      return "\(place) is not in its line"
    }
    let written = Array(String(scalars[place.column - 1]).utf8)
    let isSame = text[offset...].starts(with: written)
    if !isSame, !isEscape(written[0]) { return "Found \(written) at \(place) for byte \(offset) of \(segment.text)" }
  }
  return nil
}
