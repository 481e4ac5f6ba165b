import WatchwordBasics

/// Finds the end and the attributes of a start tag in a well-formed document.
enum AttributeScan {
  /// An attribute as written; the value is without quotation marks.
  struct Attribute {
    let name: ArraySlice<UInt8>
    let value: ArraySlice<UInt8>

    /// Whether the name of the attribute equals `known`.
    func isNamed(_ known: StaticString) -> Bool {
      name.elementsEqual(UnsafeBufferPointer(start: known.utf8Start, count: known.utf8CodeUnitCount))
    }
  }

  /// Returns the attributes of the tag at the start of `bytes`, up to its end or to anything that is not an attribute.
  static func attributes(in bytes: ArraySlice<UInt8>) -> [Attribute] {
    var found: [Attribute] = []
    var rest = bytes.drop { !ASCII.isSpace($0) }
    while true {
      rest = rest.drop { ASCII.isSpace($0) }
      let name = rest.prefix { !ASCII.isSpace($0) && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: ">") }
      rest = rest.dropFirst(name.count).drop { ASCII.isSpace($0) }
      guard !name.isEmpty, rest.first == UInt8(ascii: "=") else { return found }
      rest = rest.dropFirst().drop { ASCII.isSpace($0) }
      guard let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
        let close = rest.dropFirst().firstIndex(of: quote)
      else { return found }
      found.append(Attribute(name: name, value: rest[(rest.startIndex + 1)..<close]))
      rest = rest[(close + 1)...]
    }
  }

  /// Returns the offset after the `>` of the tag at `start`, or `nil` if there is none.
  static func endOfTag<Bytes: RandomAccessCollection<UInt8>>(at start: Int, in bytes: Bytes) -> Int?
  where Bytes.Index == Int {
    var quote: UInt8?
    for index in start..<bytes.endIndex {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return index + 1
      }
    }
    return nil
  }

  /// Returns the end of the comment, the processing instruction or the CDATA section at `start`; `nil` if there is none.
  static func endOfData<Bytes: RandomAccessCollection<UInt8>>(at start: Int, in bytes: Bytes) -> Int?
  where Bytes.Index == Int {
    for (open, close) in [("<![CDATA[", "]]>"), ("<!--", "-->"), ("<?", "?>")]
    where bytes[start...].starts(with: open.utf8) {
      return bytes[start...].firstIndex(ofPart: close.utf8).map { $0 + close.utf8.count } ?? bytes.endIndex
    }
    return nil
  }
}
