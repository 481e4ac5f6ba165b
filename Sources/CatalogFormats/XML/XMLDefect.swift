import CLibXML2
import WatchwordDiagnostics

/// An error of libxml2: its place, its meaning, and what to do.
struct XMLDefect {
  enum Anchor {
    /// The current place of the parser, or the start of the token that it is reading.
    case place, token
    case endTag, attribute, sectionEnd
  }

  var anchor: Anchor = .place
  let message: String
  var help: String?

  /// The errors that mean the end of the file, if the whole file was read.
  static let codesOfTheEnd: Set<UInt32> = [
    XML_ERR_COMMENT_NOT_FINISHED.rawValue, XML_ERR_CDATA_NOT_FINISHED.rawValue, XML_ERR_PI_NOT_FINISHED.rawValue,
    XML_ERR_ATTRIBUTE_NOT_FINISHED.rawValue, XML_ERR_TAG_NOT_FINISHED.rawValue,
  ]

  /// The errors in a reference such as `&amp;` or `&#38;`.
  static let codesOfReferences: Set<UInt32> = [
    XML_ERR_UNDECLARED_ENTITY.rawValue, XML_WAR_UNDECLARED_ENTITY.rawValue, XML_ERR_ENTITYREF_NO_NAME.rawValue,
    XML_ERR_ENTITYREF_SEMICOL_MISSING.rawValue, XML_ERR_INVALID_HEX_CHARREF.rawValue,
    XML_ERR_INVALID_DEC_CHARREF.rawValue, XML_ERR_INVALID_CHARREF.rawValue, XML_ERR_INVALID_CHAR.rawValue,
  ]

  /// The errors that may be about anything in a tag, or about a `<` that starts none.
  static let codesOfMarkup: Set<UInt32> = [
    0, XML_ERR_INTERNAL_ERROR.rawValue, XML_ERR_NAME_REQUIRED.rawValue, XML_ERR_SPACE_REQUIRED.rawValue,
    XML_ERR_GT_REQUIRED.rawValue, XML_ERR_LTSLASH_REQUIRED.rawValue, XML_ERR_LT_REQUIRED.rawValue,
    XML_ERR_ATTRIBUTE_NOT_STARTED.rawValue, XML_ERR_ATTRIBUTE_NOT_FINISHED.rawValue,
    XML_ERR_ATTRIBUTE_WITHOUT_VALUE.rawValue, XML_ERR_LT_IN_ATTRIBUTE.rawValue, XML_ERR_EQUAL_REQUIRED.rawValue,
    XML_ERR_DOCUMENT_EMPTY.rawValue, XML_ERR_RESERVED_XML_NAME.rawValue, XML_ERR_PI_NOT_STARTED.rawValue,
  ]

  init(_ error: XMLReader.ParserError, in kind: XMLDocumentKind) {
    let name = error.name.map { $0.clipped } ?? ""
    switch xmlParserErrors(rawValue: error.code) {
    case XML_ERR_TAG_NAME_MISMATCH: self.init(.endTag, "", nil)
    case XML_ERR_ATTRIBUTE_REDEFINED:
      self.init(.attribute, "The attribute \(name) appears twice in one tag", "Keep one of them")
    case XML_ERR_MISPLACED_CDATA_END: self.init(.sectionEnd, "Found ]]> in a text", "Write ]]&gt;")
    case XML_ERR_HYPHEN_IN_COMMENT:
      self.init(.place, "Found -- inside a comment", "Write other characters instead; a comment ends with -->")
    case XML_ERR_SPACE_REQUIRED:
      self.init(
        .place, "A space is missing after the name of the processing instruction", "Put a space after the name")
    case XML_ERR_DOCUMENT_END:
      self.init(
        .place, "Found more content after the end of the root element", "Remove it, or the end tag that came too early")
    case XML_ERR_DOCUMENT_EMPTY:
      self.init(.place, "Found text before the first element", "\(kind.name) starts with <\(kind.root)>")
    case XML_ERR_NAME_REQUIRED: self.init(.place, "Expected a name here", "Names start with a letter or _")
    case XML_ERR_GT_REQUIRED: self.init(.place, "The tag does not end: > is missing", "Put > at its end")
    case XML_ERR_ATTRIBUTE_NOT_FINISHED:
      self.init(.token, "The value of an attribute in this tag does not end", "Put a quotation mark after it")
    case XML_ERR_NO_MEMORY:
      self.init(
        .place, "There is not enough memory to continue reading", "Give the command more memory, or split the file")
    default:
      self.init(
        .place, "This is not well-formed XML\(Self.words(of: error.message).map { ": \($0)" } ?? "")",
        "Look at the characters at this place")
    }
  }

  /// Creates the defect for an error in the namespaces of an element.
  init(namespaceError error: XMLReader.ParserError) {
    let name = error.name.map { " \($0.clipped)" } ?? ""
    let declare = "Declare the prefix with xmlns:prefix=\"…\" or write the element without it"
    switch xmlParserErrors(rawValue: error.code) {
    case XML_NS_ERR_UNDEFINED_NAMESPACE: self.init(.place, "The namespace prefix\(name) is not declared", declare)
    case XML_NS_ERR_COLON:
      self.init(
        .place, "The name\(name) of this processing instruction has a colon", "Write the name without a colon")
    case XML_NS_ERR_QNAME:
      self.init(
        .place, "A name in this tag has a colon in the wrong place; expected prefix:name",
        "Write prefix:name, or a name without a colon")
    case XML_NS_ERR_ATTRIBUTE_REDEFINED:
      self.init(
        .place, "The attribute\(name) appears twice in this tag, with two prefixes of one namespace", "Keep one of them"
      )
    case XML_NS_ERR_XML_NAMESPACE:
      self.init(
        .place, "A namespace in this tag cannot be declared: it is empty, or the namespace or its prefix is reserved",
        "Remove the declaration or write another prefix and namespace; xml and xmlns are reserved")
    case XML_WAR_NS_URI:
      self.init(.place, "A namespace in this tag is not a valid URI", "Correct the value of xmlns")
    default:
      self.init(
        .place,
        "The namespaces of this element are not well-formed\(Self.words(of: error.message).map { ": \($0)" } ?? "")",
        declare)
    }
  }

  /// libxml2's own message on one line, if there is one.
  private static func words(of message: String?) -> String? {
    guard let message else { return nil }
    let words = message.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.utf8.isEmpty ? nil : words.clipped
  }

  private init(_ anchor: Anchor, _ message: String, _ help: String?) {
    self.anchor = anchor
    self.message = message
    self.help = help
  }
}
