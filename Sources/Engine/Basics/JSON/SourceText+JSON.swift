extension SourceText {
  /// Returns the content of a JSON string in this text as a separate text. Its positions refer to this text.
  package func contents(of string: JSONString) -> SourceText {
    quoted(Array(string.text.string.utf8), offsets: offsets(of: string))
  }

  /// Returns the offset in this text of each byte of the content of a JSON string, and of its end.
  package func offsets(of string: JSONString) -> [Int] {
    var offsets: [Int] = []
    offsets.reserveCapacity(string.text.count + 1)
    var offset = string.range.lowerBound + 1
    let end = max(string.range.upperBound - 1, offset)
    while offset < end {
      let length = bytes[offset] == UInt8(ascii: "\\") ? escapeLength(at: offset) : (written: 1, decoded: 1)
      for _ in 0..<length.decoded { offsets.append(offset) }
      offset += length.written
    }
    offsets.append(end)
    return offsets
  }

  /// Returns the length in bytes of the escape at `offset`, as written and as decoded UTF-8.
  private func escapeLength(at offset: Int) -> (written: Int, decoded: Int) {
    guard offset + 5 < bytes.count, bytes[offset + 1] == UInt8(ascii: "u") else { return (2, 1) }
    var unit: UInt32 = 0
    for byte in bytes[(offset + 2)...(offset + 5)] { unit = unit << 4 | UInt32(ASCII.hexadecimalValue(of: byte) ?? 0) }
    switch unit {
    case 0..<0x80: return (6, 1)
    case 0x80..<0x800: return (6, 2)
    case 0xD800..<0xDC00: return (12, 4)
    default: return (6, 3)
    }
  }
}
