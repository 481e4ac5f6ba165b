import WatchwordBasics

/// The lines of a file of hashes, valid while its bytes are accessible.
struct HashLines {
  let bytes: UnsafeRawBufferPointer
  let lines: Range<Int>
  let name: ExactText

  /// The number of digits of a hash.
  static let digits = 40
  /// The length in bytes of the longest line with its end: digits, colon, count, CRLF.
  static let maximumLineLength = digits + 1 + CountedHash.countDigits + 2

  /// The result of a look-up, with the number of lines that were compared.
  enum Search {
    case found(count: Int, probes: Int)
    case absent(probes: Int)
    case defect(Finding)
  }

  static func isLineTerminator(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// Searches for `hash` by bisection.
  ///
  /// Bisection alone does not detect that two lines are in the wrong order; it misses the hash of one of them.
  /// Therefore each line on the search path is also compared with the lines before and after it, which are in memory by
  /// then. Two adjacent lines in the wrong order are found by every look-up that they would mislead, because such a
  /// look-up ends next to one of them.
  func search(for hash: SHA1.Digest) -> Search {
    var (rest, probes) = (lines, 0)
    while !rest.isEmpty {
      probes += 1
      let line = line(around: rest.lowerBound + rest.count / 2, in: rest)
      do throws(CountedHash.Defect) {
        switch try order(of: hash.hexadecimal, in: line.contentRange) {
        case 0:
          let counted = try CountedHash(bytes[line.contentRange], digits: Self.digits)
          return .found(count: counted.count, probes: probes)
        case ..<0: rest = rest.lowerBound..<line.start
        default: rest = line.nextStart..<max(line.nextStart, rest.upperBound)
        }
      } catch {
        return .defect(finding(for: error, at: line.contentRange))
      }
      if let finding = finding(around: line) { return .defect(finding) }
    }
    return .absent(probes: probes)
  }

  /// A line of the file.
  struct Line {
    let start: Int
    /// The start of the next line.
    let nextStart: Int
    /// The line without LF or CRLF; cut off if it is too long.
    let contentRange: Range<Int>
  }

  /// Returns the line that contains the byte at `offset`. In either direction, at most as many bytes are read as a line
  /// can have, so that the time is bounded even in a file without line ends; a truncated line is invalid and reported
  /// as such.
  func line(around offset: Int, in range: Range<Int>) -> Line {
    var start = offset
    let lowerLimit = max(range.lowerBound, offset - Self.maximumLineLength)
    while start > lowerLimit, bytes[start - 1] != 0x0A { start -= 1 }
    var end = offset
    let upperLimit = min(range.upperBound, start + Self.maximumLineLength)
    while end < upperLimit, bytes[end] != 0x0A { end += 1 }
    let next = end < range.upperBound && bytes[end] == 0x0A ? end + 1 : end
    let isCRLF = end > start && bytes[end - 1] == 0x0D
    return Line(start: start, nextStart: max(next, offset + 1), contentRange: start..<(isCRLF ? end - 1 : end))
  }

  /// Returns -1, 0 or 1 if `hash` is less than, equal to or greater than the hash of a line, ignoring case.
  ///
  /// Throws if the line cannot be a hash. The digits after the first difference and the count are not read.
  func order(of hash: [UInt8], in line: Range<Int>) throws(CountedHash.Defect) -> Int {
    let start = line.lowerBound
    guard line.count == Self.digits || (line.count > Self.digits && bytes[start + Self.digits] == UInt8(ascii: ":"))
    else { throw CountedHash.defect(of: bytes[line], digits: Self.digits) }
    for index in 0..<Self.digits {
      guard let digit = HexadecimalDigit.uppercased(bytes[start + index]) else { throw .digits(index) }
      if hash[index] != digit { return hash[index] < digit ? -1 : 1 }
    }
    return 0
  }
}
