import WatchwordBasics

extension HashLines {
  /// Returns the findings about the first line, the last line and `count` others at equal distances; about all lines if
  /// the file cannot have more than that.
  func findings(sampling count: Int) -> [Finding] {
    if lines.count <= count * Self.digits { return findingsOfAllLines() }
    let findings = byteOrderMark
    var previous: Line?
    for index in 0..<count + 2 {
      let (part, rest) = lines.count.quotientAndRemainder(dividingBy: count + 1)
      let offset = min(part * index + rest * index / (count + 1), lines.count - 1)
      let line = line(around: lines.lowerBound + offset, in: lines)
      if let previous, line.start <= previous.start { continue }
      if let finding = finding(about: line, after: previous) { return findings + [finding] }
      previous = line
    }
    return findings
  }

  /// Returns the finding about a line, the line before it or the line after it, or about their order.
  func finding(around line: Line) -> Finding? {
    var previous: Line?
    if line.start > lines.lowerBound {
      let before = self.line(around: line.start - 1, in: lines)
      if let finding = finding(about: before) { return finding }
      previous = before
    }
    if let finding = finding(about: line, after: previous) { return finding }
    guard line.nextStart < lines.upperBound else { return nil }
    return finding(about: self.line(around: line.nextStart, in: lines), after: line)
  }

  /// Returns the findings about all lines.
  func findingsOfAllLines() -> [Finding] {
    var findings = byteOrderMark
    var (offset, number) = (lines.lowerBound, 1)
    var previous: Line?
    while offset < lines.upperBound, findings.count < SourceFindings.maximum {
      let line = wholeLine(from: offset)
      if let finding = finding(about: line, after: previous, number: number) {
        findings.append(finding)
      } else {
        previous = line
      }
      (offset, number) = (line.nextStart, number + 1)
    }
    return findings
  }

  /// Returns the line that starts at `offset`, of any length.
  private func wholeLine(from offset: Int) -> Line {
    var end = offset
    while end < lines.upperBound, bytes[end] != 0x0A { end += 1 }
    let isCRLF = end > offset && bytes[end - 1] == 0x0D
    return Line(
      start: offset, nextStart: min(end + 1, lines.upperBound), contentRange: offset..<(isCRLF ? end - 1 : end))
  }

  private var byteOrderMark: [Finding] {
    if lines.lowerBound == 0 { return [] }
    return [
      Finding(
        .byteOrderMark, file: name, span: SourceSpan(at: .start),
        message: "Found a byte order mark, which was skipped; expected a hash",
        help: "Save the file without the mark")
    ]
  }

  /// Returns the finding about a line, alone or after another one; `number` is its line number if known.
  private func finding(about line: Line, after previous: Line? = nil, number: Int? = nil) -> Finding? {
    do throws(CountedHash.Defect) {
      _ = try CountedHash(bytes[line.contentRange], digits: Self.digits)
    } catch {
      return finding(for: error, at: line.contentRange, number: number)
    }
    guard let previous else { return nil }
    let isOutOfOrder = (0..<Self.digits).lazy.map { ASCII.uppercased(bytes[line.start + $0]) }
      .lexicographicallyPrecedes((0..<Self.digits).lazy.map { ASCII.uppercased(bytes[previous.start + $0]) })
    if !isOutOfOrder { return nil }
    return Finding(
      .unsortedBreachFile, file: name,
      span: span(at: line.start, number: number),
      message: "Found a hash that is less than one on an earlier line; expected the hashes in ascending order",
      help: "Sort the file by its bytes: LC_ALL=C sort")
  }

  /// Returns the finding about an invalid line.
  func finding(for defect: CountedHash.Defect, at line: Range<Int>, number: Int? = nil) -> Finding {
    switch defect {
    case .digits(let offset):
      Finding(
        .malformedHash, file: name, span: span(at: line.lowerBound + offset, number: number),
        message:
          "Found a line that is not a SHA-1 hash; expected 40 hexadecimal digits and, if known, a colon and a count",
        help:
          "Use a file with one hash per line, such as the downloads of Pwned Passwords; download a truncated file again"
      )
    case .count(let offset):
      Finding(
        .malformedBreachCount, file: name,
        span: span(at: line.lowerBound + offset, number: number),
        message: "Found no number after the colon; expected a count of 1 to \(CountedHash.countDigits) digits",
        help: "Write the number of occurrences, or leave out the colon")
    }
  }

  /// Returns the position of a byte. The preceding lines are counted unless `number` is the line number.
  private func span(at offset: Int, number: Int?) -> SourceSpan {
    var start = offset
    while start > lines.lowerBound, bytes[start - 1] != 0x0A { start -= 1 }
    let line = number ?? lineNumber(at: start)
    // UTF-8 continuation bytes do not count as columns.
    let column = 1 + bytes[start..<offset].count(where: { $0 & 0xC0 != 0x80 })
    return SourceSpan(at: SourcePosition(line: line, column: column))
  }

  private func lineNumber(at start: Int) -> Int { 1 + bytes[..<start].count(where: { $0 == 0x0A }) }
}
