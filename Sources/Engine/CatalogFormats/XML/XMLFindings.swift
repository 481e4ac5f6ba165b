package import WatchwordBasics

extension FindingKind {
  /// The file has a document type declaration.
  package static let doctypePresent = FindingKind("doctype-present", .error, leavesOut: .rest)

  /// The file is not well-formed XML.
  package static let malformedXML = FindingKind("malformed-xml", .error, leavesOut: .rest)
}
