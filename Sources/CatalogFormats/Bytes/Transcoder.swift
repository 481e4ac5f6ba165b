import CIconv

/// Converts bytes of one encoding to another, usually UTF-8.
final class Transcoder {
  private let descriptor: iconv_t

  /// Bytes that are not a character of the encoding.
  struct BadSequence {
    let bytes: [UInt8]
    /// Whether the text ends before the character does.
    let isCut: Bool
  }

  /// Creates a conversion from `encoding`, or `nil` if the system has none.
  convenience init?(encoding: String) { self.init(from: encoding, to: "UTF-8") }

  /// Creates a conversion between two encodings, or `nil` if the system has none.
  init?(from encoding: String, to target: String) {
    guard let descriptor = iconv_open(target, encoding), Int(bitPattern: descriptor) != -1 else { return nil }
    self.descriptor = descriptor
  }

  deinit { iconv_close(descriptor) }

  /// Appends the characters of `bytes` to `output`, up to the first bad sequence.
  func decode(_ bytes: ArraySlice<UInt8>, into output: inout [UInt8]) -> BadSequence? {
    output.reserveCapacity(output.count + bytes.count)
    var input = bytes
    var room = [UInt8](repeating: 0, count: 16 * 1024)
    return input.withUnsafeMutableBytes { source in
      var left = source.count
      var from = source.baseAddress?.assumingMemoryBound(to: CChar.self)
      while left > 0 {
        let (written, outcome) = room.withUnsafeMutableBytes { target in
          var free = target.count
          var to = target.baseAddress?.assumingMemoryBound(to: CChar.self)
          let outcome = ciconv_convert(descriptor, &from, &left, &to, &free)
          return (target.count - free, outcome)
        }
        output.append(contentsOf: room[..<written])
        if outcome == CIconvDone || outcome == CIconvRoomNeeded { continue }
        return BadSequence(bytes: Array(source.suffix(left).prefix(4)), isCut: outcome == CIconvCut)
      }
      return nil
    }
  }
}
