#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Files in folders.
enum FolderListing {
  /// The files directly in `folder`, in the order of their bytes; hidden ones and what is no file are left out.
  static func files(in folder: InputPath) throws(CommandFailure) -> [InputPath] {
    try entries(in: folder).filter { !$0.isSpecial }
  }

  /// What is directly in `folder`, in the order of its bytes; hidden entries are left out.
  static func entries(in folder: InputPath) throws(CommandFailure) -> [InputPath] {
    guard let stream = opendir(folder.systemPath) else {
      throw CommandFailure(message: "\(folder.name): \(String(cString: strerror(errno)))")
    }
    defer { closedir(stream) }
    var names: [[UInt8]] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if name.first != UInt8(ascii: ".") { names.append(name) }
    }
    return names.sorted { $0.lexicographicallyPrecedes($1) }.map { folder.appending($0) }
  }
}
