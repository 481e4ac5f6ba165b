public import WatchwordDiagnostics

/// A text in which a policy may be written, for formats to look at: its bytes and, where it is JSON, its value.
public struct PolicyText: Sendable {
  /// The bytes and their places.
  public let source: SourceText
  /// The JSON value, read once for all formats; `nil` if the text is not JSON.
  public let json: JSONNode?

  /// The members of the JSON object that the text is; `nil` if it is something else.
  public var members: [JSONMember]? {
    if case .object(let members)? = json?.value { members } else { nil }
  }
}
