import WatchwordBasics

/// The attributes of the latest start tag, except for those that units and segments handle directly.
struct XLIFF2AttributeValues {
  private var entries: [(attribute: XLIFF2Attribute, value: ExactText)] = []

  mutating func removeAll() {
    guard !entries.isEmpty else { return }
    entries.removeAll(keepingCapacity: true)
    hasModules = false
  }

  mutating func append(_ attribute: XLIFF2Attribute, _ value: UnsafeBufferPointer<UInt8>) {
    entries.append((attribute, ExactText(utf8: value)))
  }

  /// Adds an attribute of a module on an element of another namespace.
  mutating func appendModule(_ attribute: XLIFF2Attribute, _ value: UnsafeBufferPointer<UInt8>) {
    append(attribute, value)
    hasModules = true
  }

  var isEmpty: Bool { entries.isEmpty }

  var count: Int { entries.count }

  subscript(attribute: XLIFF2Attribute) -> ExactText? { entries.first { $0.attribute == attribute }?.value }

  /// Whether at least one of the attributes is present.
  func hasAny(_ attributes: XLIFF2Attribute...) -> Bool { entries.contains { attributes.contains($0.attribute) } }

  /// Whether the value of the attribute is `yes`; `nil` if the attribute is absent.
  func flag(_ attribute: XLIFF2Attribute) -> Bool? { self[attribute].map { $0 == "yes" } }

  /// Whether a module attribute is present.
  private(set) var hasModules = false

  /// The names of all attributes.
  var names: [ExactText] { entries.map { ExactText($0.attribute.rawValue) } }

  /// Whether an ITS attribute is present.
  var hasITS: Bool { entries.contains { $0.attribute.rawValue.utf8.starts(with: "its".utf8) } }
}
