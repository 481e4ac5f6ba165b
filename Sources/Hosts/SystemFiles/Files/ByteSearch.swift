extension [UInt8] {
  /// The index of the first `byte` at or after `start`, found with the system's fast search.
  package func firstIndex(of byte: UInt8, from start: Int) -> Int? {
    withUnsafeBytes { bytes in
      SystemCalls.firstIndex(of: byte, in: UnsafeRawBufferPointer(rebasing: bytes[start...])).map { start + $0 }
    }
  }
}
