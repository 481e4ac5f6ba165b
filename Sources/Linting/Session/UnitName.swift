import WatchwordDiagnostics

/// The identity of a unit in an open catalogue, which does not change when other units are added or removed.
struct UnitName: Hashable, Sendable {
  let message: Message
  let id: ExactText
  /// The number of earlier units with the same id.
  let number: Int

  /// The message of a file element that a unit belongs to.
  struct Message: Hashable, Sendable {
    let file: Int
    let key: ExactText
  }

  /// The index of the file element.
  var file: Int { message.file }
}
