/// A named value in an object.
package struct JSONMember: Sendable {
  /// The name.
  package let key: JSONString
  /// The value.
  package let node: JSONNode
}
