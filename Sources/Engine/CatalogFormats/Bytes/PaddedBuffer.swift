/// The bytes of a document, padded with zero bytes so that readers may look past the end.
struct PaddedBuffer: ~Copyable {
  /// The bytes, followed by one block of zero bytes.
  private let memory: UnsafeMutableRawBufferPointer
  /// The number of bytes in the document.
  let count: Int

  init(_ bytes: ArraySlice<UInt8>) {
    count = bytes.count
    memory = .allocate(byteCount: count + ByteBlock.length, alignment: ByteBlock.length)
    bytes.withUnsafeBytes { memory.copyMemory(from: $0) }
    UnsafeMutableRawBufferPointer(rebasing: memory[count...]).initializeMemory(as: UInt8.self, repeating: 0)
  }

  deinit { memory.deallocate() }

  /// Returns the address of the byte at `offset`, which must be in the document or directly after it.
  func pointer(at offset: Int) -> UnsafePointer<UInt8>? {
    memory.baseAddress.map { UnsafePointer($0.assumingMemoryBound(to: UInt8.self) + offset) }
  }

  /// Returns the offset of an address in the document or directly after it.
  @inline(__always)
  func offset(of pointer: UnsafePointer<UInt8>) -> Int {
    Int(bitPattern: pointer) &- Int(bitPattern: memory.baseAddress)
  }

  /// Returns the byte at `offset`, or `nil` outside the document.
  @inline(__always)
  func byte(at offset: Int) -> UInt8? {
    offset >= 0 && offset < count ? memory[offset] : nil
  }

  /// Returns the bytes from `offset` up to `end`, at most one block. All of them must be in the document.
  @inline(__always)
  func block(from offset: Int, to end: Int) -> ByteBlock {
    let bytes = memory.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self)
    return end &- offset >= ByteBlock.length ? ByteBlock(bytes) : ByteBlock(bytes, count: end &- offset)
  }

  /// Returns the part of `range` that is in the document.
  @inline(__always)
  private func bytes(_ range: Range<Int>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: memory[range.clamped(to: 0..<count)])
  }

  /// Calls `body` with the part of `range` that is in the document.
  @inline(__always)
  func withBytes<Result>(in range: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    body(bytes(range).assumingMemoryBound(to: UInt8.self))
  }

  /// Returns a copy of the part of `range` that is in the document.
  func bytes(in range: Range<Int>) -> [UInt8] { Array(bytes(range)) }
}
