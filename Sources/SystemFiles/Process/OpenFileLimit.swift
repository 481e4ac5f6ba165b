import SystemPackage

/// How many files the process may have open at a time.
public enum OpenFileLimit {
  /// The number that the system has set, where it says.
  public static var value: UInt64? { SystemCalls.openFileLimit }

  /// Whether `count` more files can be open at the same time as those that are.
  public static func allows(_ count: Int) -> Bool {
    var files: [FileDescriptor] = []
    defer { for file in files { try? file.close() } }
    while files.count < count {
      guard let file = try? FileDescriptor.open("/", .readOnly, options: .closeOnExec) else { return false }
      files.append(file)
    }
    return true
  }
}
