#if Zlib
  import CZlib

  /// Bytes that gzip compressed (RFC 1952), expanded piece by piece; several such files may follow each other in one.
  final class GzipStream {
    private let stream: UnsafeMutablePointer<z_stream>
    /// What is still to be expanded.
    private var input: [UInt8] = []
    private var isInside = true
    /// Whether more may come out of what was put in.
    private var isFull = false

    /// What is wrong with the bytes.
    enum Defect: Error {
      case damaged, cutOff, noMemory
    }

    private static let pieceLength = 1 << 16

    init() throws(Defect) {
      // zlib remembers where the stream is.
      stream = .allocate(capacity: 1)
      guard czlib_begin_gzip(stream) == Z_OK else {
        stream.deallocate()
        throw .noMemory
      }
    }

    deinit {
      inflateEnd(stream)
      stream.deallocate()
    }

    /// Appends at most 64 KiB to `output`, and returns their number; 0 at the end. `read` appends compressed bytes.
    func expand(into output: inout [UInt8], reading read: (inout [UInt8]) throws -> Int) throws -> Int {
      while true {
        if input.isEmpty, !isFull, try read(&input) == 0 {
          if isInside { throw Defect.cutOff }
          return 0
        }
        if !isInside {
          // Tapes and disks fill the last block with zeros.
          input.removeFirst(input.prefix { $0 == 0 }.count)
          guard !input.isEmpty else { continue }
          inflateReset(stream)
          isInside = true
        }
        let piece = try expandInput()
        output += piece
        if !piece.isEmpty { return piece.count }
      }
    }

    /// Expands some of the input.
    private func expandInput() throws(Defect) -> [UInt8] {
      var status = Z_OK
      var rest = 0
      let piece = [UInt8](unsafeUninitializedCapacity: Self.pieceLength) { memory, count in
        input.withUnsafeMutableBufferPointer { input in
          stream.pointee.next_in = input.baseAddress
          stream.pointee.avail_in = UInt32(input.count)
          stream.pointee.next_out = memory.baseAddress
          stream.pointee.avail_out = UInt32(memory.count)
          status = inflate(stream, Z_NO_FLUSH)
          rest = Int(stream.pointee.avail_in)
          count = memory.count - Int(stream.pointee.avail_out)
        }
      }
      input.removeFirst(input.count - rest)
      isFull = piece.count == Self.pieceLength
      switch status {
      case Z_OK, Z_BUF_ERROR: break
      case Z_STREAM_END: isInside = false
      case Z_MEM_ERROR: throw .noMemory
      default: throw .damaged
      }
      return piece
    }
  }
#endif
