/// The interned names of one parser, which are compared by address.
struct XLIFF12Names {
  private var elements: [(name: UnsafePointer<UInt8>, element: XLIFF12Element)] = []
  /// The names of the most frequent elements.
  private var transUnit, source, target, note: UnsafePointer<UInt8>?
  private(set) var id, mid, state, stateQualifier, approved, translate, resname, restype, maxwidth,
    sizeUnit: UnsafePointer<UInt8>?
  private(set) var original, sourceLanguage, targetLanguage, datatype, version: UnsafePointer<UInt8>?

  /// Creates an empty table.
  init() {}

  /// Interns the names in the parser of `reader`.
  init(_ reader: inout XMLReader) {
    elements = XLIFF12Element.allCases.map { (reader.interned($0.rawValue), $0) }
    transUnit = reader.interned(XLIFF12Element.transUnit.rawValue)
    source = reader.interned(XLIFF12Element.source.rawValue)
    target = reader.interned(XLIFF12Element.target.rawValue)
    note = reader.interned(XLIFF12Element.note.rawValue)
    id = reader.interned("id")
    mid = reader.interned("mid")
    state = reader.interned("state")
    stateQualifier = reader.interned("state-qualifier")
    approved = reader.interned("approved")
    translate = reader.interned("translate")
    resname = reader.interned("resname")
    restype = reader.interned("restype")
    maxwidth = reader.interned("maxwidth")
    sizeUnit = reader.interned("size-unit")
    original = reader.interned("original")
    sourceLanguage = reader.interned("source-language")
    targetLanguage = reader.interned("target-language")
    datatype = reader.interned("datatype")
    version = reader.interned("version")
  }

  /// Returns the element with this name.
  @inline(__always)
  func element(_ name: UnsafePointer<UInt8>) -> XLIFF12Element {
    switch name {
    case transUnit: .transUnit
    case source: .source
    case target: .target
    case note: .note
    default: elements.first { $0.name == name }?.element ?? .unknown
    }
  }
}

/// The namespaces that the reader of XLIFF 1.2 distinguishes.
enum XLIFFNamespace {
  /// No namespace.
  case none
  case xliff12
  /// The namespace of another version: `2.0` for `urn:oasis:names:tc:xliff:document:2.0`.
  case otherXLIFF(String)
  case foreign

  static let uri12 = "urn:oasis:names:tc:xliff:document:1.2"
  private static let prefix = "urn:oasis:names:tc:xliff:document:"

  init(_ uri: UnsafePointer<UInt8>?) {
    guard let uri, uri.pointee != 0 else {
      self = .none
      return
    }
    let name = Array(UnsafeBufferPointer(start: uri, count: Self.length(uri)))
    if name.elementsEqual(Self.uri12.utf8) {
      self = .xliff12
    } else if name.starts(with: Self.prefix.utf8) {
      self = .otherXLIFF(String(decoding: name.dropFirst(Self.prefix.utf8.count), as: UTF8.self))
    } else {
      self = .foreign
    }
  }

  private static func length(_ text: UnsafePointer<UInt8>) -> Int {
    var end = text
    while end.pointee != 0 { end += 1 }
    return end - text
  }
}
