/// The elements of XML property lists (`plist(5)`; the DTD "-//Apple//DTD PLIST 1.0//EN").
enum PropertyListElement: String, CaseIterable {
  case plist, dict, array, key, string, integer, real, date, data
  case yes = "true"
  case no = "false"
  /// An element that property lists do not have.
  case unknown = ""
}

/// The addresses of the names in one parser, by which elements are distinguished.
struct PropertyListNames {
  private var elements: [(name: UnsafePointer<UInt8>, element: PropertyListElement)] = []

  /// No names at all.
  init() {}

  /// The names in the parser of `reader`.
  init(_ reader: inout XMLReader) {
    elements = PropertyListElement.allCases.map { (reader.interned($0.rawValue), $0) }
  }

  /// The element with this name.
  func element(_ tag: XMLStartTag) -> PropertyListElement {
    if tag.isPrefixed { return .unknown }
    return elements.first { $0.name == tag.name }?.element ?? .unknown
  }
}
