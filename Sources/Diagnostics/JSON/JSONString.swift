/// A string, decoded.
public struct JSONString: Sendable {
  /// The characters that the string stands for.
  public let text: ExactText
  /// The bytes of the string in its text, quotation marks included.
  public let range: Range<Int>
}
