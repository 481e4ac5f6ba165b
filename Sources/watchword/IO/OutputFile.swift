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
    guard let file = fopen(path, "w") else { throw failure(path) }
    let isWritten = fputs(text, file) >= 0
    guard fclose(file) == 0, isWritten else { throw failure(path) }
  }

  private static func failure(_ path: String) -> CommandFailure {
    CommandFailure(message: "\(path): \(String(cString: strerror(errno)))")
  }
}
