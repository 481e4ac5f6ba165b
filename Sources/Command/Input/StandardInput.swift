import WatchwordSystemFiles

/// Standard input, with passwords and piped files.
struct StandardInput: ByteSource, Sendable {
  var name: String { "Standard input" }
  var hasMore: Bool { StandardStream.input.hasMore }

  func read(into buffer: inout [UInt8]) throws -> Int { try Self.read(into: &buffer) }

  /// Reads and appends at most 64 KiB, and returns the number of bytes; 0 at the end.
  static func read(into buffer: inout [UInt8]) throws -> Int {
    do throws(FileError) {
      return try StandardStream.input.read(appendingTo: &buffer)
    } catch {
      throw CommandFailure(message: "Standard input cannot be read: \(error.reason.sentence)")
    }
  }
}
