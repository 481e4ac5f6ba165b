import WatchwordDiagnostics

/// An attribute of an HTML element.
struct HTMLAttribute {
  /// The name in lower case.
  let name: ExactText
  /// The range of the name.
  let nameRange: Range<Int>
  /// The value with character references decoded, and the position of each of its bytes.
  let value: PatternText
  /// The range of the value, without quotation marks.
  let range: Range<Int>
}
