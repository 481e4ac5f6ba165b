package import WatchwordBasics

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
package struct XMLPartLocation: Sendable {
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
  /// Whether a translation that a unit lacks can be added as a `<target>` after the source.
  var hasTargets = false

  static let xliff12 = XMLUnitElements(names: ["trans-unit", "bin-unit"], id: "id", hasTargets: true)
  static let xliff2 = XMLUnitElements(names: ["unit"], id: "id", hasTargets: true)
  static let qtLinguist = XMLUnitElements(names: ["message"], id: "id")
  static let android = XMLUnitElements(names: ["string", "plurals", "string-array"], id: "name")
  static let resx = XMLUnitElements(names: ["data"], id: "name")
  /// Units of property lists are identified only by the order of their elements.
  static let propertyList = XMLUnitElements(names: [], id: "key")
}

extension CatalogFormat {
  /// Returns the locations of parts of a document in this format. The reader of the format must be able to read the
  /// document to its end.
  ///
  /// Parts that are not in the document are omitted from the result.
  package func locations(of parts: Set<XMLPart>, in document: [UInt8]) -> [XMLPart: XMLPartLocation] {
    guard let elements = unitElements, !parts.isEmpty else { return [:] }
    var reader = XMLReader(file: "", bytes: document, kind: .propertyList) { _ in }
    var finder = XMLPartFinder(parts, elements)
    reader.read(into: &finder)
    return finder.locations
  }

  /// Returns the first defect that makes an XML document of any kind not well-formed, or `nil` if there is no such
  /// defect before reading stops at a limit or at a DOCTYPE with declarations.
  package static func malformedXML(in document: [UInt8], named name: ExactText) -> Finding? {
    var first: Finding?
    var reader = XMLReader(file: name, bytes: document, kind: .schema) { first = first ?? $0 }
    var finder = XMLPartFinder([], .propertyList)
    reader.read(into: &finder)
    return first?.id == FindingKind.malformedXML.id ? first : nil
  }
}

extension XMLDocumentKind {
  /// W3C XML Schema 1.0, part 1, section 3.15.2.
  static let schema = XMLDocumentKind(
    name: "A schema", root: "schema", doctypeDefect: " with declarations", allowsDoctype: true)
}

/// Locates parts of a document by counting its elements and inspecting the tags of the requested ones.
private struct XMLPartFinder: XMLContentHandler {
  /// The requested parts, the last one first.
  private var wanted: [XMLPart]
  private let elements: XMLUnitElements
  private(set) var locations: [XMLPart: XMLPartLocation] = [:]
  /// The number of elements that have started.
  private var count = 0
  /// The number of open elements.
  private var depth = 0
  /// The open unit, and the number of open elements outside it.
  private var unit: (id: ExactText?, depth: Int)?
  private var unitNames: [UnsafePointer<UInt8>] = []
  private var idName: UnsafePointer<UInt8>?
  private let findsNothing: Bool

  init(_ parts: Set<XMLPart>, _ elements: XMLUnitElements) {
    wanted = parts.sorted { $0.element > $1.element }
    findsNothing = parts.isEmpty
    self.elements = elements
  }

  mutating func begin(_ reader: inout XMLReader) {
    unitNames = elements.names.map { reader.interned($0) }
    idName = reader.interned(elements.id)
  }

  mutating func start(_ tag: XMLStartTag, _ reader: inout XMLReader) {
    if unit == nil, unitNames.contains(tag.name) { unit = (id(of: tag), depth) }
    while let part = wanted.last, part.element == count {
      wanted.removeLast()
      guard let span = span(of: part.kind, in: tag, reader) else { continue }
      locations[part] = XMLPartLocation(span: span, unit: unit?.id)
    }
    count += 1
    depth += 1
    if wanted.isEmpty, !findsNothing { reader.stop() }
  }

  mutating func end(at offset: Int, _ reader: inout XMLReader) {
    depth -= 1
    if let unit, unit.depth == depth { self.unit = nil }
  }

  mutating func text(_ bytes: UnsafeBufferPointer<UInt8>, endingAt offset: Int, _ reader: inout XMLReader) {}

  private func id(of tag: XMLStartTag) -> ExactText? {
    let id = tag.attributes.all.first { $0.prefix == nil && $0.name == idName }
    return id.map { ExactText(utf8: $0.value) }
  }

  // MARK: Spans

  private func span(of kind: XMLPart.Kind, in tag: XMLStartTag, _ reader: borrowing XMLReader) -> SourceSpan? {
    let range: Range<Int>?
    switch kind {
    case .name: range = Self.name(at: tag.offset + 1, reader.input.buffer)
    case .attributeName(let name):
      range = attribute(name, of: tag).map { Self.name(at: $0.offset, reader.input.buffer) }
    case .attributeValue(let name):
      range = attribute(name, of: tag).flatMap {
        Self.value(of: $0, before: tag.contentOffset, reader.input.buffer)
      }
    }
    return range.map {
      SourceSpan(
        start: reader.input.positionAhead(at: $0.lowerBound), end: reader.input.positionAhead(at: $0.upperBound))
    }
  }

  private func attribute(_ name: XMLAttributeName, of tag: XMLStartTag) -> XMLAttribute? {
    tag.attributes.all.first { attribute in
      ExactText(String(cString: attribute.name)) == name.local
        && attribute.namespace.map { ExactText(String(cString: $0)) } == name.namespace
    }
  }

  /// Returns the range of the name that starts at `start`.
  private static func name(at start: Int, _ buffer: borrowing PaddedBuffer) -> Range<Int> {
    var end = start
    while let byte = buffer.byte(at: end), !XMLBytes.isSpace(byte), !"=/>".utf8.contains(byte) { end += 1 }
    return start..<end
  }

  /// Returns the range of an attribute's value as written.
  private static func value(
    of attribute: XMLAttribute, before limit: Int, _ buffer: borrowing PaddedBuffer
  ) -> Range<Int>? {
    var open = name(at: attribute.offset, buffer).upperBound
    while open < limit, let byte = buffer.byte(at: open), byte != UInt8(ascii: "\""), byte != UInt8(ascii: "'") {
      open += 1
    }
    guard open < limit, let quote = buffer.byte(at: open) else { return nil }
    var end = open + 1
    while end < limit, buffer.byte(at: end) != quote { end += 1 }
    return open + 1..<end
  }
}
