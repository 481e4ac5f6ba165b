/// A document's bytes in memory, with zero bytes behind the last one, so that readers may look beyond it.
struct ByteWindow: ~Copyable {
  /// The bytes, and behind them as many zero bytes as a block has.
  private let memory: UnsafeMutableRawBufferPointer
  /// The number of the document's bytes.
  let end: Int

  init(_ bytes: ArraySlice<UInt8>) {
    end = bytes.count
    memory = .allocate(byteCount: end + ByteBlock.length, alignment: ByteBlock.length)
    bytes.withUnsafeBytes { memory.copyMemory(from: $0) }
    UnsafeMutableRawBufferPointer(rebasing: memory[end...]).initializeMemory(as: UInt8.self, repeating: 0)
  }

  deinit { memory.deallocate() }

  /// The place in memory of the byte at `offset`, which must be one of the document or right behind it.
  func place(at offset: Int) -> UnsafePointer<UInt8>? {
    memory.baseAddress.map { UnsafePointer($0.assumingMemoryBound(to: UInt8.self) + offset) }
  }

  /// The offset of the byte at a place in the document's memory, or right behind it.
  @inline(__always)
  func offset(of place: UnsafePointer<UInt8>) -> Int {
    Int(bitPattern: place) &- Int(bitPattern: memory.baseAddress)
  }

  /// The byte at `offset`, if there is one.
  @inline(__always)
  func byte(at offset: Int) -> UInt8? {
    offset >= 0 && offset < end ? memory[offset] : nil
  }

  /// The bytes from `offset` up to `end`, as many as fit into a block; all of them must be the document's.
  @inline(__always)
  func block(from offset: Int, to end: Int) -> ByteBlock {
    let bytes = memory.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self)
    return end &- offset >= ByteBlock.length ? ByteBlock(bytes) : ByteBlock(bytes, count: end &- offset)
  }

  /// The bytes of `range` that the document has.
  @inline(__always)
  private func bytes(_ range: Range<Int>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: memory[range.clamped(to: 0..<end)])
  }

  /// Calls `body` with the bytes of `range` that the document has.
  @inline(__always)
  func withBytes<Result>(in range: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    body(bytes(range).assumingMemoryBound(to: UInt8.self))
  }

  /// A copy of the bytes of `range` that the document has.
  func bytes(in range: Range<Int>) -> [UInt8] { Array(bytes(range)) }
}
