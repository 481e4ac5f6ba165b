extension ByteOrigin {
  /// All bytes that are left, for formats whose documents are read as a whole; those before a failure if there is one.
  func readAll() -> [UInt8] {
    var all: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 256 * 1024)
    while true {
      let count = piece.withUnsafeMutableBytes { read(into: $0) }
      if count == 0 { return all }
      all += piece[..<count]
    }
  }
}
