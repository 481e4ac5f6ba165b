/// A defect in a text of Apple Password Rules.
struct AppleIssue: Hashable, Sendable {
  let kind: Kind
  let range: Range<Int>

  enum Kind: Hashable, Sendable {
    /// The text is not UTF-8, or something other than a property begins where one is expected.
    case noProperty
    case unknownProperty
    case noColon
    case noValue
    case unknownClass
    case noClass
    case openClass
    case emptyClass
    /// A `-` that is not the first character of its class.
    case misplacedHyphen
    case unreadableCharacter
    case noSeparator
    /// Text after a `]` that closes a class before its end.
    case earlyBracket
    case noNumber
    case endOfNumber
    case zero
    case greatNumber
    /// A second semicolon in a row, after which Apple's parser stops.
    case secondSemicolon
  }
}
