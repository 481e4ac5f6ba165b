import WatchwordBasics

/// The line offsets of a document after a change.
struct MovedLines {
  /// The offsets that apply from a line on, in the order of the lines.
  private var parts: [(line: Int, offset: Int)] = []

  init(_ pairs: [UnitPair]) {
    guard pairs.contains(where: { $0.oldLine != $0.newLine }) else { return }
    for pair in pairs.sorted(by: { $0.oldLine < $1.oldLine }) {
      let offset = pair.newLine - pair.oldLine
      if offset != parts.last?.offset ?? 0 { parts.append((pair.oldLine, offset)) }
    }
  }

  /// Returns the new number of an old line.
  func newLine(of line: Int) -> Int {
    if parts.isEmpty { return line }
    let index = parts.indices.partitioningIndex { parts[$0].line > line }
    return index == 0 ? line : line + parts[index - 1].offset
  }

  /// Returns the new position of an old position.
  func newPosition(of position: SourcePosition) -> SourcePosition {
    SourcePosition(line: newLine(of: position.line), column: position.column)
  }

  func write(to list: inout JSONWriter) {
    for part in parts {
      list.object { writer in
        writer.member("line", part.line)
        writer.member("by", part.offset)
      }
    }
  }
}
