extension FindingKind {
  /// A file starts with a byte-order mark.
  package static let byteOrderMark = FindingKind("byte-order-mark", .warning, milder: [.info])
}
