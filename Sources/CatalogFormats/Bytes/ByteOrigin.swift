import WatchwordSystemFiles

/// The origin of a document's bytes: memory or an open file, read piece by piece.
final class ByteOrigin {
  private let bytes: [UInt8]
  private var next = 0
  private let file: OpenFile?
  /// Called with the number of bytes whenever some were read from the file.
  private let onRead: ((Int) -> Void)?
  /// The error if the file could not be read to its end.
  private(set) var failure: FileError?

  /// The number of bytes that the system says the file has, up to a limit, or that are in memory.
  var expectedCount: Int {
    switch file {
    case nil: bytes.count - next
    case .some(let file): min(file.size, 1 << 30)
    }
  }

  init(bytes: [UInt8]) {
    self.bytes = bytes
    self.file = nil
    self.onRead = nil
  }

  init(file: consuming OpenFile, onRead: ((Int) -> Void)? = nil) {
    self.bytes = []
    self.file = consume file
    self.onRead = onRead
  }

  /// Copies the next bytes into `buffer` and returns their number; 0 at the end or after a failure.
  func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    switch file {
    case nil:
      let count = min(buffer.count, bytes.count - next)
      bytes.withUnsafeBytes { buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[next..<next + count])) }
      next += count
      return count
    case .some(let file):
      do throws(FileError) {
        let count = try file.read(into: buffer)
        onRead?(count)
        return count
      } catch {
        failure = error
        return 0
      }
    }
  }
}
