import WatchwordDiagnostics

/// A substitution of a key in a language: a part of the text that a number chooses.
struct XCStringsSubstitution {
  let entry: Int32
  let name: ExactText
  /// The place of its name.
  let written: WrittenString
  /// Which argument the number is, from 1.
  var argument: (number: Int, span: SourceSpan)?
  /// How the number is shown, without the percent sign, such as `lld`.
  var specifier: (text: ExactText, span: SourceSpan)?
}
