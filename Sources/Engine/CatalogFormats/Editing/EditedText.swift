package import WatchwordBasics

/// A text as people edit it, split into the text that they read and the inline codes.
///
/// A text of a unit with inline elements is in the notation of the file; see `Segment.editableText`. It need not be
/// well-formed.
package struct EditedText {
  /// The text as it is edited.
  package let written: ExactText
  /// All character data, with references resolved.
  package private(set) var text: ExactText
  /// The ranges of codes in `written`: tags, and native codes with their content.
  package private(set) var codes: [Range<Int>] = []
  /// The ranges of the text inside native codes (`<ph>`, `<bpt>`, `<ept>`, `<it>`), which people do not see.
  private var hidden: [Range<Int>] = []
  /// For each byte of the text, the range of `written` that represents it; empty if the text equals `written`.
  private var ranges: [Range<Int>] = []

  /// Splits a text; it has inline elements if `hasMarkup` is true.
  package init(_ written: ExactText, hasMarkup: Bool) {
    self.written = written
    text = written
    if hasMarkup { parse() }
  }

  private mutating func parse() {
    var read: [UInt8] = []
    var written = written.string
    /// The open native code: its name, its start and the length of the text before it.
    var native: (name: [UInt8], start: Int, text: Int)?
    written.withUTF8 { content in
      var scan = ContentScanner(start: .start, writing: .markup)
      while let piece = scan.piece(in: content) {
        let bytes = content[piece.written]
        guard piece.length == 0 else {
          read += Self.text(of: bytes, length: piece.length)
          ranges += Array(repeating: piece.written, count: piece.length)
          continue
        }
        let tag = InlineTag(bytes)
        if let open = native {
          guard tag.isEnd, tag.name == open.name else { continue }
          codes.append(open.start..<piece.written.upperBound)
          hidden.append(open.text..<read.count)
          native = nil
        } else if tag.isStart, InlineTag.nativeNames.contains(tag.name) {
          native = (tag.name, piece.written.lowerBound, read.count)
        } else if !tag.name.isEmpty {
          codes.append(piece.written)
        }
      }
      if let native { codes.append(native.start..<content.count) }
    }
    text = ExactText(utf8: read)
  }

  /// Returns the bytes of the text that a piece of the content represents.
  private static func text(of piece: Slice<UnsafeBufferPointer<UInt8>>, length: Int) -> [UInt8] {
    guard piece.first == UInt8(ascii: "&"), piece.count > 1 else {
      // A CRLF is one line break.
      return piece.count == length ? Array(piece) : Array(repeating: 0x0A, count: length)
    }
    var bytes = Array(piece) + [0]
    let resolved = bytes.withUnsafeMutableBufferPointer { buffer -> [UInt8] in
      guard let start = buffer.baseAddress else { return [] }
      return [UInt8](unsafeUninitializedCapacity: 4) { target, count in
        var pointer = XMLBytes.Pointer(start)
        count = target.baseAddress.map { XMLReference.resolve(&pointer, into: $0) } ?? 0
      }
    }
    return resolved.count == length ? resolved : Array(repeating: UInt8(ascii: "?"), count: length)
  }

  /// The text without the content of native codes.
  package var visibleText: String {
    guard !hidden.isEmpty else { return text.string }
    var visible: [UInt8] = []
    var end = 0
    let bytes = Array(text.string.utf8)
    for range in hidden {
      visible += bytes[end..<range.lowerBound]
      end = range.upperBound
    }
    return String(decoding: visible + bytes[end...], as: UTF8.self)
  }

  /// Returns the range of `written` that represents the bytes of the text in `range`, which must not be empty.
  package func written(_ range: Range<Int>) -> Range<Int> {
    ranges.isEmpty ? range : ranges[range.lowerBound].lowerBound..<ranges[range.upperBound - 1].upperBound
  }
}

/// The properties of a tag in a text that matter for editing.
private struct InlineTag {
  /// The name of the tag; empty for a comment or the like.
  let name: [UInt8]
  let isEnd: Bool
  /// Whether the tag opens an element with content.
  let isStart: Bool

  /// The codes of XLIFF 1.2 whose content is not shown (section 2.4).
  static let nativeNames = ["ph", "bpt", "ept", "it"].map { Array($0.utf8) }

  init(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    let inner = bytes.dropFirst()
    isEnd = inner.first == UInt8(ascii: "/")
    name = Array(inner.drop { $0 == UInt8(ascii: "/") }.prefix { ASCII.isLetter($0) || ASCII.isDigit($0) })
    isStart = !isEnd && bytes.dropLast().last != UInt8(ascii: "/")
  }
}
