package import WatchwordDiagnostics

/// A part of an XML document that a validator, such as a schema, reports on.
package struct XMLPart: Hashable, Sendable {
  /// The part of an element.
  package enum Kind: Hashable, Sendable {
    /// The element's name in its start tag.
    case name
    /// The name of an attribute of the start tag.
    case attributeName(XMLAttributeName)
    /// The value of an attribute of the start tag, without its quotation marks.
    case attributeValue(XMLAttributeName)
  }

  /// The number of elements that start before this one.
  package let element: Int
  /// The part of the element.
  package let kind: Kind

  /// Creates a part of an element; `element` is the number of elements that start before it.
  package init(element: Int, _ kind: Kind) {
    self.element = element
    self.kind = kind
  }
}

/// The name of an attribute, without its prefix.
package struct XMLAttributeName: Hashable, Sendable {
  /// The name after the prefix.
  package let local: ExactText
  /// The namespace of the prefix, if the name has one.
  package let namespace: ExactText?

  /// Creates the name `local` in a namespace, or in none.
  package init(local: ExactText, namespace: ExactText?) {
    self.local = local
    self.namespace = namespace
  }
}

/// The location of a part of a document.
package struct XMLPartPlace: Sendable {
  /// The span of its characters.
  package let span: SourceSpan
  /// The id of the enclosing unit, if there is one.
  package let unit: ExactText?
}

/// The elements of an XML format that are units of a catalogue.
package struct XMLUnitElements: Sendable {
  /// The names of the elements.
  let names: [String]
  /// The attribute that contains the id of a unit.
  let id: String

  static let xliff12 = XMLUnitElements(names: ["trans-unit", "bin-unit"], id: "id")
  static let xliff2 = XMLUnitElements(names: ["unit"], id: "id")
  static let android = XMLUnitElements(names: ["string", "plurals", "string-array"], id: "name")
  /// Units of property lists are identified only by the order of their elements.
  static let propertyList = XMLUnitElements(names: [], id: "key")
}
