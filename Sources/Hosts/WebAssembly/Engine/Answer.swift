/// Passes bytes into and out of the module.
enum Answer {
  /// The maximum length of one text in bytes.
  static let maximumLength: UInt32 = 64 << 20
  static let alignment = 16

  /// Returns the length and the bytes of `json`, in memory that the caller frees.
  static func block(_ json: String) -> UnsafeMutableRawPointer {
    var json = json
    return json.withUTF8 { block($0) }
  }

  /// Returns a block of JSON in UTF-8, as above.
  static func block(_ json: [UInt8]) -> UnsafeMutableRawPointer { json.withUnsafeBufferPointer { block($0) } }

  /// Returns a block with the bytes of all pieces, as above.
  static func block(_ pieces: [[UInt8]]) -> UnsafeMutableRawPointer {
    let block = block(length: pieces.reduce(0) { $0 + $1.count })
    var end = block + 4
    for piece in pieces {
      piece.withUnsafeBytes { if let first = $0.baseAddress { end.copyMemory(from: first, byteCount: $0.count) } }
      end += piece.count
    }
    return block
  }

  private static func block(_ bytes: UnsafeBufferPointer<UInt8>) -> UnsafeMutableRawPointer {
    let block = block(length: bytes.count)
    if let first = bytes.baseAddress { (block + 4).copyMemory(from: first, byteCount: bytes.count) }
    return block
  }

  private static func block(length: Int) -> UnsafeMutableRawPointer {
    let block = UnsafeMutableRawPointer.allocate(byteCount: 4 + length, alignment: alignment)
    block.storeBytes(of: UInt32(truncatingIfNeeded: length).littleEndian, as: UInt32.self)
    return block
  }

  /// Copies the caller's bytes.
  static func bytes(_ address: UnsafePointer<UInt8>?, _ length: UInt32) -> [UInt8] {
    Array(UnsafeBufferPointer(start: address, count: address == nil ? 0 : Int(length)))
  }
}
