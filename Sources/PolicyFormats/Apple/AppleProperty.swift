/// A property of Apple Password Rules, and its place.
package struct AppleProperty: Hashable, Sendable {
  /// The property and its value.
  package let value: Value
  /// The range of the bytes from its name to the end of its value.
  package let range: Range<Int>

  /// The properties that Apple's format has.
  package enum Value: Hashable, Sendable {
    /// `minlength`: the minimum length; the greatest of several counts.
    case minimumLength(Int)
    /// `maxlength`: the maximum length; the smallest of several counts.
    case maximumLength(Int)
    /// `max-consecutive`: the longest run of one character; the smallest of several counts.
    case maximumConsecutive(Int)
    /// `required`: at least one of these characters.
    case required(AppleCharacters)
    /// `allowed`: these characters, besides the required ones.
    case allowed(AppleCharacters)
  }
}
