import WatchwordDiagnostics

/// What a unit is called in an open catalogue, whatever units come or go beside it.
struct UnitName: Hashable, Sendable {
  let message: Message
  let id: ExactText
  /// How many units with the same id are in front of it.
  let number: Int

  /// The message of a file element that a unit belongs to.
  struct Message: Hashable, Sendable {
    let file: Int
    let key: ExactText
  }

  /// The index of the file element.
  var file: Int { message.file }
}
