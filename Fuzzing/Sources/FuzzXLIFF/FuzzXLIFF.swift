import Checks
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization

/// Fuzzes the XLIFF 1.2 reader: the places of its findings and units, and the catalogue that is compiled for apps.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzXLIFF(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = bytes(start, count)
  _ = CatalogFormat.format(ofFileNamed: "input", startingWith: input)
  let reading = CatalogFormat.xliff12.read(input, name: "input")
  let catalog = reading.value ?? TranslationCatalog(name: "input", files: [])
  let units = catalog.files.flatMap(\.units)
  if isPlainUTF8(input) {
    let map = TextMap(input)
    map.requirePlaces(of: reading.findings)
    for unit in units { checkPlaces(of: unit, in: map) }
    // Units outside of every `file` element belong to a file whose span is empty.
    for file in catalog.files where file.header.span.start < file.header.span.end {
      checkPlaces(of: file.header, in: map)
    }
  }
  for unit in units { checkText(of: unit) }
  checkCompiled(catalog)
  return 0
}

/// Whether places can be looked up in the bytes of the input: it is UTF-8 and declares no other encoding.
private func isPlainUTF8(_ input: [UInt8]) -> Bool {
  guard String(validating: input, as: UTF8.self) != nil, !input.prefix(4).contains(0) else { return false }
  let head = String(decoding: input.prefix(2048), as: UTF8.self)
  return !head.utf8.starts(with: "<?xml".utf8) || !contains(Array(head.utf8), Array("encoding".utf8))
}

private func contains(_ bytes: [UInt8], _ word: [UInt8]) -> Bool {
  bytes.indices.contains { bytes[$0...].starts(with: word) }
}

// MARK: - Places

private func checkPlaces(of file: CatalogFile, in map: TextMap) {
  guard let tag = map.element(at: file.span) else {
    require(false, "the tag of a <file> is outside the text")
    return
  }
  require(tag.starts(with: [UInt8(ascii: "<")]) && isNamed(tag, "file"), "there is no <file> where one was found")
  require(tag.last == UInt8(ascii: ">"), "the tag of a <file> ends at another place")
  let values = [(file.sourceLanguage, file.sourceLanguageSpan), (file.targetLanguage, file.targetLanguageSpan)]
  for (value, span) in values {
    guard let value, let span else { continue }
    guard let written = map.element(at: span) else {
      require(false, "a language is outside the text")
      return
    }
    let isRaw = !written.contains { [UInt8(ascii: "&"), 0x09, 0x0A, 0x0D].contains($0) }
    require(!isRaw || written.elementsEqual(value.string.utf8), "a language is at another place")
  }
}

private func checkPlaces(of unit: TranslationUnit, in map: TextMap) {
  guard let element = map.element(at: unit.span) else {
    require(false, "a unit is outside the text")
    return
  }
  require(isNamed(element, "trans-unit"), "there is no <trans-unit> where one was found, but \(element.prefix(20))")
  require(element.last == UInt8(ascii: ">"), "a unit ends at another place")
  for (segment, name) in [(unit.source, "source"), (unit.target, "target")] {
    guard let segment else { continue }
    guard let text = map.element(at: segment.span), map.element(at: segment.contentSpan) != nil else {
      require(false, "a segment is outside the text")
      return
    }
    require(isNamed(text, name) && text.last == UInt8(ascii: ">"), "there is no <\(name)> where one was found")
    let isInside = unit.span.start < segment.span.start && segment.span.end <= unit.span.end
    require(isInside && segment.span.start < segment.contentSpan.start, "a segment is not inside its unit")
    require(segment.contentSpan.end < segment.span.end, "a content is not inside its segment")
    checkPlaces(of: segment, in: map)
  }
}

/// Checks that each character of a text occurs in the file at its place, literally or as a reference.
private func checkPlaces(of segment: Segment, in map: TextMap) {
  let text = Array(segment.text.string.utf8)
  for inline in segment.elements {
    let start = map.offset(of: inline.position)
    require(start.map { map.bytes[$0] == UInt8(ascii: "<") } ?? false, "there is no tag where \(inline) was found")
    require(inline.range.clamped(to: 0..<text.count) == inline.range, "\(inline) is not inside its text")
  }
  var last = segment.contentSpan.start
  for offset in text.indices.prefix(48) where text[offset] & 0xC0 != 0x80 {
    let position = segment.position(at: offset)
    require(last <= position && position <= segment.contentSpan.end, "the places of a text go back")
    last = position
    guard let index = map.offset(of: position), index < map.bytes.count else {
      require(false, "a character is outside the text")
      return
    }
    let isSame = map.bytes[index] == text[offset] || map.bytes[index] == UInt8(ascii: "&")
    require(isSame || text[offset] == 0x0A && map.bytes[index] == 0x0D, "there is another character at \(position)")
  }
}

/// Returns whether a start tag, with or without a prefix, is that of an element called `name`.
private func isNamed(_ element: ArraySlice<UInt8>, _ name: String) -> Bool {
  let ends: [UInt8] = [0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ">"), UInt8(ascii: "/")]
  guard element.first == UInt8(ascii: "<") else { return false }
  let written = element.dropFirst().prefix { !ends.contains($0) }
  return written.split(separator: UInt8(ascii: ":")).last?.elementsEqual(name.utf8) ?? false
}

extension TextMap {
  /// Returns the bytes of `span`; `nil` if it is not inside the text.
  fileprivate func element(at span: SourceSpan) -> ArraySlice<UInt8>? {
    guard let start = offset(of: span.start), let end = offset(of: span.end), start <= end else { return nil }
    return bytes[start..<end]
  }
}

// MARK: - Content

private func checkText(of unit: TranslationUnit) {
  let id = unit.id.string.utf8
  require(id.starts(with: unit.key.string.utf8) || id.first == UInt8(ascii: "/"), "a key does not match its id")
  for text in [unit.id, unit.source?.text, unit.target?.text] + unit.notes {
    guard let text else { continue }
    require(text.count <= XMLLimits.textLength, "a text of \(text.count) bytes was read")
    require(String(validating: text.string.utf8, as: UTF8.self) != nil, "a text is not valid UTF-8")
  }
}

private func checkCompiled(_ content: TranslationCatalog) {
  let compiled = content.compiled()
  let ids = Set(content.files.flatMap(\.units).map(\.id))
  for finding in compiled.findings {
    require(finding.unit.map { ids.contains($0) } ?? true, "\(finding) is about no unit")
  }
  guard let catalog = compiled.value else { return }
  let written = CompiledCatalog.write(catalog)
  let again = CompiledCatalog.read(SourceText(name: "written", bytes: Array(written.utf8)))
  require(again.findings.isEmpty, "what was compiled is not clean: \(again.findings) in \(written)")
  require(again.value == catalog, "what was compiled and read is another catalogue: \(written)")
}
