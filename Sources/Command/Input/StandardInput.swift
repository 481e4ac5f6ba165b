import WatchwordSystemFiles

/// Where passwords and piped files come from.
enum StandardInput {
  /// Appends what comes next, 64 KiB at most, and returns how many bytes that are; none at the end.
  static func read(into buffer: inout [UInt8]) throws -> Int {
    do throws(FileError) {
      return try StandardStream.input.read(appendingTo: &buffer)
    } catch {
      throw CommandFailure(message: "Standard input cannot be read: \(error.reason.sentence)")
    }
  }
}
