package import WatchwordDiagnostics

extension Segment {
  /// Where spans of the file are in the text, or in the content as the file writes it, in UTF-16 code units; `nil` for one
  /// that is not inside of it.
  ///
  /// The content is read once for all of them.
  package func offsets(of spans: [SourceSpan], asWritten: Bool) -> [Range<Int>?] {
    var found = [Range<Int>?](repeating: nil, count: spans.count)
    let content = contentSpan
    let inside = spans.indices.filter { content.start <= spans[$0].start && spans[$0].end <= content.end }
    guard !inside.isEmpty, notation?.isElsewhere != true else { return found }
    var search = OffsetSearch(
      starts: inside.sorted { spans[$0].start < spans[$1].start }, ends: inside.sorted { spans[$0].end < spans[$1].end },
      in: spans)
    var scan = asWritten ? ContentScan(start: content.start, writing: .plain) : scan
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

/// Finds the offsets of sorted places while the pieces of a text pass.
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

  /// A piece that stands in `span` is so many code units long. What starts or ends inside of it has the whole piece.
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

  /// What is left ends with the text.
  mutating func finish() {
    for index in starts { lower[index] = offset }
    for index in ends { upper[index] = offset }
  }
}

/// Lengths of texts as JavaScript counts them.
package enum UTF16Length {
  /// The number of UTF-16 code units of a text in UTF-8.
  package static func of(_ bytes: some Sequence<UInt8>) -> Int {
    bytes.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 2 : 1) }
  }
}
