/// Determines the version of an XLIFF document from its start.
enum XLIFFHead {
  /// The supported versions.
  enum Version { case v12, v21, v22 }

  private static let namespace = Array("urn:oasis:names:tc:xliff:document:".utf8)

  /// Returns the version of a document that starts with `head`, or `nil` if it is not XLIFF.
  ///
  /// The namespace determines the version. A document without an XLIFF namespace is XLIFF 2 if its `version` attribute
  /// states that, and XLIFF 1.2 otherwise.
  static func version(of head: DocumentHead) -> Version? {
    guard let root = head.root, root.isNamed("xliff") else { return nil }
    let named = root.namespace.flatMap { $0.starts(with: namespace) ? $0.dropFirst(namespace.count) : nil }
    guard let version = named ?? root.value(of: Array("version".utf8)) else { return .v12 }
    if version.starts(with: "2.2".utf8) { return .v22 }
    return version.starts(with: "2.".utf8) ? .v21 : .v12
  }
}
