package import WatchwordDiagnostics

/// A part of an XML document that a judge of its elements, such as a schema, has something to say about.
package struct XMLPart: Hashable, Sendable {
  /// What of the element is meant.
  package enum Kind: Hashable, Sendable {
    /// The element's name in its start tag.
    case name
    /// The name of an attribute of the start tag.
    case attributeName(XMLAttributeName)
    /// The value of an attribute of the start tag, without its quotation marks.
    case attributeValue(XMLAttributeName)
  }

  /// How many elements start before this one.
  package let element: Int
  /// What of the element is meant.
  package let kind: Kind

  /// A part of the element before which `element` others start.
  package init(element: Int, _ kind: Kind) {
    self.element = element
    self.kind = kind
  }
}

/// The name of an attribute, without its prefix.
package struct XMLAttributeName: Hashable, Sendable {
  /// The name behind the prefix.
  package let local: ExactText
  /// The namespace of the prefix, if the name has one.
  package let namespace: ExactText?

  /// The name `local` in a namespace, or in none.
  package init(local: ExactText, namespace: ExactText?) {
    self.local = local
    self.namespace = namespace
  }
}

/// Where a part of a document stands.
package struct XMLPartPlace: Sendable {
  /// Its characters.
  package let span: SourceSpan
  /// The id of the unit that it belongs to, if it stands in one.
  package let unit: ExactText?
}

/// The elements of a format of XML that are units of a catalogue.
package struct XMLUnitElements: Sendable {
  /// Their names.
  let names: [String]
  /// The attribute with the id of a unit.
  let id: String

  static let xliff12 = XMLUnitElements(names: ["trans-unit", "bin-unit"], id: "id")
  static let xliff2 = XMLUnitElements(names: ["unit"], id: "id")
  static let android = XMLUnitElements(names: ["string", "plurals", "string-array"], id: "name")
  /// Units of property lists are told by the order of their elements alone.
  static let propertyList = XMLUnitElements(names: [], id: "key")
}
