/// A piece of input: lines that were read together.
enum InputPiece: Sendable {
  /// The bytes of whole lines, with their ends; the last line of the input need not have one.
  case lines([UInt8])
  /// One line that is too long and is skipped.
  case tooLong

  /// The number of bytes.
  var count: Int {
    switch self {
    case .lines(let bytes): bytes.count
    case .tooLong: 0
    }
  }

  /// The number of lines.
  var lineCount: Int {
    guard case .lines(let bytes) = self else { return 1 }
    return bytes.count { $0 == 0x0A } + (bytes.last == 0x0A ? 0 : 1)
  }
}
