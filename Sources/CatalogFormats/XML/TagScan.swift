import WatchwordDiagnostics

/// Finds the defect of a tag that the parser could not read, because the parser reports the same reason for very
/// different mistakes.
struct TagScan {
  enum Outcome {
    /// No defect that this scan detects.
    case fine
    /// The bytes end before the tag does.
    case unfinished
    case defect(at: Int, message: String, help: String)
  }

  private let bytes: ArraySlice<UInt8>
  private var next: Int

  /// Examines the tag at the start of `bytes`.
  static func outcome(of bytes: ArraySlice<UInt8>) -> Outcome {
    var scan = TagScan(bytes)
    return bytes.dropFirst().first == UInt8(ascii: "/") ? scan.endTag() : scan.startTag()
  }

  private init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    next = bytes.startIndex + 1
  }

  // MARK: End tags

  private mutating func endTag() -> Outcome {
    next += 1
    let name = takeName()
    guard let first = peek() else { return .unfinished }
    if name.isEmpty {
      return first == UInt8(ascii: ">")
        ? .fine
        : .defect(
          at: next, message: "Found \(shown()) after </; expected the name of an element", help: "Write </name>")
    }
    let end = next
    skipSpace()
    switch peek() {
    case nil: return .unfinished
    case UInt8(ascii: ">"): return .fine
    case UInt8(ascii: "<"): return noEnd("/\(name)", at: end)
    default:
      return .defect(
        at: next, message: "Found \(shown()) in the end tag </\(name)>; expected >",
        help: "Write only the name in an end tag")
    }
  }

  // MARK: Start tags

  private mutating func startTag() -> Outcome {
    let name = takeName()
    if name.isEmpty {
      guard peek() != nil else { return .unfinished }
      return .defect(
        at: bytes.startIndex, message: "Found a < that does not start a tag",
        help: "Write &lt; for the character <; the name of an element starts with a letter or _")
    }
    var attribute = ""
    while true {
      let end = next
      skipSpace()
      switch peek() {
      case nil: return .unfinished
      case UInt8(ascii: ">"): return .fine
      case UInt8(ascii: "<"): return noEnd(name, at: end)
      case UInt8(ascii: "/"):
        guard let following = peek(1) else { return .unfinished }
        if following == UInt8(ascii: ">") { return .fine }
        return .defect(
          at: next, message: "Found / inside the tag <\(name)>; expected />",
          help: "Write /> at the end of an empty element, or remove the /")
      default: break
      }
      let begin = next
      let found = takeName()
      if found.isEmpty {
        return .defect(
          at: next, message: "Found \(shown()) in the tag <\(name)>; expected an attribute or the end of the tag",
          help: "Write attributes as name=\"value\", with a space between them")
      }
      if begin == end {
        return .defect(
          at: begin, message: "A space is missing between the attributes \(attribute) and \(found)",
          help: "Put a space between the two")
      }
      attribute = found
      if let outcome = value(of: attribute) { return outcome }
    }
  }

  /// Skips the value of an attribute, and returns its defect, if there is one.
  private mutating func value(of name: String) -> Outcome? {
    skipSpace()
    guard let equals = peek() else { return .unfinished }
    guard equals == UInt8(ascii: "=") else {
      return .defect(
        at: next, message: "The attribute \(name) has no value", help: "Write \(name)=\"value\"")
    }
    next += 1
    skipSpace()
    guard let quote = peek() else { return .unfinished }
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return .defect(
        at: next, message: "The value of the attribute \(name) is not in quotation marks (\" or ')",
        help: "Write \(name)=\"value\"")
    }
    next += 1
    while let byte = peek(), byte != quote {
      if byte == UInt8(ascii: "<") {
        return .defect(
          at: next, message: "Found < in the value of the attribute \(name)",
          help: "Write &lt; for the character <, or close the value before it with \(Character(UnicodeScalar(quote)))")
      }
      next += 1
    }
    guard peek() != nil else { return .unfinished }
    next += 1
    return nil
  }

  private func noEnd(_ name: String, at offset: Int) -> Outcome {
    .defect(
      at: offset, message: "The tag <\(name)> does not end: > is missing before the next <", help: "Put > at its end")
  }

  // MARK: Bytes

  private func peek(_ ahead: Int = 0) -> UInt8? { next + ahead < bytes.endIndex ? bytes[next + ahead] : nil }

  private mutating func skipSpace() {
    while let byte = peek(), [0x20, 0x09, 0x0A, 0x0D].contains(byte) { next += 1 }
  }

  /// The name at the current place, shortened to fit into a message; empty if there is none.
  private mutating func takeName() -> String {
    let name = XMLName.prefix(of: bytes[next...])
    next = name.endIndex
    return String(decoding: name, as: UTF8.self).clipped
  }

  /// The character at the current place.
  private func shown() -> String {
    switch XMLName.firstScalar(of: bytes[next...]) {
    case let scalar? where [0x20, 0x09, 0x0A, 0x0D].contains(scalar.value): "a space"
    case let scalar? where scalar.value > 0x20: String(Character(scalar))
    default: "an unreadable character"
    }
  }
}
