/// Readable passwords of common words, in the shapes that policies require: examples, not secrets.
package enum ReadablePasswords {
  private static let words = [
    "maple", "river", "candle", "orbit", "silver", "garden", "window", "pencil", "harbor", "cotton", "violin", "meadow",
  ]

  /// The shape of passwords of one or more words.
  private struct Shape {
    var separator = ""
    var isCapitalized = false
    var ending = ""
  }

  /// Simple shapes come first.
  private static let shapes = [
    Shape(separator: " "), Shape(separator: "-"), Shape(), Shape(isCapitalized: true),
    Shape(separator: " ", ending: " 47"), Shape(ending: "47"),
    Shape(separator: "-", isCapitalized: true, ending: "-47"), Shape(isCapitalized: true, ending: "47"),
    Shape(separator: "-", isCapitalized: true, ending: "-4792"), Shape(isCapitalized: true, ending: "4792"),
    Shape(separator: ".", isCapitalized: true, ending: ".47!"), Shape(isCapitalized: true, ending: "47!"),
    Shape(separator: "-", isCapitalized: true, ending: "-4792!?"), Shape(separator: "_", ending: "_47"),
    Shape(isCapitalized: true, ending: "4792-!?"),
  ]

  /// The minimum length at which an example looks like a good password.
  private static let goodLength = 14

  /// Returns the first password for which `isAccepted` holds, of at least 14 characters if there is one; the words
  /// start at index `first`.
  package static func first(from first: Int = 0, where isAccepted: (String) -> Bool) -> String? {
    let words = words[first...] + words[..<first]
    var short: String?
    for shape in shapes {
      for count in 1...words.count {
        let password = password(of: words.prefix(count), shape)
        guard isAccepted(password) else { continue }
        if password.unicodeScalars.count >= goodLength { return password }
        short = short ?? password
      }
    }
    return short
  }

  private static func password(of words: ArraySlice<String>, _ shape: Shape) -> String {
    words.map { shape.isCapitalized ? capitalized($0) : $0 }
      .joined(separator: shape.separator) + shape.ending
  }

  /// Capitalises a word of lower-case Latin letters.
  private static func capitalized(_ word: String) -> String {
    String(decoding: word.utf8.prefix(1).map { $0 & ~0x20 } + word.utf8.dropFirst(), as: UTF8.self)
  }
}
