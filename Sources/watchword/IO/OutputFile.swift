#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Files that a command writes.
enum OutputFile {
  /// Makes the folder at `path`, and those above it, if they are not there.
  static func makeFolder(_ path: InputPath) throws {
    let slash = UInt8(ascii: "/")
    let ends = path.bytes.indices.dropFirst().filter { path.bytes[$0] == slash } + [path.bytes.endIndex]
    for end in ends {
      let folder = InputPath(bytes: Array(path.bytes[..<end]))
      guard mkdir(folder.systemPath, 0o777) != 0 else { continue }
      let error = SystemError.last
      // One that is there may stand where none could be made.
      guard !folder.isFolder else { continue }
      throw failure(folder, error.number == EEXIST ? SystemError(number: ENOTDIR) : error)
    }
  }

  /// Writes `text` to the file at `path`, over what was there.
  static func write(_ text: String, to path: InputPath) throws {
    let file = open(path.systemPath, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
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

  private static func failure(_ path: InputPath, _ error: SystemError = .last) -> CommandFailure {
    CommandFailure(message: "\(path.name): \(error.reason)")
  }
}
