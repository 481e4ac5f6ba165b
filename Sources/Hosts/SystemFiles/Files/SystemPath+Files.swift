package import WatchwordDiagnostics

extension SystemPath {
  /// Returns the path for system calls; throws if it contains a NUL, because no such file can exist.
  func systemString() throws(FileError) -> [CChar] {
    if bytes.contains(0) { throw FileError(name: name, reason: .notFound) }
    return bytes.map { CChar(bitPattern: $0) } + [0]
  }
}

extension SystemPath {
  /// The absolute path, without links, `.` and `..` in the folders; the last component may be a link or not exist.
  /// `nil` if the folder does not exist.
  package var absolute: SystemPath? {
    let last = Array(lastComponent)
    if last.isEmpty || last == Array(".".utf8) || last == Array("..".utf8) { return withoutLinks }
    return folder.withoutLinks?.appending(last)
  }

  /// Returns the path from `folder` to this path; both must be absolute.
  package func relative(to folder: SystemPath) -> SystemPath {
    let (own, base) = (parts, folder.parts)
    let common = zip(own, base).prefix { $0 == $1 }.count
    let steps = Array(repeating: Array("..".utf8)[...], count: base.count - common) + own[common...]
    return SystemPath(bytes: steps.isEmpty ? Array(".".utf8) : Array(steps.joined(separator: [Self.slash])))
  }

  /// Whether the path is `folder` or in it; both must be absolute.
  package func isIn(_ folder: SystemPath) -> Bool { parts.starts(with: folder.parts) }

  private var parts: [ArraySlice<UInt8>] { bytes.split(separator: Self.slash) }
}
