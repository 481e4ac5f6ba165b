import Testing
import WatchwordBasics

@testable import WatchwordCatalogFormats

/// Events have the places that a count of all bytes before them gives, wherever in memory the document starts.
@Suite struct XMLPlacesTests {
  @Test(arguments: [0, 1, 2, 15, 16, 17, 31])
  func `places are counted from the start`(shift: Int) {
    var placed = 0
    for construct in XMLDocuments.constructs where construct.hasPrefix("<") && !construct.hasPrefix("<?xml") {
      let document = Array(repeating: UInt8(ascii: " "), count: shift) + Array(construct.utf8)
      var reader = XMLReader(file: "f", bytes: document, kind: .xliff) { _ in }
      var recorder = PlaceRecorder(document: document)
      reader.read(into: &recorder)
      for defect in recorder.defects { Issue.record("\(construct): \(defect)") }
      placed += recorder.count
    }
    #expect(placed > 500)
  }
}

/// Compares the place of each event with a plain count, and the bytes there with the event.
private struct PlaceRecorder: XMLContentHandler {
  let document: [UInt8]
  private(set) var defects: [String] = []
  private(set) var count = 0

  init(document: [UInt8]) { self.document = document }

  mutating func begin(_ reader: inout XMLReader) {}

  mutating func start(_ tag: XMLStartTag, _ reader: inout XMLReader) {
    require(document[tag.offset] == UInt8(ascii: "<"), "no tag at \(tag.offset)")
    require(tag.position == place(of: tag.offset), "tag at \(tag.position), not \(place(of: tag.offset))")
    let span = reader.span(of: tag)
    let end = document[tag.contentOffset - 1] == UInt8(ascii: ">") ? tag.contentOffset : tag.contentOffset + 2
    require(document[end - 1] == UInt8(ascii: ">"), "the tag ends elsewhere")
    require(span.end == place(of: end), "tag up to \(span.end), not \(place(of: end))")
    tag.attributes.forEach { _, _, value in
      guard let offset = reader.offset(of: value) else { return }
      require(document[offset..<offset + value.count].elementsEqual(value), "another value at \(offset)")
    }
  }

  mutating func end(at offset: Int, _ reader: inout XMLReader) {
    require(document[offset - 1] == UInt8(ascii: ">"), "no end tag in front of \(offset)")
    require(reader.input.position(at: offset) == place(of: offset), "end at another place than \(offset)")
  }

  mutating func text(_ bytes: UnsafeBufferPointer<UInt8>, endingAt offset: Int, _ reader: inout XMLReader) {
    let written = document[reader.tokenOffset..<offset]
    let isReplaced = written.contains { $0 == UInt8(ascii: "&") || $0 == 0x0D } || written.starts(with: "<![".utf8)
    require(isReplaced || written.elementsEqual(bytes), "another text in front of \(offset)")
  }

  private mutating func require(_ isRight: Bool, _ defect: String) {
    count += 1
    if !isRight { defects.append(defect) }
  }

  /// Lines end at LF; columns count characters.
  private func place(of offset: Int) -> SourcePosition {
    var (line, column) = (1, 1)
    for index in 0..<offset {
      let byte = document[index]
      if byte == 0x0A {
        (line, column) = (line + 1, 1)
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    return SourcePosition(line: line, column: column)
  }
}
