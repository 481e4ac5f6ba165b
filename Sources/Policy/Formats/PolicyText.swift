package import WatchwordDiagnostics

/// A text that may be a policy, for formats to examine: its bytes and, if it is JSON, its value.
package struct PolicyText: Sendable {
  /// The bytes and their positions.
  package let source: SourceText
  /// The JSON value, read once for all formats; `nil` if the text is not JSON.
  package let json: JSONNode?

  /// The members of the text's JSON object; `nil` if the text is something else.
  package var members: [JSONMember]? {
    if case .object(let members)? = json?.value { members } else { nil }
  }
}
