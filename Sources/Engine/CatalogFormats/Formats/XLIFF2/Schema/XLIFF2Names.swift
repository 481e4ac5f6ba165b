/// The interned names of one parser, which are compared by address.
struct XLIFF2Names {
  private typealias Name = UnsafePointer<UInt8>

  /// An attribute as defined for an element.
  struct Attribute {
    let name: UnsafePointer<UInt8>
    /// `nil` for an attribute without a prefix.
    let namespace: XLIFF2Namespace?
    let attribute: XLIFF2Attribute
    let values: XLIFF2ValueType
    /// Its bit in the set of required attributes; 0 if it is optional.
    let required: UInt8
    /// Whether any text is a valid value.
    let isText: Bool
  }

  private var namespaces: [(uri: Name, namespace: XLIFF2Namespace)] = []
  private var elements: [[(name: Name, element: XLIFF2Element)]] = []
  private var unit, segment, source, target, note, notes: Name?
  /// The attributes of each element, and those allowed on elements of other namespaces.
  private var attributes: [[Attribute]] = []
  private var global: [Attribute] = []
  /// The bits of all required attributes of each element.
  private(set) var required: [UInt8] = []
  private(set) var id, state: UnsafePointer<UInt8>?

  /// Creates an empty table.
  init() {}

  /// Interns the names in the parser of `reader`.
  init(_ reader: inout XMLReader) {
    for namespace in XLIFF2Namespace.allCases {
      for uri in namespace.uris { namespaces.append((reader.interned(uri), namespace)) }
      elements.append(
        XLIFF2Element.allCases.filter { $0.namespace == namespace && $0 != .foreign && $0 != .unknown }
          .map { (reader.interned($0.localName), $0) })
    }
    unit = reader.interned("unit")
    segment = reader.interned("segment")
    source = reader.interned("source")
    target = reader.interned("target")
    note = reader.interned("note")
    notes = reader.interned("notes")
    id = reader.interned("id")
    state = reader.interned("state")
    global = XLIFF2Attribute.allCases.filter { $0.namespace != nil && $0 != .xmlID }.map {
      Self.attribute($0, on: .foreign, required: 0, &reader)
    }
  }

  /// Loads the attributes of the elements that a schema defines.
  mutating func load(_ schema: XLIFF2Schema, _ reader: inout XMLReader) {
    attributes = []
    required = []
    for element in XLIFF2Element.allCases {
      let declaration = schema.declarations[Int(element.rawValue)]
      var list: [Attribute] = []
      for (index, attribute) in declaration.required.enumerated() {
        list.append(Self.attribute(attribute, on: element, required: 1 << UInt8(index), &reader))
      }
      required.append(list.reduce(0) { $0 | $1.required })
      for attribute in declaration.optional {
        list.append(Self.attribute(attribute, on: element, required: 0, &reader))
      }
      attributes.append(list)
    }
  }

  private static func attribute(
    _ attribute: XLIFF2Attribute, on element: XLIFF2Element, required: UInt8, _ reader: inout XMLReader
  ) -> Attribute {
    let values = attribute.values(on: element)
    var isText = false
    if case .text = values { isText = true }
    return Attribute(
      name: reader.interned(attribute.localName), namespace: attribute.namespace, attribute: attribute, values: values,
      required: required, isText: isText)
  }

  /// Returns the namespace whose interned URI has the address `uri`.
  func namespace(_ uri: UnsafePointer<UInt8>?) -> XLIFF2Namespace {
    namespaces.first { $0.uri == uri }?.namespace ?? .foreign
  }

  /// Returns the element of the core namespace with this name.
  @inline(__always)
  func core(_ name: UnsafePointer<UInt8>) -> XLIFF2Element {
    switch name {
    case unit: .unit
    case segment: .segment
    case source: .source
    case target: .target
    case note: .note
    case notes: .notes
    default: element(name, in: .core)
    }
  }

  /// Returns the element with this name in an XLIFF namespace.
  func element(_ name: UnsafePointer<UInt8>, in namespace: XLIFF2Namespace) -> XLIFF2Element {
    if namespace == .foreign { return .foreign }
    return elements[Int(namespace.rawValue)].first { $0.name == name }?.element ?? .unknown
  }

  /// Returns the attribute of `element` with this name and namespace, if any.
  @inline(__always)
  func attribute(
    _ name: UnsafePointer<UInt8>, _ namespace: XLIFF2Namespace?, on element: XLIFF2Element
  ) -> Attribute? {
    for attribute in attributes[Int(element.rawValue)]
    where attribute.name == name && attribute.namespace == namespace {
      return attribute
    }
    return nil
  }

  /// Returns the module attribute with this name that is allowed on elements of other namespaces.
  func moduleAttribute(_ name: UnsafePointer<UInt8>, _ namespace: XLIFF2Namespace) -> Attribute? {
    global.first { $0.name == name && $0.namespace == namespace }
  }

  /// Returns the required attributes that `element` lacks, given the bits `seen` of those present.
  func missing(_ seen: UInt8, on element: XLIFF2Element) -> [XLIFF2Attribute] {
    attributes[Int(element.rawValue)].filter { $0.required & ~seen != 0 }.map { $0.attribute }
  }
}
