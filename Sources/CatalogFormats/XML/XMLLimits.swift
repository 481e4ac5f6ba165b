import WatchwordDiagnostics

/// What a document may take: more ends the reading with a diagnostic that names the limit.
public enum XMLLimits {
  /// How many elements may be open inside each other.
  public static let depth = 256
  /// How many bytes of UTF-8 an attribute's value may have.
  public static let attributeLength = 64 * 1024
  /// How many bytes of UTF-8 the text of a `<source>`, `<target>` or `<note>` may have.
  public static let textLength = 1024 * 1024
  /// How many units a file may have.
  public static let units = 10_000_000
  /// How many attributes an element may have; libxml2 compares each with each.
  public static let attributes = 256
  /// How many namespaces may be declared at one place.
  public static let namespaces = 1024
  /// How many bytes a name may have; this cap is libxml2's own.
  public static let nameLength = 50_000
  /// How many bytes a start tag may have.
  public static let tagLength = 4 * attributeLength
  /// How many bytes a comment, a CDATA section or the like may have; they are read as a whole.
  public static let tokenLength = 2 * textLength
  /// How many bytes the content of a segment may have, escapes and comments included.
  public static let markupLength = 8 * textLength
}

extension XMLReader {
  /// Whether what the parser is reading right now is not too long; notes it and stops otherwise.
  mutating func keepsTokenLimit() -> Bool {
    let length = input.served - lastEventOffset
    if let retained = input.retainedOffset, lastEventOffset - retained > XMLLimits.markupLength {
      return exceeded("the content of an element", XMLLimits.markupLength, "bytes", at: lastEventOffset)
    }
    guard length > XMLLimits.tagLength else { return true }
    var begin = lastEventOffset
    while let byte = input.window.byte(at: begin), [0x20, 0x09, 0x0A, 0x0D].contains(byte) { begin += 1 }
    let second = input.window.byte(at: begin + 1) ?? 0
    let isTag =
      input.window.byte(at: begin) == UInt8(ascii: "<") && second != UInt8(ascii: "!") && second != UInt8(ascii: "?")
    if isTag, input.served - begin > XMLLimits.tagLength {
      return exceeded("a tag", XMLLimits.tagLength, "bytes", at: begin, help: "Check that > ends the tag")
    }
    guard length > XMLLimits.tokenLength else { return true }
    guard let kind = tokenKind(at: begin), let close = kind.close else {
      return exceeded("white space", XMLLimits.tokenLength, "bytes", at: begin, help: "Remove it")
    }
    return exceeded(
      "a \(kind.name)", XMLLimits.tokenLength, "bytes", at: begin, help: "Check that \(close) ends the \(kind.name)")
  }

  /// Whether the document with `tag` is still inside the limits; notes it and stops otherwise.
  @inline(__always)
  mutating func keepsLimits(_ tag: XMLStartTag, namespacesInScope: Int) -> Bool {
    // No value is longer than the tag that it stands in: references and line breaks only get shorter.
    openElements.count <= XMLLimits.depth && tag.attributes.count <= XMLLimits.attributes
      && namespacesInScope <= XMLLimits.namespaces && tag.contentOffset &- tag.offset <= XMLLimits.attributeLength
      || keepsEachLimit(tag, namespacesInScope: namespacesInScope)
  }

  @inline(never)
  private mutating func keepsEachLimit(_ tag: XMLStartTag, namespacesInScope: Int) -> Bool {
    if openElements.count > XMLLimits.depth {
      return exceeded("the nesting of elements", XMLLimits.depth, "levels", at: tag.offset)
    }
    if tag.attributes.count > XMLLimits.attributes {
      return exceeded("the attributes of an element", XMLLimits.attributes, "attributes", at: tag.offset)
    }
    if namespacesInScope > XMLLimits.namespaces {
      return exceeded("the namespaces", XMLLimits.namespaces, "declarations", at: tag.offset)
    }
    if tag.attributes.longestValue > XMLLimits.attributeLength {
      return exceeded("the value of an attribute", XMLLimits.attributeLength, "bytes", at: tag.offset)
    }
    return true
  }

  /// Records that `what` is over `limit`, stops, and answers false.
  @discardableResult
  @inline(never)
  mutating func exceeded(
    _ what: String, _ limit: Int, _ unit: String, at offset: Int, help: String = "Split the file"
  ) -> Bool {
    exceeded(what, limit, unit, at: input.positionAhead(at: offset), help: help)
  }

  /// Records that `what` is over `limit`, stops, and answers false.
  @discardableResult
  @inline(never)
  mutating func exceeded(
    _ what: String, _ limit: Int, _ unit: String, at position: SourcePosition, help: String = "Split the file"
  ) -> Bool {
    report(
      "limit-exceeded", at: position, "This exceeds the limit for \(what): \(limit) \(unit)",
      help: "\(help); the rest of the file was not read")
    stop()
    return false
  }
}
