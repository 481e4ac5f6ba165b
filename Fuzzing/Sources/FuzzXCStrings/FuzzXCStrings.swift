import Checks
import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLocalization

/// The reader of string catalogues: the places of what it finds, and what is written of it.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzXCStrings(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = bytes(start, count)
  let format = CatalogFormat.xcstrings
  let reading = format.read(input, name: "input")
  let files = reading.value?.files ?? []
  if String(validating: input, as: UTF8.self) != nil {
    let map = TextMap(input)
    map.requirePlaces(of: reading.diagnostics)
    for file in files {
      for unit in file.units { checkPlaces(of: unit, in: map) }
    }
  }
  for unit in files.flatMap(\.units) { checkText(of: unit) }
  checkWriting(files)
  if let same = format.updating(input, with: files), !reading.diagnostics.containsError {
    require(same.files.first?.bytes == input, "a document that is updated with itself changes")
  }
  return 0
}

private func checkPlaces(of unit: TranslationUnit, in map: TextMap) {
  guard let start = map.offset(of: unit.span.start), let end = map.offset(of: unit.span.end), start < end else {
    require(false, "a unit stands outside the text")
    return
  }
  require(map.bytes[start] == UInt8(ascii: "\""), "no name stands where a unit was found")
  for segment in [unit.source, unit.target] {
    guard let segment else { continue }
    guard let start = map.offset(of: segment.span.start), let end = map.offset(of: segment.span.end), start < end - 1
    else {
      require(false, "a segment stands outside the text")
      return
    }
    let isQuoted = map.bytes[start] == UInt8(ascii: "\"") && map.bytes[end - 1] == UInt8(ascii: "\"")
    require(isQuoted, "no string stands where a segment was found")
    checkPlaces(of: segment, in: map)
  }
}

/// Each character of a text stands in the file where it is said to: as it is, or as an escape.
private func checkPlaces(of segment: Segment, in map: TextMap) {
  let text = Array(segment.text.string.utf8)
  var last = segment.contentSpan.start
  for offset in text.indices.prefix(48) where text[offset] & 0xC0 != 0x80 {
    let position = segment.position(at: offset)
    require(last <= position && position <= segment.contentSpan.end, "the places of a text go back")
    last = position
    guard let place = map.offset(of: position), place < map.bytes.count else {
      require(false, "a character stands outside the text")
      return
    }
    let isSame = map.bytes[place] == text[offset] || map.bytes[place] == UInt8(ascii: "\\")
    require(isSame, "another character stands at \(position)")
  }
}

private func checkText(of unit: TranslationUnit) {
  require(unit.id.string.utf8.starts(with: unit.key.string.utf8), "a key is not of its id")
  for text in [unit.id, unit.source?.text, unit.target?.text] + unit.notes {
    guard let text else { continue }
    require(String(validating: text.string.utf8, as: UTF8.self) != nil, "a text is not valid UTF-8")
  }
}

/// What is written is read again, and written again to the same bytes.
private func checkWriting(_ files: [TranslationCatalog.File]) {
  guard let written = CatalogFormat.xcstrings.writing(files)?.files.first else { return }
  let again = CatalogFormat.xcstrings.read(written.bytes, name: "written")
  require(
    again.diagnostics.allSatisfy { $0.id != "malformed-json" && $0.id != "wrong-type" && $0.id != "duplicate-key" },
    "what was written is not clean: \(again.diagnostics)")
  guard let files = again.value?.files, let twice = CatalogFormat.xcstrings.writing(files)?.files.first else { return }
  require(twice.bytes == written.bytes, "what was written is written in another way when it is read")
}
