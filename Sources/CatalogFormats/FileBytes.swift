/// Whole files in memory.
public enum FileBytes {
  /// The most memory that is taken for a file because of the size that it says it has.
  private static let firstRoom = 1 << 28

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
    let most = limit == .max ? limit : limit + 1
    var bytes: [UInt8] = []
    // With room for one byte more than the file has, its end is met without a second piece.
    var room = min(descriptor.size, firstRoom) + 1
    while true {
      var end: Result<Int, CatalogIOError.Reason>?
      let piece = [UInt8](unsafeUninitializedCapacity: min(room, most - bytes.count)) { memory, count in
        while count < memory.count, end == nil {
          let rest = UnsafeMutableRawBufferPointer(UnsafeMutableBufferPointer(rebasing: memory[count...]))
          switch descriptor.read(into: rest) {
          case .success(let more) where more > 0: count += more
          case let other: end = other
          }
        }
      }
      if bytes.isEmpty { bytes = piece } else { bytes += piece }
      switch end {
      case .failure(let reason): throw CatalogIOError(path: name, reason: reason)
      case nil where bytes.count < most: room = min(max(bytes.count, 1 << 16), 1 << 26)
      default: return bytes
      }
    }
  }
}
