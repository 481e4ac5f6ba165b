/// An encoding of characters, each as a few bytes that mean the same wherever they are.
protocol CharacterCoding {
  /// The character at `index`, which is an index of `bytes`.
  func character(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> CodedCharacter

  /// Appends the bytes of `character`; `false` if the encoding lacks it.
  func append(_ character: Unicode.Scalar, to bytes: inout [UInt8]) -> Bool
}

/// What bytes stand for.
enum CodedCharacter {
  case character(Unicode.Scalar, length: Int)
  /// The bytes are not a character; `isCut` says whether the text ends before the character does.
  case bad(isCut: Bool)
}

extension CharacterCoding {
  /// Appends the characters of `bytes` to `text`, up to the first bad sequence.
  func decode(_ bytes: ArraySlice<UInt8>, into text: inout [UInt8]) -> TextEncoding.BadSequence? {
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
        case .bad(let isCut):
          return TextEncoding.BadSequence(bytes: Array(bytes[index...].prefix(4)), isCut: isCut)
        }
      }
      return nil
    }
  }

  /// The bytes of `text`, which is UTF-8; `nil` if it has characters that the encoding lacks.
  func encode(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      guard append(scalar, to: &bytes) else { return nil }
    }
    return bytes
  }
}
