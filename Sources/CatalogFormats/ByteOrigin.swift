/// Where the bytes of a document come from, piece by piece: memory or an open file.
final class ByteOrigin {
  private let bytes: [UInt8]
  private var next = 0
  private let descriptor: FileDescriptor?
  private var room: [UInt8] = []
  /// Why the file could not be read to its end.
  private(set) var failure: CatalogIOError.Reason?

  /// How many bytes a piece of a file has at most.
  static let pieceLength = 64 * 1024

  init(bytes: [UInt8]) {
    self.bytes = bytes
    self.descriptor = nil
  }

  init(descriptor: consuming FileDescriptor) {
    self.bytes = []
    self.descriptor = consume descriptor
    self.room = [UInt8](repeating: 0, count: Self.pieceLength)
  }

  /// All bytes where they are in memory already.
  var whole: [UInt8]? {
    switch descriptor {
    case nil: bytes
    default: nil
    }
  }

  /// Appends the next piece to `output` and returns its length; none at the end or after a failure.
  func read(appendingTo output: inout [UInt8]) -> Int {
    switch descriptor {
    case nil:
      let count = min(Self.pieceLength, bytes.count - next)
      output.append(contentsOf: bytes[next..<next + count])
      next += count
      return count
    case .some(let descriptor):
      switch room.withUnsafeMutableBytes({ descriptor.read(into: $0) }) {
      case .success(let count):
        output.append(contentsOf: room[..<count])
        return count
      case .failure(let reason):
        failure = reason
        return 0
      }
    }
  }
}
