import WatchwordDiagnostics

/// Handles the events of a document, in their order.
protocol XMLContentHandler: ~Copyable {
  /// Called once before anything else. Names of elements and attributes have the addresses that `reader` gives out.
  mutating func begin(_ reader: inout XMLReader)
  mutating func start(_ tag: XMLStartTag, _ reader: inout XMLReader)
  /// `offset` is the place after the end tag, or after the empty-element tag.
  mutating func end(at offset: Int, _ reader: inout XMLReader)
  /// Character data with references resolved and line breaks read as LF, in pieces of any length; `offset` is the
  /// place after the piece.
  mutating func text(_ bytes: UnsafeBufferPointer<UInt8>, endingAt offset: Int, _ reader: inout XMLReader)
  /// The text of a comment that has one, without the white space around it.
  mutating func comment(_ text: ExactText, _ reader: inout XMLReader)
}

extension XMLContentHandler where Self: ~Copyable {
  /// Most formats have nothing to say in comments.
  mutating func comment(_ text: ExactText, _ reader: inout XMLReader) {}
}
