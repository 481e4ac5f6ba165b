import WatchwordDiagnostics

extension TextFacts {
  /// Returns how often an escape such as `\n` is written with a backslash, except in Windows paths, `C:\new`.
  func escapes(_ letter: UInt8) -> Int {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return 0 }
    var count = 0
    var isEscape = false
    var isPath = false
    var (last, drive, before): (UInt8, UInt8, UInt8) = (0x20, 0x20, 0x20)
    for byte in text.utf8 {
      if byte <= 0x20 { isPath = false }
      if byte == UInt8(ascii: "\\"), last == UInt8(ascii: ":"), ASCII.isLetter(drive), !ASCII.isLetter(before) {
        isPath = true
      }
      if isEscape, byte == letter, !isPath { count += 1 }
      isEscape = !isEscape && byte == UInt8(ascii: "\\")
      (before, drive, last) = (drive, last, byte)
    }
    return count
  }
}
