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
