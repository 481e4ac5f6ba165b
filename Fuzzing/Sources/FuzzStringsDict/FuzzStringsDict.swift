import Checks
import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordSystemFiles

/// The reader of `.stringsdict` files, and the files that are written of what it reads.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzStringsDict(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = bytes(start, count)
  let reading = CatalogFormat.stringsdict.read(input, name: "de.lproj/a.stringsdict")
  let files = reading.value?.files ?? []
  let isPlain =
    String(validating: input, as: UTF8.self) != nil && CatalogFormat.stringsdict.isUTF8(documentStartingWith: input)
  if isPlain, !input.prefix(4).contains(0) {
    let map = TextMap(input)
    map.requirePlaces(of: reading.diagnostics)
    for unit in files.flatMap(\.units) { checkPlaces(of: unit, in: map) }
  }
  for unit in files.flatMap(\.units) { checkTexts(of: unit) }
  checkWriting(files)
  return 0
}

/// A text stands in a `<string>`, each of its characters as itself or as a reference.
private func checkPlaces(of unit: TranslationUnit, in map: TextMap) {
  require(map.holds(unit.span), "a unit stands outside the text")
  guard let segment = unit.source else { return }
  require(map.holds(segment.span) && map.holds(segment.contentSpan), "a segment stands outside the text")
  let start = map.offset(of: segment.span.start) ?? 0
  require(map.bytes[start...].starts(with: "<string".utf8), "no <string> stands where one was found")
  let text = Array(segment.text.string.utf8)
  for offset in text.indices.prefix(32) where text[offset] & 0xC0 != 0x80 {
    let place = map.offset(of: segment.position(at: offset)) ?? map.bytes.count
    require(place < map.bytes.count, "a character stands outside the text")
    let isSame = map.bytes[place] == text[offset] || map.bytes[place] == UInt8(ascii: "&")
    require(isSame || text[offset] == 0x0A && map.bytes[place] == 0x0D, "another character stands there")
  }
}

private func checkTexts(of unit: TranslationUnit) {
  for text in [unit.id, unit.source?.text].compactMap({ $0 }) + unit.notes {
    require(String(validating: text.string.utf8, as: UTF8.self) != nil, "a text is not valid UTF-8")
  }
}

/// What is written is read without an error, and each text that is not lost is in it.
private func checkWriting(_ files: [TranslationCatalog.File]) {
  guard let written = CatalogFormat.stringsdict.writing(files) else { return }
  let lost = Set(written.losses.compactMap(\.unit))
  var texts: [ExactText: Set<ExactText>] = [:]
  for file in written.files {
    let format = CatalogFormat.format(ofFileNamed: SystemPath(file.path), startingWith: [])
    let reading = format.read(file.bytes, name: ExactText(file.path))
    require(reading.isSound, "what was written is not clean: \(reading.diagnostics.map(\.message))")
    for unit in reading.value?.files.flatMap(\.units) ?? [] {
      if let source = unit.source { texts[unit.id, default: []].insert(source.text) }
    }
  }
  for unit in files.flatMap(\.units) where !lost.contains(unit.id) {
    guard let source = unit.source else { continue }
    require(texts[unit.id]?.contains(source.text) ?? false, "a text is lost in silence: \(unit.id): \(source.text)")
  }
}
