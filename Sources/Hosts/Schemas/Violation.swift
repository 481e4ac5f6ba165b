#if LibXML2
  package import WatchwordCatalogFormats

  /// A violation of a schema in a document.
  package struct Violation: Sendable {
    /// The part of the document that violates the schema.
    package let part: XMLPart
    /// The problem and the expectation; starts with a capital and ends without a full stop.
    package let message: String
    /// The remedy, in the same form.
    package let help: String
  }
#endif
