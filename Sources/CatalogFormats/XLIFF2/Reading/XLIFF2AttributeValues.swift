import WatchwordDiagnostics

/// The attributes of the latest start tag, except for those that units and segments take at once.
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

  /// Takes an attribute of a module, which stands on an element of another namespace.
  mutating func appendModule(_ attribute: XLIFF2Attribute, _ value: UnsafeBufferPointer<UInt8>) {
    append(attribute, value)
    hasModules = true
  }

  var isEmpty: Bool { entries.isEmpty }

  var count: Int { entries.count }

  subscript(attribute: XLIFF2Attribute) -> ExactText? { entries.first { $0.attribute == attribute }?.value }

  /// Whether one of the attributes is there.
  func hasAny(_ attributes: XLIFF2Attribute...) -> Bool { entries.contains { attributes.contains($0.attribute) } }

  /// Whether the attribute says yes or no; `nil` if it is not there.
  func flag(_ attribute: XLIFF2Attribute) -> Bool? { self[attribute].map { $0 == "yes" } }

  /// Whether there is an attribute of a module.
  private(set) var hasModules = false

  /// The names of the attributes.
  var names: [ExactText] { entries.map { ExactText($0.attribute.rawValue) } }

  /// Whether there is an attribute of ITS.
  var hasITS: Bool { entries.contains { $0.attribute.rawValue.utf8.starts(with: "its".utf8) } }
}
