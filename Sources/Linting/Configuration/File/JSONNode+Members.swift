import WatchwordDiagnostics

extension JSONNode {
  /// The member of this name; the last one if there are several.
  subscript(name: ExactText) -> JSONNode? {
    guard case .object(let members) = value else { return nil }
    return members.last { $0.key.text == name }?.node
  }

  /// The values of a list; none if it is something else.
  var nodes: [JSONNode] {
    if case .array(let nodes) = value { nodes } else { [] }
  }

  /// The text of the member of this name.
  func text(of name: ExactText) -> ExactText? { self[name]?.text }

  /// The whole number of the member of this name.
  func integer(of name: ExactText) -> Int? {
    self[name]?.integer
  }

  /// The values of the list of this name.
  func nodes(of name: ExactText) -> [JSONNode] { self[name]?.nodes ?? [] }

  /// The members of the object of this name, by their names, as `transform` makes them.
  func members<Value>(of name: ExactText, _ transform: (JSONNode) -> Value?) -> [ExactText: Value] {
    guard case .object(let members)? = self[name]?.value else { return [:] }
    var values: [ExactText: Value] = [:]
    for member in members { values[member.key.text] = transform(member.node) }
    return values
  }
}
