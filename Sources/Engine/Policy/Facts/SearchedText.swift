/// The start of a password, in which rules search for easily guessed parts.
///
/// A search takes thousands of times as long for a character as all other rules. Nobody types so many characters that
/// the end of the search could matter, but a server has to answer everyone.
package enum SearchedText {
  /// The maximum number of code points that are searched.
  package static let maximumLength = 4096
  /// The maximum number of code points in which all kinds of parts are searched for; after them, only listed passwords
  /// and the continuation of a repetition are found. Words that fit the limit of a variant (``PartCost``) have fewer
  /// characters in total.
  package static let maximumLengthForAllParts = 256

  /// Returns the code points of `text` that are searched.
  static func start(of text: String) -> String {
    if text.utf8.count <= maximumLength { return text }
    let scalars = text.unicodeScalars
    return String(scalars.prefix(maximumLength))
  }
}
