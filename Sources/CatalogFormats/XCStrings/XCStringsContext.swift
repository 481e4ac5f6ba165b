/// What the text that is being read belongs to.
struct XCStringsContext {
  let entry: Int32
  /// The place of the language.
  let language: Int
  /// The place of the path within the message.
  var path = XCStringsPaths.whole
}
