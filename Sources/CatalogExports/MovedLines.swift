import WatchwordDiagnostics

/// How many lines further down the lines of a document are after a change.
struct MovedLines {
  /// What holds from a line on, in the order of the lines.
  private var parts: [(line: Int, by: Int)] = []

  init(_ pairs: [UnitPair]) {
    guard pairs.contains(where: { $0.oldLine != $0.newLine }) else { return }
    for pair in pairs.sorted(by: { $0.oldLine < $1.oldLine }) {
      let by = pair.newLine - pair.oldLine
      if by != parts.last?.by ?? 0 { parts.append((pair.oldLine, by)) }
    }
  }

  /// The line where an old line is now.
  func place(of line: Int) -> Int {
    if parts.isEmpty { return line }
    let index = parts.indices.firstPlace { parts[$0].line > line }
    return index == 0 ? line : line + parts[index - 1].by
  }

  /// The place where an old place is now.
  func place(of position: SourcePosition) -> SourcePosition {
    SourcePosition(line: place(of: position.line), column: position.column)
  }

  func write(to list: inout JSONWriter) {
    for part in parts {
      list.object { writer in
        writer.member("line", part.line)
        writer.member("by", part.by)
      }
    }
  }
}
