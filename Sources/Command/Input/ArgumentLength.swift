import WatchwordSystemFiles

/// The limit on the length of arguments.
enum ArgumentLength {
  /// The maximum length of an argument in bytes: 8 KiB, twice the longest path on Linux.
  ///
  /// Arguments are compared as strings before options are parsed, which takes time quadratic in the number of combining
  /// marks.
  static let maximum = 8 << 10

  /// Throws if an argument is longer than ``maximum``.
  static func requireBounded() throws {
    for (index, length) in RawArguments.all.map(\.count).enumerated() where length > maximum {
      throw CommandFailure(
        message: "Argument \(index + 1) has \(length) bytes; expected at most \(maximum)")
    }
  }
}
