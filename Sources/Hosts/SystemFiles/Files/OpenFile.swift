import SystemPackage
package import WatchwordBasics

/// An open file, pipe or terminal, read and written chunk by chunk.
///
/// Calls that a signal interrupts are repeated. If the descriptor is non-blocking (the process that started the command
/// may have passed such a descriptor), calls wait until it is ready.
package struct OpenFile: ~Copyable {
  /// The name in messages.
  package let name: ExactText
  private let descriptor: OwnedDescriptor

  /// Opens the file at `path` for reading.
  package init(reading path: SystemPath) throws(FileError) {
    try self.init(path, .readOnly, [])
  }

  /// Opens the file at `path` for writing. The file is truncated, or created if it does not exist.
  package init(writing path: SystemPath) throws(FileError) {
    try self.init(path, .writeOnly, [.create, .truncate])
  }

  /// Creates a file at `path` for writing; it must not exist.
  init(creating path: SystemPath) throws(FileError) {
    try self.init(path, .writeOnly, [.create, .exclusiveCreate])
  }

  private init(
    _ path: SystemPath, _ mode: FileDescriptor.AccessMode, _ options: FileDescriptor.OpenOptions
  ) throws(FileError) {
    name = path.name
    let systemPath = try path.systemString()
    do {
      descriptor = OwnedDescriptor(
        number: try FileDescriptor.open(
          systemPath, mode, options: options.union(.closeOnExec),
          permissions: [.ownerReadWrite, .groupReadWrite, .otherReadWrite]),
        isOwned: true)
    } catch {
      throw FileError(name: path.name, error)
    }
  }

  /// Uses a descriptor that the caller opened and will close; `name` is its name in messages.
  package init(borrowing number: Int32, name: ExactText) {
    self.name = name
    descriptor = OwnedDescriptor(number: FileDescriptor(rawValue: number), isOwned: false)
  }

  /// The descriptor's number.
  package var number: Int32 { descriptor.number.rawValue }

  /// The reported size of the file in bytes; 0 for a pipe or a device.
  package var size: Int {
    guard let status = try? Stat(descriptor.number) else { return 0 }
    return max(Int(truncatingIfNeeded: status.size), 0)
  }

  /// Closes the file. An error such as a full disk may be reported only now.
  package consuming func close() throws(FileError) {
    do throws(Errno) {
      try descriptor.close()
    } catch {
      throw FileError(name: name, error)
    }
  }

  // MARK: Reading

  /// Reads up to `buffer.count` bytes and returns their number; 0 at the end of the file.
  package func read(into buffer: UnsafeMutableRawBufferPointer) throws(FileError) -> Int {
    try repeated(until: .readable) { try descriptor.number.read(into: buffer, retryOnInterrupt: true) }
  }

  /// Reads and appends at most 64 KiB, and returns the number of bytes; 0 at the end of the file.
  package func read(appendingTo bytes: inout [UInt8]) throws(FileError) -> Int {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = try repeated(until: .readable) {
      try chunk.withUnsafeMutableBytes { try descriptor.number.read(into: $0, retryOnInterrupt: true) }
    }
    bytes += chunk[..<count]
    return count
  }

  /// Returns the bytes in `range`, or as many of them as exist, without changing the current position.
  package func bytes(in range: Range<Int>) throws(FileError) -> [UInt8] {
    try SystemCalls.bytes(in: range, of: descriptor.number.rawValue, name: name)
  }

  // MARK: Writing

  /// Writes all of `text`, with as many system calls as necessary.
  package func write(_ text: String) throws(FileError) {
    try write(Array(text.utf8))
  }

  /// Writes all of `bytes`, with as many system calls as necessary.
  package func write(_ bytes: [UInt8]) throws(FileError) {
    var written = 0
    while written < bytes.count {
      written += try repeated(until: .writable) {
        try bytes.withUnsafeBytes {
          try descriptor.number.write(UnsafeRawBufferPointer(rebasing: $0[written...]), retryOnInterrupt: true)
        }
      }
    }
  }

  /// Returns the result of `call`, which is repeated after a wait if the descriptor is non-blocking and not ready.
  private func repeated(until state: SystemCalls.Readiness, _ call: () throws -> Int) throws(FileError) -> Int {
    while true {
      do {
        return try call()
      } catch let error as Errno where error == .resourceTemporarilyUnavailable {
        SystemCalls.wait(for: descriptor.number.rawValue, toBe: state)
      } catch {
        throw FileError(name: name, error)
      }
    }
  }
}

/// A descriptor that is closed with its owner, unless it is borrowed.
///
/// It is a class because Swift 6.3 fails to compile calls of a noncopyable member's `deinit` from other modules.
private final class OwnedDescriptor {
  let number: FileDescriptor
  private var isOwned: Bool

  init(number: FileDescriptor, isOwned: Bool) {
    self.number = number
    self.isOwned = isOwned
  }

  func close() throws(Errno) {
    guard isOwned else { return }
    isOwned = false
    do {
      try number.close()
    } catch {
      throw (error as? Errno) ?? .ioError
    }
  }

  deinit {
    if isOwned { try? number.close() }
  }
}
