import WatchwordBasics
import WatchwordRuns
import WatchwordSystemFiles

/// A list of passwords of any length, read from start to end: a file or standard input, which may be compressed by gzip.
final class PasswordFile {
  private let name: String
  /// The size on disk in bytes, if it is known.
  private let size: Int?
  /// The number of bytes that were read from disk so far.
  private var readCount = 0
  private let file: OpenFile
  /// The bytes that were read ahead.
  private var head: [UInt8] = []
  #if Zlib
    private var gzip: GzipStream?
  #endif

  /// Opens the file at `path`, or standard input for `-`. Its first two bytes show whether it is compressed.
  init(_ path: SystemPath) throws(RunFailure) {
    name = path.isStandardInput ? "Standard input" : path.name.string
    if path.isStandardInput {
      guard StandardStream.input.isOpen else { throw RunFailure(message: "Standard input is closed") }
      file = StandardStream.input.file
      size = nil
    } else {
      do throws(FileError) {
        let opened = try OpenFile(reading: path)
        size = opened.size > 0 ? opened.size : nil
        file = opened
      } catch {
        throw RunFailure(message: "\(path.name): \(error.reason.sentence)")
      }
    }
    while head.count < Self.gzipMark.count, try readFile(into: &head) > 0 {}
    if head.starts(with: Self.gzipMark) { try beginExpanding() }
  }

  /// The list of passwords.
  var list: PasswordList {
    PasswordList(
      name: name, size: size, read: { buffer throws(RunFailure) in try self.read(into: &buffer) },
      progress: { self.readCount })
  }

  /// The first bytes of gzip data (RFC 1952, section 2.3.1).
  private static let gzipMark: [UInt8] = [0x1F, 0x8B]

  private func read(into buffer: inout [UInt8]) throws(RunFailure) -> Int {
    #if Zlib
      if let gzip {
        return try gzip.expand(into: &buffer) { buffer throws(RunFailure) in try readRaw(into: &buffer) }
      }
    #endif
    return try readRaw(into: &buffer)
  }

  private func beginExpanding() throws(RunFailure) {
    #if Zlib
      gzip = try GzipStream(of: name)
    #else
      throw RunFailure(
        message: "\(name) is compressed by gzip, which this build of watchword cannot read; decompress it first:"
          + " gzip -dc FILE | watchword policy measure … --against -")
    #endif
  }

  /// Appends bytes of the file without decompressing them.
  private func readRaw(into buffer: inout [UInt8]) throws(RunFailure) -> Int {
    guard head.isEmpty else {
      defer { head = [] }
      buffer += head
      return head.count
    }
    return try readFile(into: &buffer)
  }

  private func readFile(into buffer: inout [UInt8]) throws(RunFailure) -> Int {
    do throws(FileError) {
      let count = try file.read(appendingTo: &buffer)
      readCount += count
      return count
    } catch {
      throw RunFailure(message: "\(name) cannot be read: \(error.reason.sentence)")
    }
  }
}

/// Standard input, for passwords and piped files.
struct StandardInput: ByteSource, Sendable {
  var name: String { "Standard input" }
  var hasMore: Bool { StandardStream.input.hasMore }

  func read(into buffer: inout [UInt8]) throws(RunFailure) -> Int { try Self.read(into: &buffer) }

  /// Reads and appends at most 64 KiB, and returns the number of bytes; 0 at the end.
  static func read(into buffer: inout [UInt8]) throws(RunFailure) -> Int {
    do throws(FileError) {
      return try StandardStream.input.read(appendingTo: &buffer)
    } catch {
      throw RunFailure(message: "Standard input cannot be read: \(error.reason.sentence)")
    }
  }
}
