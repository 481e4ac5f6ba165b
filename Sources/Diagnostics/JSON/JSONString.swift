/// A string, decoded.
public struct JSONString: Sendable {
  /// The characters of the string, with escapes resolved.
  public let text: ExactText
  /// The range of the string in the bytes of its text, including quotation marks.
  public let range: Range<Int>
}
