/// What is known of an XML document before it is read.
struct XMLDocumentKind {
  /// What a document is called in sentences: `An XLIFF file`.
  let name: String
  /// The name of the root element.
  let root: String
  /// What is wrong with a DOCTYPE, as it goes on behind "The file has a DOCTYPE".
  let doctypeDefect: String
  /// Whether a DOCTYPE without declarations of its own is skipped. What it refers to is never read.
  var allowsDoctype = false

  static let xliff = XMLDocumentKind(name: "An XLIFF file", root: "xliff", doctypeDefect: "; XLIFF needs none")

  /// Android's string resources.
  static let android = XMLDocumentKind(
    name: "An Android resource file", root: "resources",
    doctypeDefect: " with declarations, which are not read", allowsDoctype: true)

  /// Collections of terms (ISO 30042), whose DOCTYPE was usual in 2008.
  static let termBase = XMLDocumentKind(
    name: "A TBX file", root: "tbx", doctypeDefect: " with declarations; TBX files need none", allowsDoctype: true)

  /// Apple's XML property lists, whose DOCTYPE is usual (`plist(5)`).
  static let propertyList = XMLDocumentKind(
    name: "An XML property list", root: "plist", doctypeDefect: " with declarations; property lists need none",
    allowsDoctype: true)
}
