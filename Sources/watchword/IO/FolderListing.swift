#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Files in folders.
enum FolderListing {
  /// Whether `path` is a folder.
  static func isFolder(_ path: String) -> Bool {
    guard let folder = opendir(path) else { return false }
    closedir(folder)
    return true
  }

  /// The files and folders directly in `folder`, as paths, in the order of their bytes; hidden ones are left out.
  static func files(in folder: String) throws -> [String] {
    guard let stream = opendir(folder) else {
      throw CommandFailure(message: "\(folder): \(String(cString: strerror(errno)))")
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { prefix + $0 }
  }
}
