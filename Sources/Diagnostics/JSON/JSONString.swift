/// A string, decoded.
package struct JSONString: Sendable {
  /// The characters of the string, with escapes resolved.
  package let text: ExactText
  /// The range of the string in the bytes of its text, including quotation marks.
  package let range: Range<Int>
}
