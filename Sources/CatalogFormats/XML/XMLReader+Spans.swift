import WatchwordDiagnostics

extension XMLReader {
  /// Returns the span of a start tag, from its `<` to after its `>`.
  func span(of tag: XMLStartTag) -> SourceSpan {
    let end = tag.isEmptyElement ? tag.contentOffset + 2 : tag.contentOffset
    return SourceSpan(start: tag.position, end: input.positionAhead(at: end))
  }

  /// Returns the span of the `value` of the attribute `name` in a start tag, without its quotation marks.
  func span(of value: UnsafeBufferPointer<UInt8>, of name: StaticString, in tag: XMLStartTag) -> SourceSpan? {
    if let offset = offset(of: value), offset > tag.offset {
      return SourceSpan(
        start: input.positionAhead(at: offset), end: input.positionAhead(at: offset + value.count))
    }
    return valueSpan(of: name, in: tag)
  }

  /// Returns the span of the value of the attribute `name` in a start tag, without its quotation marks.
  func valueSpan(of name: StaticString, in tag: XMLStartTag) -> SourceSpan? {
    let attributes = AttributeScan.attributes(in: input.window.bytes(in: tag.offset..<tag.contentOffset)[...])
    guard let value = attributes.first(where: { $0.isNamed(name) })?.value else { return nil }
    return SourceSpan(
      start: input.positionAhead(at: tag.offset + value.startIndex),
      end: input.positionAhead(at: tag.offset + value.endIndex))
  }

  /// Returns the offset of an attribute value, or `nil` if the value is not in the document as it is.
  func offset(of value: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let start = value.baseAddress else { return nil }
    let offset = input.window.offset(of: start)
    return offset >= 0 && offset + value.count <= input.window.end ? offset : nil
  }
}
