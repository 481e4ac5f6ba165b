import WatchwordDiagnostics

extension SystemPath {
  /// Returns the path for system calls; throws if it contains a NUL, because no such file can exist.
  func systemString() throws(FileError) -> [CChar] {
    if bytes.contains(0) { throw FileError(name: name, reason: .notFound) }
    return bytes.map { CChar(bitPattern: $0) } + [0]
  }
}
