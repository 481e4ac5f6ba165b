extension String {
  /// The text with `other` for each `scalar`, even where a combining character follows it.
  func replacing(scalar: Unicode.Scalar, with other: String) -> String {
    let parts = unicodeScalars.split(separator: scalar, omittingEmptySubsequences: false)
    return parts.map { String($0) }.joined(separator: other)
  }
}
