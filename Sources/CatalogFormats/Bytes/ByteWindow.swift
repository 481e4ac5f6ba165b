/// A window of a document's bytes in memory, addressed by offsets in the document.
struct ByteWindow: ~Copyable {
  /// The bytes from `start` on, of which the first `count` belong to the document; the others are there to be read over.
  private var memory = UnsafeMutableRawBufferPointer(start: nil, count: 0)
  private var count = 0
  /// The offset of the first byte in the window.
  private(set) var start = 0

  deinit { memory.deallocate() }

  /// The offset after the last byte in the window.
  @inline(__always)
  var end: Int { start &+ count }

  // MARK: Filling

  /// Changes the offset of the first byte to `start`.
  mutating func renumber(from start: Int) { self.start = start }

  /// Drops all bytes.
  mutating func empty() { count = 0 }

  /// Appends at most `length` bytes from `origin` and returns their number.
  mutating func append(from origin: ByteOrigin, atMost length: Int) -> Int {
    makeRoom(for: length)
    let added = origin.read(into: UnsafeMutableRawBufferPointer(rebasing: memory[count..<count + length]))
    count += added
    return added
  }

  mutating func append(_ bytes: [UInt8]) {
    makeRoom(for: bytes.count)
    UnsafeMutableRawBufferPointer(rebasing: memory[count...]).copyBytes(from: bytes)
    count += bytes.count
  }

  private mutating func makeRoom(for length: Int) {
    guard memory.count < count + length + ByteBlock.length else { return }
    let size = max(count + length, count < length ? 0 : 2 * count) + ByteBlock.length
    let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: ByteBlock.length)
    larger.initializeMemory(as: UInt8.self, repeating: 0)
    larger.copyMemory(from: UnsafeRawBufferPointer(rebasing: memory[..<count]))
    memory.deallocate()
    memory = larger
  }

  /// Puts zero bytes behind the last byte: at least as many as a block has can be read there.
  mutating func seal() {
    makeRoom(for: 0)
    UnsafeMutableRawBufferPointer(rebasing: memory[count..<count + ByteBlock.length]).initializeMemory(
      as: UInt8.self, repeating: 0)
  }

  // MARK: Looking

  /// The place in memory of the byte at `offset`, which must be in the window or right behind it; `nil` if there is none.
  /// It is valid until the window changes.
  func place(at offset: Int) -> UnsafePointer<UInt8>? {
    memory.baseAddress.map { UnsafePointer($0.assumingMemoryBound(to: UInt8.self) + (offset - start)) }
  }

  /// The offset of the byte at a place in the window's memory, or right behind it.
  @inline(__always)
  func offset(of place: UnsafePointer<UInt8>) -> Int {
    start &+ (Int(bitPattern: place) &- Int(bitPattern: memory.baseAddress))
  }

  /// The byte at `offset`, if it is in the window.
  @inline(__always)
  func byte(at offset: Int) -> UInt8? {
    offset >= start && offset < end ? memory[offset &- start] : nil
  }

  /// The bytes from `offset` up to `end`, as many as fit into a block; all of them must be in the window.
  @inline(__always)
  func block(from offset: Int, to end: Int) -> ByteBlock {
    let bytes = memory.loadUnaligned(fromByteOffset: offset &- start, as: SIMD16<UInt8>.self)
    return end &- offset >= ByteBlock.length ? ByteBlock(bytes) : ByteBlock(bytes, count: end &- offset)
  }

  /// The bytes of `range` that are in the window.
  @inline(__always)
  private func bytes(_ range: Range<Int>) -> UnsafeRawBufferPointer {
    let lower = min(max(range.lowerBound &- start, 0), count)
    let upper = max(lower, min(range.upperBound &- start, count))
    return UnsafeRawBufferPointer(rebasing: memory[lower..<upper])
  }

  /// Calls `body` with the bytes of `range` that are in the window.
  @inline(__always)
  func withBytes<Result>(in range: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    body(bytes(range).assumingMemoryBound(to: UInt8.self))
  }

  /// A copy of the bytes of `range` that are in the window.
  func bytes(in range: Range<Int>) -> [UInt8] { Array(bytes(range)) }
}
