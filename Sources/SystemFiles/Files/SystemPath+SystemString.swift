import WatchwordDiagnostics

extension SystemPath {
  /// The path for system calls; throws if it contains a NUL, because there is no such file.
  func systemString() throws(FileError) -> [CChar] {
    if bytes.contains(0) { throw FileError(name: name, reason: .notFound) }
    return bytes.map { CChar(bitPattern: $0) } + [0]
  }
}
