/// Lines of standard input that were read together.
enum InputPiece: Sendable {
  /// The bytes of whole lines, with their ends; the last line of the input need not have one.
  case lines([UInt8])
  /// One line that has more than `UncheckedLine.maximumLength` bytes, which are skipped.
  case tooLong
}
