import WatchwordBasics

/// Finds the start tags in XLIFF that contain the states of translations.
enum XLIFFStateSlot {
  /// Returns the tag of the target (XLIFF 1.2, section 2.3.2).
  static func ofTarget(_ unit: TranslationUnit, in document: DocumentText) -> StateSlot? {
    guard let target = unit.target, let start = document.offset(of: target.span.start) else { return nil }
    let isFinished = unit.state?.isFinished ?? true
    return slot(at: start, in: document, isFinished: isFinished) { _ in true }
  }

  /// Returns the tag of the segment (XLIFF 2.1, section 4.2.2.6). The sub-state of an unfinished state is removed with
  /// it.
  static func ofSegment(_ unit: TranslationUnit, in document: DocumentText) -> StateSlot? {
    guard let source = unit.source, let start = document.offset(of: unit.span.start),
      let end = document.offset(of: source.span.start), start < end,
      let segment = lastTag("segment", in: document.bytes[start..<end])
    else { return nil }
    // A sub-state alone can mark a translation as unfinished.
    return slot(at: segment, in: document, isFinished: unit.state?.isFinished ?? true) {
      $0.elementsEqual(XLIFF2Part.State.initial.rawValue.utf8)
    }
  }

  private static func slot(
    at start: Int, in document: DocumentText, isFinished: Bool, _ isUnfinished: (ArraySlice<UInt8>) -> Bool
  ) -> StateSlot? {
    guard var end = AttributeScan.endOfTag(at: start, in: document.bytes[...]) else { return nil }
    // The end is excluded, because an empty-element tag may get content.
    end -= document.bytes[end - 2] == UInt8(ascii: "/") ? 2 : 1
    return StateSlot(
      start..<end, finished: isFinished ? nil : finished(document.bytes[start..<end], isUnfinished), in: document)
  }

  /// Returns a start tag without its sub-state, and with any unfinished state replaced by a finished one.
  private static func finished(_ tag: ArraySlice<UInt8>, _ isUnfinished: (ArraySlice<UInt8>) -> Bool) -> [UInt8] {
    var written = Array(tag)
    for attribute in AttributeScan.attributes(in: tag).reversed() {
      let (name, value) = (attribute.name.startIndex - tag.startIndex, attribute.value)
      let end = value.endIndex - tag.startIndex
      if attribute.isNamed("state"), isUnfinished(value) {
        written.replaceSubrange(value.startIndex - tag.startIndex..<end, with: "translated".utf8)
      } else if attribute.isNamed("subState") {
        let front = written[..<name].lastIndex { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }.map { $0 + 1 } ?? name
        written.removeSubrange(front..<end + 1)
      }
    }
    return written
  }

  // MARK: Tags

  /// Returns the offset of the last start tag of an element called `name`, with any prefix.
  private static func lastTag(_ name: StaticString, in bytes: ArraySlice<UInt8>) -> Int? {
    let known = UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
    var found: Int?
    var rest = bytes
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      let tag = rest[start...]
      if let end = AttributeScan.endOfData(at: start, in: rest) {
        rest = rest[end...]
        continue
      }
      guard let end = AttributeScan.endOfTag(at: start, in: rest) else { return found }
      let written = tag.dropFirst().prefix { $0 > 0x20 && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") }
      let local = written.lastIndex(of: UInt8(ascii: ":")).map { written[($0 + 1)...] } ?? written
      if local.elementsEqual(known) { found = start }
      rest = rest[end...]
    }
    return found
  }
}
