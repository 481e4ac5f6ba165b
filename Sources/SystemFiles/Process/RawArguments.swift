/// The command's arguments as bytes, which need not be UTF-8.
package enum RawArguments {
  /// The arguments after the command's name.
  package static var all: [[UInt8]] {
    (1..<max(Int(CommandLine.argc), 1)).compactMap { index in
      CommandLine.unsafeArgv[index].map { SystemCalls.bytes(of: $0) }
    }
  }

  /// Returns the bytes of each argument, or of its part after `=`, that equals `text` after its invalid UTF-8 is
  /// repaired.
  package static func origins(of text: [UInt8]) -> [[UInt8]] {
    all.compactMap { bytes in
      let value = bytes.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false).last
      return [bytes[...], value ?? []].first { String(decoding: $0, as: UTF8.self).utf8.elementsEqual(text) }
        .map { Array($0) }
    }
  }

  /// Returns whether `text` is an unchanged argument, and not the repaired form of bytes that are not UTF-8.
  package static func isFaithful(_ text: String) -> Bool {
    guard text.unicodeScalars.contains("\u{FFFD}") else { return true }
    return origins(of: Array(text.utf8)).allSatisfy { String(validating: $0, as: UTF8.self) != nil }
  }
}
