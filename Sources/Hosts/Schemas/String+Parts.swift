#if LibXML2
  extension String {
    /// Returns the text between the first `start` and the last `end` after it; `nil` if one of them is missing. An
    /// empty `end` means the end of the text.
    func part(between start: String, and end: String) -> String? {
      let offsets = 0...utf8.count
      let bytes = Array(utf8)
      return part(of: bytes, after: offsets.first { bytes[$0...].starts(with: start.utf8) }, start, end)
    }

    /// Returns the text between the last `start` and the last `end` after it; `nil` if one of them is missing. Earlier
    /// occurrences can be in a value from the document, which is arbitrary.
    func part(betweenLast start: String, and end: String) -> String? {
      let offsets = 0...utf8.count
      let bytes = Array(utf8)
      return part(of: bytes, after: offsets.reversed().first { bytes[$0...].starts(with: start.utf8) }, start, end)
    }

    private func part(of bytes: [UInt8], after offset: Int?, _ start: String, _ end: String) -> String? {
      let end = Array(end.utf8)
      guard let from = offset.map({ $0 + start.utf8.count }), from + end.count <= bytes.count else { return nil }
      let last = (from...(bytes.count - end.count)).reversed().first { bytes[$0...].starts(with: end) }
      return last.map { String(decoding: bytes[from..<$0], as: UTF8.self) }
    }

    /// The name without the namespace with which libxml2 prefixes it: `{urn:example}name`.
    var withoutNamespace: String {
      guard utf8.first == UInt8(ascii: "{"), let close = utf8.firstIndex(of: UInt8(ascii: "}")) else { return self }
      return String(self[utf8.index(after: close)...])
    }

    /// Splits the text at separators of several bytes.
    func parts(between separator: String) -> [String] {
      let (bytes, separator) = (Array(utf8), Array(separator.utf8))
      var parts: [String] = []
      var start = 0
      var next = 0
      while next < bytes.count {
        if bytes[next...].starts(with: separator) {
          parts.append(String(decoding: bytes[start..<next], as: UTF8.self))
          next += separator.count
          start = next
        } else {
          next += 1
        }
      }
      return parts + [String(decoding: bytes[start...], as: UTF8.self)]
    }
  }
#endif
