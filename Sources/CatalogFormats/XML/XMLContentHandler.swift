import WatchwordDiagnostics

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
}

extension XMLContentHandler where Self: ~Copyable {
  /// Most formats ignore comments.
  mutating func comment(_ text: ExactText, _ reader: inout XMLReader) {}
}
