/// A line of standard input.
enum InputLine {
  /// Its bytes, without its end.
  case bytes([UInt8])
  /// It has more than ``InputLines/maximumLength`` bytes, which are skipped.
  case tooLong
}
