import WatchwordDiagnostics

extension ExactText {
  /// The text of these bytes; bytes that are not UTF-8 become U+FFFD.
  @inline(__always)
  init(utf8 bytes: UnsafeBufferPointer<UInt8>) { self.init(String(decoding: bytes, as: UTF8.self)) }
}
