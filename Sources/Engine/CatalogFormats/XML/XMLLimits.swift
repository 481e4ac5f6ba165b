import WatchwordBasics

/// The limits of a document. Exceeding one stops the reading, with a finding that names the limit.
package enum XMLLimits {
  /// The maximum nesting of elements.
  package static let depth = 256
  /// The maximum length of an attribute value, in UTF-8 bytes.
  package static let attributeLength = 64 * 1024
  /// The maximum length of the text of a `<source>`, `<target>` or `<note>`, in UTF-8 bytes.
  package static let textLength = 1024 * 1024
  /// The maximum number of units in a file; lower in WebAssembly, where they and their findings must fit into 2 GiB.
  package static let units = maximumUnits
  /// The maximum number of attributes in an element; each is compared with all others.
  package static let attributes = 256
  /// The maximum number of namespace declarations in scope; each prefix is searched for among them.
  package static let namespaces = 64
  /// The maximum number of different names, prefixes and namespaces in a document; they are kept while it is read.
  package static let names = 100_000
  /// The maximum length of a name, in bytes.
  package static let nameLength = 50_000
  /// The maximum length of a start tag, in bytes.
  package static let tagLength = 4 * attributeLength
  /// The maximum length of a comment, a CDATA section or the like, in bytes.
  package static let tokenLength = 2 * textLength

  #if arch(wasm32)
    private static let maximumUnits = 200_000
  #else
    private static let maximumUnits = 1_000_000
  #endif
}

/// A stack of values for the open elements, the root first.
///
/// It replaces an array, which would check for shared memory at every change; there are two changes per element.
struct DepthStack<Element: BitwiseCopyable>: ~Copyable {
  private var memory = UnsafeMutableBufferPointer<Element>.allocate(capacity: XMLLimits.depth + 1)
  private(set) var count = 0

  deinit { memory.deallocate() }

  var isEmpty: Bool { count == 0 }

  @inline(__always)
  var last: Element? { count > 0 ? memory[count &- 1] : nil }

  /// Changes the last element, if there is one.
  @inline(__always)
  mutating func updateLast(_ body: (inout Element) -> Void) {
    if count > 0 { body(&memory[count &- 1]) }
  }

  /// The root.
  var first: Element? { count > 0 ? memory[0] : nil }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == memory.count { grow() }
    memory.initializeElement(at: count, to: element)
    count &+= 1
  }

  @inline(__always)
  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count &-= 1
    return memory[count]
  }

  private mutating func grow() {
    let larger = UnsafeMutableBufferPointer<Element>.allocate(capacity: 2 * count)
    _ = larger.update(fromContentsOf: memory)
    memory.deallocate()
    memory = larger
  }
}
