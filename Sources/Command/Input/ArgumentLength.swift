import WatchwordSystemFiles

/// How long an argument of the command may be.
enum ArgumentLength {
  /// The most bytes of an argument, twice the longest path that Linux takes: 8 KiB.
  ///
  /// Arguments are compared as text before any option is known, in a time that grows with the square of their marks.
  static let maximum = 8 << 10

  /// Refuses an argument over ``maximum``.
  static func requireBounded() throws {
    for (index, length) in RawArguments.all.map(\.count).enumerated() where length > maximum {
      throw CommandFailure(
        message: "Argument \(index + 1) has \(length) bytes; expected at most \(maximum)")
    }
  }
}
