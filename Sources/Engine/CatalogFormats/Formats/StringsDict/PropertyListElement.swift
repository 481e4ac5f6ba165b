/// The elements of XML property lists (`plist(5)`; the DTD "-//Apple//DTD PLIST 1.0//EN").
enum PropertyListElement: String, CaseIterable {
  case plist, dict, array, key, string, integer, real, date, data
  case yes = "true"
  case no = "false"
  /// An element that is not part of property lists.
  case unknown = ""
}

/// The interned names of one parser, which are compared by address.
struct PropertyListNames {
  private var elements: [(name: UnsafePointer<UInt8>, element: PropertyListElement)] = []

  /// Creates an empty table.
  init() {}

  /// Interns the names in the parser of `reader`.
  init(_ reader: inout XMLReader) {
    elements = PropertyListElement.allCases.map { (reader.interned($0.rawValue), $0) }
  }

  /// Returns the element with the name of the tag.
  func element(_ tag: XMLStartTag) -> PropertyListElement {
    if tag.isPrefixed { return .unknown }
    return elements.first { $0.name == tag.name }?.element ?? .unknown
  }
}
