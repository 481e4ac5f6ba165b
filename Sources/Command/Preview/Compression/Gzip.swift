/// Compresses data as `gzip` does (RFC 1952), so that a browser unpacks them with `DecompressionStream`.
///
/// The same data always give the same bytes. Data that cannot be compressed become at most a sixteenth larger.
enum Gzip {
  /// The data as one member without a name and a time.
  static func compressed(_ bytes: [UInt8]) -> [UInt8] {
    var writer = BitWriter()
    // The method DEFLATE, no flags, no time, no level, an unknown system.
    writer.add([0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255])
    var block = DeflateBlock()
    RepeatedBytes.tokens(of: bytes) { token in
      if block.isFull {
        block.write(to: &writer, isLast: false)
        block = DeflateBlock()
      }
      block.add(token)
    }
    block.write(to: &writer, isLast: true)
    writer.align()
    writer.add(littleEndian(checksum(of: bytes)))
    writer.add(littleEndian(UInt32(truncatingIfNeeded: bytes.count)))
    return writer.bytes
  }

  /// The CRC-32 of the data.
  static func checksum(of bytes: some Sequence<UInt8>) -> UInt32 {
    var value = UInt32.max
    for byte in bytes { value = value >> 8 ^ table[Int(UInt8(truncatingIfNeeded: value) ^ byte)] }
    return ~value
  }

  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in value >> 1 ^ (value & 1 == 1 ? 0xEDB8_8320 : 0) }
  }

  private static func littleEndian(_ value: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
