package import WatchwordBasics

/// The bytes of a file, mapped into memory instead of read: only the pages that are accessed come from the disk.
///
/// The system ends a process that accesses a page after another process has truncated the file. Map only files that are
/// replaced and never truncated in place.
package final class MappedFile: Sendable {
  /// The name of the file in messages.
  package let name: ExactText
  private let storage: Storage

  private enum Storage: Sendable {
    /// A mapping that lasts as long as its owner. It is stored as an address, because a pointer cannot be shared
    /// between threads.
    case mapping(address: UInt, count: Int)
    case bytes([UInt8])
  }

  /// Maps the file at `path`. A file that cannot be mapped, such as a pipe, is read.
  package init(_ path: SystemPath) throws(FileError) {
    let file = try OpenFile(reading: path)
    name = file.name
    let count = file.size
    if count > 0, let address = SystemCalls.map(count, of: file.number) {
      storage = .mapping(address: address, count: count)
    } else {
      storage = .bytes(try Files.read(file))
    }
  }

  /// Treats `bytes` as the bytes of a file.
  package init(bytes: [UInt8], name: ExactText) {
    self.name = name
    storage = .bytes(bytes)
  }

  deinit {
    if case .mapping(let address, let count) = storage { SystemCalls.unmap(address, count) }
  }

  /// Calls `body` with the bytes, which are valid only until it returns.
  package func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    switch storage {
    case .mapping(let address, let count):
      withExtendedLifetime(self) {
        body(UnsafeRawBufferPointer(start: UnsafeRawPointer(bitPattern: address), count: count))
      }
    case .bytes(let bytes): bytes.withUnsafeBytes(body)
    }
  }
}
