import WatchwordDiagnostics

extension JSONNode {
  /// The members of the object; `nil` for any other value.
  var members: [JSONMember]? {
    if case .object(let members) = value { members } else { nil }
  }
}

extension [JSONMember] {
  /// Returns the value called `name`, or the last one if there are several.
  func value(_ name: ExactText) -> JSONNode? { last { $0.key.text == name }?.node }

  /// The range of the first name, for findings about absent members.
  var place: Range<Int> { first?.key.range ?? 0..<0 }
}
