#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Files that a command writes.
enum OutputFile {
  /// Makes the folder at `path`, if it is not there.
  static func makeFolder(_ path: String) throws {
    if mkdir(path, 0o777) != 0, errno != EEXIST { throw failure(path) }
  }

  /// Writes `text` to the file at `path`, over what was there.
  static func write(_ text: String, to path: String) throws {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw failure(path) }
    do {
      try DescriptorOutput.write(text, to: file)
    } catch {
      close(file)
      throw failure(path, error)
    }
    // A full disk may show only now.
    guard close(file) == 0 else { throw failure(path) }
  }

  private static func failure(_ path: String, _ error: SystemError = .last) -> CommandFailure {
    CommandFailure(message: "\(path): \(error.reason)")
  }
}
