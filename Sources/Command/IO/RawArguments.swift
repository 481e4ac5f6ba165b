#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The command's arguments as the system handed them over: bytes, which need not be UTF-8.
enum RawArguments {
  /// The most bytes of an argument, twice the longest path that Linux takes: 8 KiB.
  ///
  /// Arguments are compared as text before any option is known, in a time that grows with the square of their marks.
  static let maximumLength = 8 << 10

  /// Refuses an argument over ``maximumLength``.
  static func requireBoundedLength() throws {
    for (index, length) in all.map(\.count).enumerated() where length > maximumLength {
      throw CommandFailure(
        message: "argument \(index + 1) has \(length) bytes; at most \(maximumLength) are taken")
    }
  }

  /// The bytes of each argument, or of its part behind `=`, that looks like `text`.
  static func origins(of text: [UInt8]) -> [[UInt8]] {
    all.compactMap { bytes in
      let value = bytes.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false).last
      return [bytes[...], value ?? []].first { String(decoding: $0, as: UTF8.self).utf8.elementsEqual(text) }
        .map { Array($0) }
    }
  }

  /// Whether `text` is what was given, and not what was made of bytes that are not UTF-8.
  static func isFaithful(_ text: String) -> Bool {
    guard text.unicodeScalars.contains("\u{FFFD}") else { return true }
    return origins(of: Array(text.utf8)).allSatisfy { String(validating: $0, as: UTF8.self) != nil }
  }

  private static var all: [[UInt8]] {
    (1..<max(Int(CommandLine.argc), 1)).compactMap { index in
      CommandLine.unsafeArgv[index].map { argument in
        UnsafeBufferPointer(start: argument, count: strlen(argument)).map { UInt8(bitPattern: $0) }
      }
    }
  }
}
