extension String {
  /// The text, cut to what fits into a message: 40 code points and an ellipsis, where it has more than 80 bytes.
  public var clipped: String {
    guard utf8.count > 80 else { return self }
    return String(unicodeScalars.prefix(40)) + "…"
  }
}

extension ExactText {
  /// The text, cut to what fits into a message.
  public var clipped: String { string.clipped }
}
