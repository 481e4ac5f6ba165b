import WatchwordBasics

extension ExactText {
  /// Creates a text from UTF-8 bytes. Invalid sequences become U+FFFD.
  @inline(__always)
  init(utf8 bytes: UnsafeBufferPointer<UInt8>) { self.init(String(decoding: bytes, as: UTF8.self)) }
}
