#if LibXML2
  package import WatchwordCatalogFormats

  /// A place where a document breaks a rule of a schema.
  package struct Violation: Sendable {
    /// The part of the document that breaks it.
    package let part: XMLPart
    /// What was found and what was expected; starts with a capital and ends without a full stop.
    package let message: String
    /// What to do about it, in the same form.
    package let help: String
  }
#endif
