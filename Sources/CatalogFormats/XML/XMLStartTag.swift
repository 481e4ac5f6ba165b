import WatchwordDiagnostics

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
