import WatchwordBasics

extension JSONNode {
  /// The member with this name; the last one if there are several.
  subscript(name: ExactText) -> JSONNode? {
    guard case .object(let members) = value else { return nil }
    return members.last { $0.key.text == name }?.node
  }

  /// The values of a list; empty if the node is not a list.
  var nodes: [JSONNode] {
    if case .array(let nodes) = value { nodes } else { [] }
  }

  /// Returns the text of the member with this name.
  func text(of name: ExactText) -> ExactText? { self[name]?.text }

  /// Returns the whole number of the member with this name.
  func integer(of name: ExactText) -> Int? {
    self[name]?.integer
  }

  /// Returns the values of the list with this name.
  func nodes(of name: ExactText) -> [JSONNode] { self[name]?.nodes ?? [] }

  /// Returns the members of the object with this name, by their names, converted by `transform`.
  func members<Value>(of name: ExactText, _ transform: (JSONNode) -> Value?) -> [ExactText: Value] {
    guard case .object(let members)? = self[name]?.value else { return [:] }
    var values: [ExactText: Value] = [:]
    for member in members { values[member.key.text] = transform(member.node) }
    return values
  }
}
