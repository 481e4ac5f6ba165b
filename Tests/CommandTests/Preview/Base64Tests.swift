import Foundation
import Testing

@testable import WatchwordCommand

@Suite struct Base64Tests {
  /// RFC 4648, 10.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
    ("foobar", "Zm9vYmFy"),
  ])
  func `base64 is that of the standard`(text: String, encoded: String) {
    #expect(String(decoding: Base64.encoded(Array(text.utf8)), as: UTF8.self) == encoded)
  }

  @Test func `every byte has its base64`() {
    let bytes = (0..<768).map { UInt8($0 * 7 % 256) }
    #expect(String(decoding: Base64.encoded(bytes), as: UTF8.self) == Data(bytes).base64EncodedString())
  }
}
