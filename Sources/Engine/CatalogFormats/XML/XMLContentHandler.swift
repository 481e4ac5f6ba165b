import WatchwordBasics

/// Handles the events of a document, in document order.
protocol XMLContentHandler: ~Copyable {
  /// Called once, before all other events. The names of elements and attributes have the addresses that `reader`
  /// provides.
  mutating func begin(_ reader: inout XMLReader)
  mutating func start(_ tag: XMLStartTag, _ reader: inout XMLReader)
  /// Called at the end of an element; `offset` follows the end tag, or the empty-element tag.
  mutating func end(at offset: Int, _ reader: inout XMLReader)
  /// Called with character data, with references resolved and line breaks normalised to LF, in pieces of any length;
  /// `offset` follows the piece.
  mutating func text(_ bytes: UnsafeBufferPointer<UInt8>, endingAt offset: Int, _ reader: inout XMLReader)
  /// Called with the text of a non-blank comment, without surrounding white space.
  mutating func comment(_ text: ExactText, _ reader: inout XMLReader)
  /// Called at the end of the document, or where reading stopped.
  mutating func finish(_ reader: borrowing XMLReader)
}

extension XMLContentHandler where Self: ~Copyable {
  /// Most formats ignore comments.
  mutating func comment(_ text: ExactText, _ reader: inout XMLReader) {}

  /// Most readers have nothing left to do.
  mutating func finish(_ reader: borrowing XMLReader) {}
}

/// A start tag. Its attributes are valid only during the call, its names for the lifetime of the reader.
struct XMLStartTag {
  let name: UnsafePointer<UInt8>
  let isPrefixed: Bool
  let namespace: UnsafePointer<UInt8>?
  let attributes: XMLAttributes
  /// The place of the `<`.
  let position: SourcePosition
  /// The offset of the `<`.
  let offset: Int
  /// The offset of the content: after the `>`, or at the `/` of an empty-element tag.
  let contentOffset: Int
  let isEmptyElement: Bool
}

/// An attribute with its names, and its normalised value (XML 1.0, section 3.3.3).
struct XMLAttribute: BitwiseCopyable {
  /// The index of its name in the name table of the reader.
  let number: Int
  let name: UnsafePointer<UInt8>
  let prefix: UnsafePointer<UInt8>?
  /// The namespace of the prefix, set after the whole tag was read.
  var namespace: UnsafePointer<UInt8>?
  let value: UnsafeBufferPointer<UInt8>
  /// The offset of the name.
  let offset: Int
}

/// The attributes of a start tag, without those that declare namespaces.
struct XMLAttributes {
  let all: UnsafeMutableBufferPointer<XMLAttribute>

  var count: Int { all.count }

  /// Calls `body` with the name and the value of each attribute that has no prefix.
  @inline(__always)
  func forEachUnprefixed(_ body: (UnsafePointer<UInt8>, UnsafeBufferPointer<UInt8>) -> Void) {
    for attribute in all where attribute.prefix == nil { body(attribute.name, attribute.value) }
  }

  /// Calls `body` with the name, the namespace and the value of each attribute.
  @inline(__always)
  func forEach(
    _ body: (_ name: UnsafePointer<UInt8>, _ namespace: UnsafePointer<UInt8>?, _ value: UnsafeBufferPointer<UInt8>) ->
      Void
  ) {
    for attribute in all { body(attribute.name, attribute.namespace, attribute.value) }
  }

  /// The name and the value of the first attribute, if it has no prefix.
  @inline(__always)
  var onlyUnprefixed: (name: UnsafePointer<UInt8>?, value: UnsafeBufferPointer<UInt8>) {
    guard let first = all.first, first.prefix == nil else { return (nil, UnsafeBufferPointer(start: nil, count: 0)) }
    return (first.name, first.value)
  }

  /// The length of the longest value in bytes.
  var maximumValueLength: Int { all.reduce(0) { max($0, $1.value.count) } }
}
