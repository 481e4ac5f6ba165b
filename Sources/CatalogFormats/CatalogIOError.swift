#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file that could not be read: which one, and why.
public struct CatalogIOError: Error, Sendable, CustomStringConvertible {
  /// The file as the user named it.
  public let path: String
  /// Why it could not be read.
  public let reason: Reason

  /// The failure to read `path`.
  public init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// Why a file could not be read.
  public enum Reason: Sendable, Hashable {
    /// There is no such file.
    case notFound
    /// It is a directory.
    case isDirectory
    /// The user may not read it.
    case permissionDenied
    /// Something else: the system's error number (`errno`).
    case system(Int32)

    init(errorNumber: Int32) {
      switch errorNumber {
      case ENOENT, ENOTDIR: self = .notFound
      case EISDIR: self = .isDirectory
      case EACCES, EPERM: self = .permissionDenied
      default: self = .system(errorNumber)
      }
    }
  }

  /// One sentence with the path and the reason, without a final full stop.
  public var description: String {
    switch reason {
    case .notFound: "\(path): there is no such file"
    case .isDirectory: "\(path): this is a directory, not a file"
    case .permissionDenied: "\(path): permission to read the file was denied"
    case .system(let number): "\(path): \(strerror(number).map { String(cString: $0) } ?? "error \(number)")"
    }
  }
}

/// An open file that is read piece by piece.
struct FileDescriptor: ~Copyable {
  private let number: Int32
  private let isOwned: Bool

  /// A descriptor that somebody else opened and will close.
  init(borrowing number: Int32) {
    self.number = number
    self.isOwned = false
  }

  /// Opens the file at `path`.
  init(path: String) throws(CatalogIOError) { try self.init(path: Array(path.utf8), name: path) }

  /// Opens the file at `path`, which need not be UTF-8; errors call it `name`.
  init(path: [UInt8], name: String) throws(CatalogIOError) {
    let isPath = !path.contains(0)
    let number = isPath ? open(path.map { CChar(bitPattern: $0) } + [0], O_RDONLY | O_CLOEXEC) : -1
    guard number >= 0 else {
      throw CatalogIOError(path: name, reason: isPath ? .init(errorNumber: errno) : .notFound)
    }
    self.number = number
    self.isOwned = true
  }

  deinit {
    if isOwned { close(number) }
  }

  /// How many bytes the file says that it has; 0 for a pipe or a device.
  var size: Int {
    var status = stat()
    return fstat(number, &status) == 0 ? max(Int(status.st_size), 0) : 0
  }

  /// Reads up to `buffer.count` bytes and returns how many came; none at the end of the file.
  func read(into buffer: UnsafeMutableRawBufferPointer) -> Result<Int, CatalogIOError.Reason> {
    while true {
      #if canImport(Darwin)
        let count = Darwin.read(number, buffer.baseAddress, buffer.count)
      #elseif canImport(Musl)
        let count = Musl.read(number, buffer.baseAddress, buffer.count)
      #else
        let count = Glibc.read(number, buffer.baseAddress, buffer.count)
      #endif
      if count >= 0 { return .success(count) }
      switch errno {
      case EINTR: continue
      case EAGAIN:
        // Whoever started the command may have handed over a pipe that does not block.
        var request = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
        _ = poll(&request, 1, -1)
      case let failure: return .failure(CatalogIOError.Reason(errorNumber: failure))
      }
    }
  }
}

extension CatalogIOError.Reason: Error {}
