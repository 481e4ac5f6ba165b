import WatchwordBasics

/// A table of text (RFC 4180) whose cells are separated by commas, semicolons or tabs.
struct CSVTable {
  /// The rows that have a cell with more than white space.
  private(set) var rows: [[Cell]] = []
  /// The bytes of a quotation mark that is not closed or is followed by text; `nil` if there is none.
  private(set) var defect: Range<Int>?

  /// A cell.
  struct Cell {
    /// The text without the white space around it.
    let text: ExactText
    /// The bytes of the cell in the table.
    let range: Range<Int>
  }

  /// Reads a table; the separator is the one that occurs most often in the first row.
  init(_ bytes: [UInt8]) {
    var offset = bytes.starts(with: ByteOrderMark.utf8) ? 3 : 0
    let separator = Self.separator(of: bytes[offset...])
    var row: [Cell] = []
    while offset < bytes.count, defect == nil {
      let start = offset
      let content = cell(in: bytes, &offset, separator)
      row.append(Cell(text: Self.trimmed(content), range: start..<offset))
      guard offset < bytes.count else { break }
      if bytes[offset] != separator {
        add(row)
        row = []
        if bytes[offset] == 0x0D, offset + 1 < bytes.count, bytes[offset + 1] == 0x0A { offset += 1 }
      }
      offset += 1
    }
    add(row)
  }

  private mutating func add(_ row: [Cell]) {
    if row.contains(where: { !$0.text.isEmpty }) { rows.append(row) }
  }

  /// Reads a cell, and moves the offset to the byte that ends it.
  private mutating func cell(in bytes: [UInt8], _ offset: inout Int, _ separator: UInt8) -> [UInt8] {
    let start = offset
    func isEnd(_ offset: Int) -> Bool {
      offset == bytes.count || bytes[offset] == separator || bytes[offset] == 0x0A || bytes[offset] == 0x0D
    }
    guard bytes[offset] == UInt8(ascii: "\"") else {
      while !isEnd(offset) { offset += 1 }
      return Array(bytes[start..<offset])
    }
    var content: [UInt8] = []
    offset += 1
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "\"") {
        offset += 1
        if offset == bytes.count || bytes[offset] != UInt8(ascii: "\"") {
          if !isEnd(offset) { defect = offset..<offset + 1 }
          return content
        }
      }
      content.append(bytes[offset])
      offset += 1
    }
    defect = start..<start + 1
    return content
  }

  private static func separator(of bytes: ArraySlice<UInt8>) -> UInt8 {
    var counts: [(separator: UInt8, count: Int)] = [(0x09, 0), (UInt8(ascii: ";"), 0), (UInt8(ascii: ","), 0)]
    var isQuoted = false
    for byte in bytes {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if isQuoted { continue }
      if byte == 0x0A || byte == 0x0D { break }
      if let index = counts.firstIndex(where: { $0.separator == byte }) { counts[index].count += 1 }
    }
    var best = counts[0]
    for other in counts where other.count > best.count { best = other }
    return best.separator
  }

  private static func trimmed(_ bytes: [UInt8]) -> ExactText {
    var rest = bytes[...]
    while rest.first == 0x20 { rest.removeFirst() }
    while rest.last == 0x20 { rest.removeLast() }
    return ExactText(utf8: rest)
  }
}
