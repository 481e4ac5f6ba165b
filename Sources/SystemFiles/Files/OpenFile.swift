import SystemPackage
public import WatchwordDiagnostics

/// An open file, pipe or terminal, read and written piece by piece.
///
/// Calls that a signal interrupts are repeated. Where the descriptor does not block (whoever started the command may have
/// handed over one that does not), calls wait until it is ready.
public struct OpenFile: ~Copyable {
  /// Its name in messages.
  public let name: ExactText
  private let descriptor: OwnedDescriptor

  /// Opens the file at `path` for reading.
  public init(reading path: SystemPath) throws(FileError) {
    try self.init(path, .readOnly, [])
  }

  /// Opens the file at `path` for writing; what it held is gone, and a file that is not there is made.
  public init(writing path: SystemPath) throws(FileError) {
    try self.init(path, .writeOnly, [.create, .truncate])
  }

  /// Makes a file at `path`, where there must be none, for writing.
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

  /// A descriptor that somebody else opened and will close; messages call it `name`.
  public init(borrowing number: Int32, name: ExactText) {
    self.name = name
    descriptor = OwnedDescriptor(number: FileDescriptor(rawValue: number), isOwned: false)
  }

  /// The descriptor's number.
  public var number: Int32 { descriptor.number.rawValue }

  /// How many bytes the file says that it has; 0 for a pipe or a device.
  public var size: Int {
    guard let status = try? Stat(descriptor.number) else { return 0 }
    return max(Int(truncatingIfNeeded: status.size), 0)
  }

  /// Closes the file. A full disk may show only now.
  public consuming func close() throws(FileError) {
    do throws(Errno) {
      try descriptor.close()
    } catch {
      throw FileError(name: name, error)
    }
  }

  // MARK: Reading

  /// Reads up to `buffer.count` bytes and returns how many came; none at the end of the file.
  public func read(into buffer: UnsafeMutableRawBufferPointer) throws(FileError) -> Int {
    try repeated(until: .readable) { try descriptor.number.read(into: buffer, retryOnInterrupt: true) }
  }

  /// Appends what comes next, 64 KiB at most, and returns how many bytes that are; none at the end of the file.
  public func read(appendingTo bytes: inout [UInt8]) throws(FileError) -> Int {
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    let count = try repeated(until: .readable) {
      try piece.withUnsafeMutableBytes { try descriptor.number.read(into: $0, retryOnInterrupt: true) }
    }
    bytes += piece[..<count]
    return count
  }

  // MARK: Writing

  /// Writes all of `text`, however many calls that takes.
  public func write(_ text: String) throws(FileError) {
    try write(Array(text.utf8))
  }

  /// Writes all of `bytes`, however many calls that takes.
  public func write(_ bytes: [UInt8]) throws(FileError) {
    var written = 0
    while written < bytes.count {
      written += try repeated(until: .writable) {
        try bytes.withUnsafeBytes {
          try descriptor.number.write(UnsafeRawBufferPointer(rebasing: $0[written...]), retryOnInterrupt: true)
        }
      }
    }
  }

  /// What `call` answers, asked again after a wait where the descriptor does not block.
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

/// A descriptor that is closed with its owner, unless it is somebody else's.
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
