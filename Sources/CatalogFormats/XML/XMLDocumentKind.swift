/// The properties of an XML document that are known before it is read.
struct XMLDocumentKind {
  /// The name of such a document in sentences: `An XLIFF file`.
  let name: String
  /// The name of the root element.
  let root: String
  /// The defect of a DOCTYPE, which continues "The file has a DOCTYPE".
  let doctypeDefect: String
  /// Whether a DOCTYPE without internal declarations is skipped. External declarations are never read.
  var allowsDoctype = false

  static let xliff = XMLDocumentKind(name: "An XLIFF file", root: "xliff", doctypeDefect: ", which XLIFF does not need")

  /// Android's string resources.
  static let android = XMLDocumentKind(
    name: "An Android resource file", root: "resources",
    doctypeDefect: " with declarations, which are not read", allowsDoctype: true)

  /// TBX term collections (ISO 30042), which usually had a DOCTYPE in 2008.
  static let termBase = XMLDocumentKind(
    name: "A TBX file", root: "tbx", doctypeDefect: " with declarations, which TBX files do not need",
    allowsDoctype: true)

  /// Apple's XML property lists, which usually have a DOCTYPE (`plist(5)`).
  static let propertyList = XMLDocumentKind(
    name: "An XML property list", root: "plist", doctypeDefect: " with declarations, which property lists do not need",
    allowsDoctype: true)
}
