#if Zlib
  import CZlib
  import WatchwordBasics

  /// A decompressor of gzip data (RFC 1952), chunk by chunk. One input may contain several members in succession.
  final class GzipStream {
    /// The name of the file in messages.
    private let name: String
    private let stream: UnsafeMutablePointer<z_stream>
    /// The compressed bytes that remain.
    private var input: [UInt8] = []
    private var isInMember = true
    /// Whether zlib may hold more output for the input so far.
    private var hasPendingOutput = false

    private static let chunkLength = 1 << 16

    /// Creates a decompressor of the file called `name`. Throws if there is not enough memory.
    init(of name: String) throws(RunFailure) {
      self.name = name
      // zlib stores the address of the stream, so it must not move.
      stream = .allocate(capacity: 1)
      guard czlib_begin_gzip(stream) == Z_OK else {
        stream.deallocate()
        throw Self.noMemory(name)
      }
    }

    deinit {
      inflateEnd(stream)
      stream.deallocate()
    }

    /// Appends at most 64 KiB to `output`, and returns their number; 0 at the end. Calls `read` to append compressed
    /// bytes.
    ///
    /// - Throws: `RunFailure` if the bytes cannot be decompressed.
    func expand(
      into output: inout [UInt8], reading read: (inout [UInt8]) throws(RunFailure) -> Int
    ) throws(RunFailure) -> Int {
      while true {
        if input.isEmpty, !hasPendingOutput, try read(&input) == 0 {
          if isInMember {
            throw RunFailure(
              message: "\(name): The file ends too early; expected the rest of the gzip data")
          }
          return 0
        }
        if !isInMember {
          // Tapes and disks pad the last block with zeros.
          input.removeFirst(input.prefix { $0 == 0 }.count)
          hasPendingOutput = false
          guard !input.isEmpty else { continue }
          inflateReset(stream)
          isInMember = true
        }
        let chunk = try expandInput()
        output += chunk
        if !chunk.isEmpty { return chunk.count }
      }
    }

    /// Decompresses part of the input.
    private func expandInput() throws(RunFailure) -> [UInt8] {
      var status = Z_OK
      var rest = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: Self.chunkLength) { memory, count in
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
      hasPendingOutput = chunk.count == Self.chunkLength
      switch status {
      case Z_OK, Z_BUF_ERROR: break
      case Z_STREAM_END: isInMember = false
      case Z_MEM_ERROR: throw Self.noMemory(name)
      default: throw RunFailure(message: "\(name): The file is damaged; expected gzip data")
      }
      return chunk
    }

    private static func noMemory(_ name: String) -> RunFailure {
      RunFailure(message: "\(name): There is not enough memory to decompress the file")
    }
  }
#endif
