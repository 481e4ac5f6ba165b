import WatchwordBasics

/// Searches in the generated tables.
///
/// The tables are literals in the binary's read-only data. Loading the module and searching a table parse, copy and
/// allocate nothing.
enum CLDRTable {
  /// Returns the index of the group that contains `key`, in a table whose groups end with `;` and whose keys are
  /// separated by spaces. Takes time linear in the table's size.
  static func group(holding key: [UInt8], in table: StaticString) -> Int? {
    table.withUTF8Buffer { bytes in
      var group = 0
      var matched = 0
      var length = 0
      for byte in bytes {
        if byte == UInt8(ascii: " ") || byte == UInt8(ascii: ";") {
          if length > 0, matched == length, matched == key.count { return group }
          if byte == UInt8(ascii: ";") { group &+= 1 }
          matched = 0
          length = 0
        } else {
          if matched == length, matched < key.count, key[matched] == byte { matched &+= 1 }
          length &+= 1
        }
      }
      return length > 0 && matched == length && matched == key.count ? group : nil
    }
  }

  /// Returns the bytes of the group with this index, in a table whose groups end with `;`.
  static func text(ofGroup index: Int, in table: StaticString) -> [UInt8] {
    table.withUTF8Buffer { bytes in
      var group = 0
      var text: [UInt8] = []
      for byte in bytes {
        if byte == UInt8(ascii: ";") {
          if group == index { return text }
          group &+= 1
        } else if group == index {
          text.append(byte)
        }
      }
      return text
    }
  }

  /// A table of fixed-width records, sorted by a key of one or two subtags that are padded with spaces.
  struct Records {
    let table: StaticString
    /// The number of bytes of the key's first subtag.
    let first: Int
    /// The number of bytes of the key's second subtag, or 0. Both subtags together have at most 8.
    let second: Int
    /// The number of bytes of a record.
    let width: Int

    /// Returns the two fields after the key, of which the first has `split` bytes; `nil` if the table does not contain
    /// the key. Uses binary search.
    func value(of key: Subtag, _ other: Subtag = .absent, split: Int) -> (Subtag, Subtag)? {
      if key.count > first || other.count > second { return nil }
      let wanted =
        Self.padded(key, to: first) << UInt64(truncatingIfNeeded: 8 &* second) | Self.padded(other, to: second)
      return table.withUTF8Buffer { bytes in
        func key(of record: Int) -> UInt64 {
          bytes[(record * width)...].prefix(first + second).reduce(0) { $0 << 8 | UInt64($1) }
        }
        let records = 0..<bytes.count / width
        let record = records.partitioningIndex { key(of: $0) >= wanted }
        guard record < records.upperBound, key(of: record) == wanted else { return nil }
        let fields = record * width + first + second
        let rest = width - first - second - split
        return (CLDRTable.field(bytes, fields, split), CLDRTable.field(bytes, fields + split, rest))
      }
    }

    private static func padded(_ subtag: Subtag, to width: Int) -> UInt64 {
      var padded: UInt64 = 0
      var rest = subtag.bits
      for _ in 0..<width {
        let byte = rest >> 56
        padded = padded << 8 | (byte == 0 ? 0x20 : byte)
        rest <<= 8
      }
      return padded
    }
  }

  /// Returns the subtag of at most `width` bytes that starts at `start` and ends before a space.
  static func field(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ width: Int) -> Subtag {
    var bits: UInt64 = 0
    var shift: UInt64 = 56
    var offset = start
    while offset < min(start &+ min(width, 8), bytes.count), bytes[offset] != UInt8(ascii: " ") {
      bits |= UInt64(bytes[offset]) << shift
      shift &-= 8
      offset &+= 1
    }
    return Subtag(bits: bits)
  }
}
