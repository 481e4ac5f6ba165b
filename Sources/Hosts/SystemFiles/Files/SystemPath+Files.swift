package import WatchwordBasics

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
}
