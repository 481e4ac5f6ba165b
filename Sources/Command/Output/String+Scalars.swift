extension String {
  /// Returns the text with each `scalar` replaced by `other`, even if a combining character follows it.
  func replacing(scalar: Unicode.Scalar, with other: String) -> String {
    let parts = unicodeScalars.split(separator: scalar, omittingEmptySubsequences: false)
    return parts.map { String($0) }.joined(separator: other)
  }
}
