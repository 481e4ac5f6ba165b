/// Whole files in memory.
public enum FileBytes {
  /// The bytes of the file at `path`, or of standard input for `-`.
  ///
  /// At most `limit` bytes and one more are read, so that a reader with a cap can tell that there are too many.
  public static func read(_ path: String, limit: Int = .max) throws(CatalogIOError) -> [UInt8] {
    try read(Array(path.utf8), name: path, limit: limit)
  }

  /// The bytes of the file at `path`, which need not be UTF-8, or of standard input for `-`; errors call it `name`.
  public static func read(_ path: [UInt8], name: String, limit: Int = .max) throws(CatalogIOError) -> [UInt8] {
    let descriptor =
      path.elementsEqual("-".utf8) ? FileDescriptor(borrowing: 0) : try FileDescriptor(path: path, name: name)
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= limit {
      let result = chunk.withUnsafeMutableBytes { descriptor.read(into: $0) }
      switch result {
      case .success(0): return bytes
      case .success(let count): bytes += chunk[..<count]
      case .failure(let reason): throw CatalogIOError(path: name, reason: reason)
      }
    }
    return Array(bytes.prefix(limit + 1))
  }
}
