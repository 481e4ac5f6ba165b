public import WatchwordDiagnostics

/// A file without a name, which goes away with the value or with the process, however that ends.
///
/// Bytes are appended in one place at a time, and can be read in any place at any time.
public final class TemporaryFile: Sendable {
  private let number: Int32

  /// Creates an empty file in the folder that the environment names (`TMPDIR`), or in `/tmp`.
  public init() throws(FileError) {
    let folder = SystemPath(Environment.value(of: "TMPDIR") ?? "/tmp")
    number = try SystemCalls.openUnnamedFile(in: folder)
  }

  deinit { SystemCalls.close(number) }

  /// The file from its start, under this name in messages. Only one such value can be read at a time.
  public func opened(as name: ExactText) throws(FileError) -> OpenFile {
    try SystemCalls.rewind(number, name: name)
    return OpenFile(borrowing: number, name: name)
  }

  /// Appends all of `bytes`.
  public func append(_ bytes: [UInt8]) throws(FileError) {
    try OpenFile(borrowing: number, name: "temporary file").write(bytes)
  }

  /// The bytes in `range`, or as many of them as there are.
  public func bytes(in range: Range<Int>) throws(FileError) -> [UInt8] {
    try SystemCalls.bytes(in: range, of: number, name: "temporary file")
  }
}
