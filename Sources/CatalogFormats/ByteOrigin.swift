/// Where the bytes of a document come from, piece by piece: memory or an open file.
final class ByteOrigin {
  private let bytes: [UInt8]
  private var next = 0
  private let descriptor: FileDescriptor?
  /// Why the file could not be read to its end.
  private(set) var failure: CatalogIOError.Reason?

  init(bytes: [UInt8]) {
    self.bytes = bytes
    self.descriptor = nil
  }

  init(descriptor: consuming FileDescriptor) {
    self.bytes = []
    self.descriptor = consume descriptor
  }

  /// Puts the next bytes into `buffer` and returns how many; none at the end or after a failure.
  func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    switch descriptor {
    case nil:
      let count = min(buffer.count, bytes.count - next)
      bytes.withUnsafeBytes { buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[next..<next + count])) }
      next += count
      return count
    case .some(let descriptor):
      switch descriptor.read(into: buffer) {
      case .success(let count): return count
      case .failure(let reason):
        failure = reason
        return 0
      }
    }
  }
}
