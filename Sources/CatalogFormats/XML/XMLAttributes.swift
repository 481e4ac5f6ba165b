/// An attribute with its names, and its normalised value (XML 1.0, section 3.3.3).
struct XMLAttribute: BitwiseCopyable {
  /// The index of its name in the name table of the reader.
  let number: Int
  let name: UnsafePointer<UInt8>
  let prefix: UnsafePointer<UInt8>?
  /// The namespace of the prefix, set after the whole tag was read.
  var namespace: UnsafePointer<UInt8>?
  let value: UnsafeBufferPointer<UInt8>
  /// The offset of the name.
  let offset: Int
}

/// The attributes of a start tag, without those that declare namespaces.
struct XMLAttributes {
  let all: UnsafeMutableBufferPointer<XMLAttribute>

  var count: Int { all.count }

  /// Calls `body` with the name and the value of each attribute that has no prefix.
  @inline(__always)
  func forEachUnprefixed(_ body: (UnsafePointer<UInt8>, UnsafeBufferPointer<UInt8>) -> Void) {
    for attribute in all where attribute.prefix == nil { body(attribute.name, attribute.value) }
  }

  /// Calls `body` with the name, the namespace and the value of each attribute.
  @inline(__always)
  func forEach(
    _ body: (_ name: UnsafePointer<UInt8>, _ namespace: UnsafePointer<UInt8>?, _ value: UnsafeBufferPointer<UInt8>) ->
      Void
  ) {
    for attribute in all { body(attribute.name, attribute.namespace, attribute.value) }
  }

  /// The name and the value of the first attribute, if it has no prefix.
  @inline(__always)
  var onlyUnprefixed: (name: UnsafePointer<UInt8>?, value: UnsafeBufferPointer<UInt8>) {
    guard let first = all.first, first.prefix == nil else { return (nil, UnsafeBufferPointer(start: nil, count: 0)) }
    return (first.name, first.value)
  }

  /// The length of the longest value in bytes.
  var longestValue: Int { all.reduce(0) { max($0, $1.value.count) } }
}
