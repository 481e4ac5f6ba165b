/// A stateless character encoding: the same bytes always encode the same character.
protocol CharacterCoding {
  /// Decodes the character at `index`, which must be an index of `bytes`.
  func character(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> DecodingResult

  /// Appends the bytes of `character`, or returns `false` if the encoding lacks it.
  func append(_ character: Unicode.Scalar, to bytes: inout [UInt8]) -> Bool
}

/// The result of decoding a sequence of bytes.
enum DecodingResult {
  case character(Unicode.Scalar, length: Int)
  /// Bytes that do not encode a character. `isTruncated` is true if the text ends inside a character.
  case invalid(isTruncated: Bool)
}

extension CharacterCoding {
  /// Appends the characters of `bytes` to `text`, up to the first invalid sequence.
  func decode(_ bytes: ArraySlice<UInt8>, into text: inout [UInt8]) -> TextEncoding.InvalidSequence? {
    text.reserveCapacity(text.count + bytes.count)
    return bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        switch character(at: index, in: bytes) {
        case .character(let scalar, let length):
          if scalar.isASCII {
            text.append(UInt8(truncatingIfNeeded: scalar.value))
          } else {
            text.append(contentsOf: scalar.utf8)
          }
          index += length
        case .invalid(let isTruncated):
          return TextEncoding.InvalidSequence(bytes: Array(bytes[index...].prefix(4)), isTruncated: isTruncated)
        }
      }
      return nil
    }
  }

  /// Encodes `text`, which is UTF-8, or returns `nil` if the encoding lacks one of its characters.
  func encode(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      guard append(scalar, to: &bytes) else { return nil }
    }
    return bytes
  }
}
