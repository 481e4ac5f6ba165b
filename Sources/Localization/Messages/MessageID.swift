import Diagnostics

/// The name of a message, such as `rule.length.min.checklist`.
///
/// Two ids are the same only if their UTF-8 bytes are: `String` equality would make canonically equivalent ids collide
/// and is quadratic on long runs of combining marks. The hash is made once, so a look-up costs one comparison.
public struct MessageID: Hashable, Sendable {
  /// The id as it stands in catalogues.
  public let text: String
  /// FNV-1a, 64 bits, of the UTF-8 bytes (RFC draft-eastlake-fnv, section 2).
  private let digest: UInt64

  /// The id with this text; the empty id is legal.
  public init(_ text: String) {
    self.text = text
    var digest: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { digest = (digest ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    self.digest = digest
  }

  /// Whether both ids consist of the same bytes.
  public static func == (left: MessageID, right: MessageID) -> Bool {
    left.digest == right.digest && left.text.isSame(as: right.text)
  }

  /// Feeds the id's digest to `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}
