/// The namespaces declared in the open elements.
struct XMLNamespaces {
  private struct Declaration {
    /// `nil` for the namespace of names without a prefix.
    let prefix: UnsafePointer<UInt8>?
    /// `nil` if the declaration removes the default namespace.
    let uri: UnsafePointer<UInt8>?
  }

  private var declarations: [Declaration] = []
  /// The namespace of elements without a prefix.
  private(set) var unprefixed: UnsafePointer<UInt8>?

  var count: Int { declarations.count }

  /// Returns the namespace of `prefix`, or `nil` if it is not declared.
  func uri(of prefix: UnsafePointer<UInt8>) -> UnsafePointer<UInt8>? {
    declarations.last { $0.prefix == prefix }?.uri
  }

  /// Whether one of the declarations from index `first` on declares `prefix`.
  func declares(_ prefix: UnsafePointer<UInt8>?, since first: Int) -> Bool {
    declarations[first...].contains { $0.prefix == prefix }
  }

  mutating func declare(_ prefix: UnsafePointer<UInt8>?, _ uri: UnsafePointer<UInt8>?) {
    declarations.append(Declaration(prefix: prefix, uri: uri))
    if prefix == nil { unprefixed = uri }
  }

  /// Removes all but the first `count` declarations.
  mutating func forget(downTo count: Int) {
    declarations.removeLast(declarations.count - count)
    unprefixed = declarations.last { $0.prefix == nil }?.uri
  }
}
