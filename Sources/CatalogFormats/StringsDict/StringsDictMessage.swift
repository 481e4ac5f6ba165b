import WatchwordDiagnostics
import WatchwordLocalization

/// A message that varies, to be written into a `.stringsdict` file.
struct StringsDictMessage {
  let key: ExactText
  let language: ExactText?
  let notes: [ExactText]
  /// Its texts in their order.
  var texts: [Text] = []

  /// One of its texts.
  struct Text {
    let path: VariationPath
    let text: ExactText
    /// The id and the place of its unit.
    let id: ExactText
    let position: SourcePosition
  }
}
