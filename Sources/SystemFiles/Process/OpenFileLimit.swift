import SystemPackage

/// The maximum number of open files of the process.
package enum OpenFileLimit {
  /// The limit, if known.
  package static var value: UInt64? { SystemCalls.openFileLimit }

  /// Whether `count` more files can be opened.
  package static func allows(_ count: Int) -> Bool {
    var files: [FileDescriptor] = []
    defer { for file in files { try? file.close() } }
    while files.count < count {
      guard let file = try? FileDescriptor.open("/", .readOnly, options: .closeOnExec) else { return false }
      files.append(file)
    }
    return true
  }
}
