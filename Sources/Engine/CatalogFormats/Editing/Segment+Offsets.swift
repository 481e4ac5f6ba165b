package import WatchwordBasics

extension Segment {
  /// Returns the UTF-16 offsets of spans of the file, in the text or in the content as written in the file; `nil` for a
  /// span outside the segment.
  ///
  /// The content is read once for all spans.
  package func offsets(of spans: [SourceSpan], asWritten: Bool) -> [Range<Int>?] {
    var found = [Range<Int>?](repeating: nil, count: spans.count)
    let content = contentSpan
    let inside = spans.indices.filter { content.start <= spans[$0].start && spans[$0].end <= content.end }
    guard !inside.isEmpty, notation?.isInOtherFile != true else { return found }
    var search = OffsetSearch(
      starts: inside.sorted { spans[$0].start < spans[$1].start },
      ends: inside.sorted { spans[$0].end < spans[$1].end },
      in: spans)
    var scan = asWritten ? ContentScanner(start: content.start, writing: .plain) : scan
    var text = text.string
    text.withUTF8 { text in
      withContent { content in
        var produced = 0
        while let piece = scan.piece(in: content) {
          let end = produced + piece.length
          let shown = asWritten ? content[piece.written] : text[min(produced, text.count)..<min(end, text.count)]
          search.pass(piece.span, length: UTF16Length.of(shown))
          produced = end
        }
      }
    }
    search.finish()
    for index in inside { found[index] = search.lower[index]..<max(search.lower[index], search.upper[index]) }
    return found
  }
}

/// Finds the offsets of sorted places as the pieces of a text are read.
private struct OffsetSearch {
  private(set) var lower: [Int]
  private(set) var upper: [Int]
  private var starts: ArraySlice<Int>
  private var ends: ArraySlice<Int>
  private let spans: [SourceSpan]
  private var offset = 0

  init(starts: [Int], ends: [Int], in spans: [SourceSpan]) {
    self.spans = spans
    self.starts = starts[...]
    self.ends = ends[...]
    lower = Array(repeating: 0, count: spans.count)
    upper = lower
  }

  /// Adds a piece at `span` of `length` code units. A span that starts or ends inside the piece includes all of it.
  mutating func pass(_ span: SourceSpan, length: Int) {
    while let index = starts.first, spans[index].start < span.end {
      lower[index] = offset
      starts.removeFirst()
    }
    while let index = ends.first, spans[index].end <= span.end {
      upper[index] = spans[index].end <= span.start ? offset : offset + length
      ends.removeFirst()
    }
    offset += length
  }

  /// Ends all remaining spans at the end of the text.
  mutating func finish() {
    for index in starts { lower[index] = offset }
    for index in ends { upper[index] = offset }
  }
}

/// Counts the lengths of texts as JavaScript does.
package enum UTF16Length {
  /// Returns the number of UTF-16 code units of a UTF-8 text.
  package static func of(_ bytes: some Sequence<UInt8>) -> Int {
    bytes.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 2 : 1) }
  }
}
