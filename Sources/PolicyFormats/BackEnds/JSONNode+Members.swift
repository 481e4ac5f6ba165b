import WatchwordDiagnostics

extension JSONNode {
  /// The members of the object; `nil` for anything else.
  var members: [JSONMember]? {
    if case .object(let members) = value { members } else { nil }
  }
}

extension [JSONMember] {
  /// The value called `name`, the last if there are several.
  func value(_ name: ExactText) -> JSONNode? { last { $0.key.text == name }?.node }

  /// The place of the first name, where findings about what is absent point to.
  var place: Range<Int> { first?.key.range ?? 0..<0 }
}
