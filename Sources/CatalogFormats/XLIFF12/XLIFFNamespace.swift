/// The namespaces that the reader of XLIFF 1.2 distinguishes.
enum XLIFFNamespace {
  /// No namespace.
  case none
  case xliff12
  /// The namespace of another version: `2.0` for `urn:oasis:names:tc:xliff:document:2.0`.
  case otherXLIFF(String)
  case foreign

  static let uri12 = "urn:oasis:names:tc:xliff:document:1.2"
  private static let prefix = "urn:oasis:names:tc:xliff:document:"

  init(_ uri: UnsafePointer<UInt8>?) {
    guard let uri, uri.pointee != 0 else {
      self = .none
      return
    }
    let name = Array(UnsafeBufferPointer(start: uri, count: Self.length(uri)))
    if name.elementsEqual(Self.uri12.utf8) {
      self = .xliff12
    } else if name.starts(with: Self.prefix.utf8) {
      self = .otherXLIFF(String(decoding: name.dropFirst(Self.prefix.utf8.count), as: UTF8.self))
    } else {
      self = .foreign
    }
  }

  private static func length(_ text: UnsafePointer<UInt8>) -> Int {
    var end = text
    while end.pointee != 0 { end += 1 }
    return end - text
  }
}
