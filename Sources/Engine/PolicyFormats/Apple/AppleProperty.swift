/// A property of Apple Password Rules, with its location.
package struct AppleProperty: Hashable, Sendable {
  /// The property and its value.
  package let value: Value
  /// The byte range from the name to the end of the value.
  package let range: Range<Int>

  /// The properties of Apple's format.
  package enum Value: Hashable, Sendable {
    /// `minlength`: the minimum length; if there are several, the greatest counts.
    case minimumLength(Int)
    /// `maxlength`: the maximum length; if there are several, the smallest counts.
    case maximumLength(Int)
    /// `max-consecutive`: the longest run of one character; if there are several, the smallest counts.
    case maximumConsecutive(Int)
    /// `required`: at least one of these characters.
    case required(AppleCharacters)
    /// `allowed`: these characters, besides the required ones.
    case allowed(AppleCharacters)
  }
}
