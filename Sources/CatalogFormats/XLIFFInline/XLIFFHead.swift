/// What is quickly seen of a document of XLIFF.
enum XLIFFHead {
  /// The versions that have a reader.
  enum Version { case v12, v21, v22 }

  private static let namespace = Array("urn:oasis:names:tc:xliff:document:".utf8)

  /// The version of a document that starts with `head`, XLIFF 1.2 unless it says that it is XLIFF 2; `nil` if it is not
  /// XLIFF.
  ///
  /// The namespace decides. A document without the namespace of any XLIFF is XLIFF 2 if it says so in its version.
  static func version(of head: DocumentHead) -> Version? {
    guard let root = head.root, root.isNamed("xliff") else { return nil }
    let named = root.namespace.flatMap { $0.starts(with: namespace) ? $0.dropFirst(namespace.count) : nil }
    guard let version = named ?? root.value(of: Array("version".utf8)) else { return .v12 }
    if version.starts(with: "2.2".utf8) { return .v22 }
    return version.starts(with: "2.".utf8) ? .v21 : .v12
  }
}
