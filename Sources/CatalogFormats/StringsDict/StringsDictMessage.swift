import WatchwordDiagnostics
import WatchwordLocalization

/// A message with variations, to be written to a `.stringsdict` file.
struct StringsDictMessage {
  let key: ExactText
  let language: ExactText?
  let notes: [ExactText]
  /// The texts in their order.
  var texts: [Text] = []

  /// A text of the message.
  struct Text {
    let path: VariationPath
    let text: ExactText
    /// The id and the position of its unit.
    let id: ExactText
    let position: SourcePosition
  }
}
