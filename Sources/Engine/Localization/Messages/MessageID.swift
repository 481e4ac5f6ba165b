public import WatchwordBasics

/// The name of a message, such as `rule.length.min.checklist`.
///
/// The hash is computed once, so a look-up costs one comparison.
public struct MessageID: Hashable, Sendable {
  /// The FNV-1a hash (64 bits) of the UTF-8 bytes (draft-eastlake-fnv, section 2); compared before the text.
  let digest: UInt64
  /// The id as written in catalogues.
  public let text: ExactText

  /// Creates an id with this text. The empty id is valid.
  public init(_ text: ExactText) {
    self.text = text
    var digest: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.string.utf8 { digest = (digest ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    self.digest = digest
  }

  /// Feeds the id's digest to `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}

extension MessageID: ExpressibleByStringLiteral {
  /// Creates an id from a literal.
  public init(stringLiteral value: String) { self.init(ExactText(value)) }
}
