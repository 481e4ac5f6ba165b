/// Look-ups in the generated tables.
///
/// The tables are literals in the binary's read-only data: nothing is parsed, copied or allocated when the module is
/// loaded or a table is searched.
enum CLDRTable {
  /// The index of the group that holds `key`, in a table of groups that end with `;` and whose keys are separated by
  /// a space; linear in the table's size.
  static func group(holding key: some Collection<UInt8>, in table: StaticString) -> Int? {
    table.withUTF8Buffer { bytes in
      var group = 0
      var expected = key.makeIterator()
      var matches = true
      var length = 0
      for byte in bytes {
        if byte == UInt8(ascii: " ") || byte == UInt8(ascii: ";") {
          if matches, length > 0, expected.next() == nil { return group }
          if byte == UInt8(ascii: ";") { group += 1 }
          expected = key.makeIterator()
          matches = true
          length = 0
        } else {
          length += 1
          if matches { matches = expected.next() == byte }
        }
      }
      return matches && length > 0 && expected.next() == nil ? group : nil
    }
  }

  /// The bytes of the group with this index, in a table of groups that end with `;`.
  static func text(ofGroup index: Int, in table: StaticString) -> [UInt8] {
    table.withUTF8Buffer { bytes in
      var group = 0
      var start = 0
      for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: ";") {
        if group == index { return Array(bytes[start..<offset]) }
        group += 1
        start = offset + 1
      }
      return group == index ? Array(bytes[start...]) : []
    }
  }

  /// What follows `key` in a table of records of `width` bytes, sorted by their first `keyWidth` bytes; keys and values
  /// are filled up with spaces. Binary search.
  static func value(
    of key: some Collection<UInt8>, keyWidth: Int, width: Int, in table: StaticString
  ) -> [UInt8]? {
    guard key.count <= keyWidth else { return nil }
    var padded = Array(key)
    while padded.count < keyWidth { padded.append(UInt8(ascii: " ")) }
    return table.withUTF8Buffer { bytes in
      var low = 0
      var high = bytes.count / width
      while low < high {
        let middle = (low + high) / 2
        let record = bytes[(middle * width)..<(middle * width + width)]
        if record.prefix(keyWidth).elementsEqual(padded) { return Array(record.dropFirst(keyWidth)) }
        if record.prefix(keyWidth).lexicographicallyPrecedes(padded) { low = middle + 1 } else { high = middle }
      }
      return nil
    }
  }

  /// The text in `bytes` from `start` for `width` bytes without the spaces that fill it up, or nothing where only
  /// spaces are there.
  static func field(_ bytes: [UInt8], _ start: Int, _ width: Int) -> String? {
    let field = bytes.dropFirst(start).prefix(width).prefix { $0 != UInt8(ascii: " ") }
    return field.isEmpty ? nil : String(decoding: field, as: UTF8.self)
  }
}
