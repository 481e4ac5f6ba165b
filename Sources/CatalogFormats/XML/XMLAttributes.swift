/// The attributes of a start tag, as libxml2 hands them out: five pointers each.
struct XMLAttributes {
  let fields: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
  let count: Int

  /// Calls `body` with the name and the value of each attribute that has no prefix.
  @inline(__always)
  func forEachUnprefixed(_ body: (UnsafePointer<UInt8>, UnsafeBufferPointer<UInt8>) -> Void) {
    guard let fields else { return }
    for index in 0..<count {
      let field = fields + index * 5
      guard field[1] == nil, let name = field[0] else { continue }
      body(name, value(field))
    }
  }

  /// Calls `body` with the name, the namespace and the value of each attribute.
  @inline(__always)
  func forEach(
    _ body: (_ name: UnsafePointer<UInt8>, _ namespace: UnsafePointer<UInt8>?, _ value: UnsafeBufferPointer<UInt8>) ->
      Void
  ) {
    guard let fields else { return }
    for index in 0..<count {
      let field = fields + index * 5
      guard let name = field[0] else { continue }
      body(name, field[2], value(field))
    }
  }

  /// The name and the value of the first attribute, if it has no prefix.
  @inline(__always)
  var onlyUnprefixed: (name: UnsafePointer<UInt8>?, value: UnsafeBufferPointer<UInt8>) {
    guard let fields, count > 0, fields[1] == nil else { return (nil, UnsafeBufferPointer(start: nil, count: 0)) }
    return (fields[0], value(fields))
  }

  /// The length of the longest value in bytes.
  var longestValue: Int {
    guard let fields else { return 0 }
    var longest = 0
    for index in 0..<count { longest = max(longest, value(fields + index * 5).count) }
    return longest
  }

  private func value(_ field: UnsafeMutablePointer<UnsafePointer<UInt8>?>) -> UnsafeBufferPointer<UInt8> {
    guard let start = field[3], let end = field[4], end >= start else { return .init(start: nil, count: 0) }
    return UnsafeBufferPointer(start: start, count: end - start)
  }
}
