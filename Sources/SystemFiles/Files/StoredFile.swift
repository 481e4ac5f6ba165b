public import WatchwordDiagnostics

/// A file that can be read as often as necessary: one with a path, or a temporary copy of what can be read only once.
public struct StoredFile: Sendable {
  /// The name of the file in messages.
  public let name: ExactText
  private let place: Place

  private enum Place: Sendable {
    case path(SystemPath)
    case temporary(TemporaryFile)
  }

  /// The file at `path`.
  public init(_ path: SystemPath) {
    name = path.name
    place = .path(path)
  }

  /// What was copied to `file`, under this name.
  public init(_ file: TemporaryFile, name: ExactText) {
    self.name = name
    place = .temporary(file)
  }

  /// Opens the file at its start. A temporary copy can be read by one reader at a time.
  public func open() throws(FileError) -> OpenFile {
    switch place {
    case .path(let path): try OpenFile(reading: path)
    case .temporary(let file): try file.opened(as: name)
    }
  }

  /// The bytes in `range`, or as many of them as there are.
  public func bytes(in range: Range<Int>) throws(FileError) -> [UInt8] {
    switch place {
    case .path(let path): try OpenFile(reading: path).bytes(in: range)
    case .temporary(let file): try file.bytes(in: range)
    }
  }
}
