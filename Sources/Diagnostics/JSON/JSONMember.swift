/// A named value in an object.
public struct JSONMember: Sendable {
  /// The name.
  public let key: JSONString
  /// The value.
  public let node: JSONNode
}
