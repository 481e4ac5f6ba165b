package import WatchwordBasics

/// A short document with one message of a document: the start of the document with its first message, the message, and
/// the end of the document.
///
/// Nearly always, the message reads in it as in the document, which takes much longer to read. That must be verified:
/// for example, the excerpt of a message in a nested object of JSON is not well-formed, or has another key.
package struct MessageExcerpt: Sendable {
  /// The bytes of the excerpt.
  package private(set) var bytes: [UInt8]
  /// The number of lines by which the message is further down in the document than in the excerpt.
  package let lines: Int
  /// The bytes of the document that the message takes, with the content between the previous message and it.
  private var range: Range<Int>
  /// The range of the same bytes in the excerpt.
  private var own: Range<Int>

  /// Places in a document, which determine the excerpt of a message.
  package struct Places: Sendable {
    /// The starts of the first file element and of that of the message, if they differ.
    package var elements: (first: SourcePosition, own: SourcePosition)?
    /// The end of the first message of the file element.
    package var first: SourcePosition
    /// The end of the previous message, or the start of the message if it is the first.
    package var previous: SourcePosition
    /// The end of the message.
    package var end: SourcePosition
    /// The end of the last message of the document.
    package var last: SourcePosition

    /// Creates places.
    package init(
      elements: (first: SourcePosition, own: SourcePosition)?, first: SourcePosition, previous: SourcePosition,
      end: SourcePosition, last: SourcePosition
    ) {
      self.elements = elements
      self.first = first
      self.previous = previous
      self.end = end
      self.last = last
    }
  }

  /// Creates the excerpt of a message, or returns `nil` if the document is not in UTF-8 or the places are not in order.
  package init?(_ places: Places, of document: [UInt8]) {
    let encoding = TextEncoding(head: Array(document.prefix(CatalogFormat.headLength)))
    guard encoding.charset == nil, encoding.byteOrderMarkLength == 0 else { return nil }
    let elements = places.elements ?? (.start, .start)
    let all = [elements.first, elements.own, places.first, places.previous, places.end, places.last]
    guard zip(all, all.dropFirst()).allSatisfy({ $0 <= $1 }) else { return nil }
    let offsets = SourcePosition.offsets(of: all, in: document).compactMap { $0 }
    guard offsets.count == all.count else { return nil }
    bytes = Array(document[..<offsets[0]])
    bytes += document[offsets[1]..<offsets[2]]
    range = offsets[3]..<offsets[4]
    own = bytes.count..<bytes.count + range.count
    bytes += document[range]
    bytes += document[offsets[5]...]
    lines = elements.own.line - elements.first.line + places.previous.line - places.first.line
  }

  /// Returns the excerpt with these bytes, or `nil` if they differ from its own ones not only in the message.
  package func changed(to edited: [UInt8]) -> MessageExcerpt? {
    let (head, tail) = (bytes[..<own.lowerBound], bytes[own.upperBound...])
    guard edited.count >= head.count + tail.count, edited.starts(with: head), edited.suffix(tail.count) == tail else {
      return nil
    }
    var changed = self
    changed.bytes = edited
    changed.own = head.count..<edited.count - tail.count
    return changed
  }

  /// Returns the number of lines that a changed excerpt has more than this one.
  package func lines(addedBy changed: MessageExcerpt) -> Int {
    changed.bytes[changed.own].count { $0 == 0x0A } - bytes[own].count { $0 == 0x0A }
  }

  /// Writes the message of a changed excerpt into the document.
  package func write(_ changed: MessageExcerpt, to document: inout [UInt8]) {
    document.replaceSubrange(range, with: changed.bytes[changed.own])
  }
}
