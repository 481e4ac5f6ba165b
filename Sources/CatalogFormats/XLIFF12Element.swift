/// The elements of XLIFF 1.2 (OASIS Standard, 1 February 2008, section 2).
enum XLIFF12Element: String, CaseIterable {
  case transUnit = "trans-unit"
  case source, target, note
  case xliff, file, header, body, group
  case altTrans = "alt-trans"
  case segSource = "seg-source"
  case binUnit = "bin-unit"
  case x, g, bx, ex, ph, bpt, ept, it, sub, mrk
  case binSource = "bin-source"
  case binTarget = "bin-target"
  case context
  case contextGroup = "context-group"
  case count
  case countGroup = "count-group"
  case externalFile = "external-file"
  case internalFile = "internal-file"
  case glossary
  case phase
  case phaseGroup = "phase-group"
  case prop
  case propGroup = "prop-group"
  case reference, skl, tool
  /// An element in the namespace of XLIFF that XLIFF 1.2 does not know.
  case unknown = ""
  /// An element of another namespace.
  case foreign = "*"

  /// The inline element that this one is.
  var inlineKind: InlineElement.Kind? {
    switch self {
    case .x, .g, .bx, .ex, .ph, .bpt, .ept, .it, .sub, .mrk: InlineElement.Kind(rawValue: rawValue)
    default: nil
    }
  }

  /// Whether text has no place directly inside it.
  var holdsElementsOnly: Bool {
    switch self {
    case .xliff, .file, .header, .body, .group, .transUnit, .altTrans: true
    default: false
    }
  }

  /// Whether the element may stand in `parent`; in an extension anything may.
  @inline(__always)
  func belongs(in parent: XLIFF12Element) -> Bool {
    switch (self, parent) {
    case (.transUnit, .body), (.source, .transUnit), (.target, .transUnit), (.note, _): true
    default: isListed(in: parent)
    }
  }

  @inline(never)
  private func isListed(in parent: XLIFF12Element) -> Bool {
    switch parent {
    case .foreign, .unknown: true
    default: parents.map { $0.contains(parent) } ?? true
    }
  }

  /// Where the element belongs, or nothing where this is not checked: inside an extension, anything goes.
  var parents: [XLIFF12Element]? {
    switch self {
    case .file: [.xliff]
    case .header, .body: [.file]
    case .group, .transUnit, .binUnit: [.body, .group]
    case .source, .target, .segSource: [.transUnit, .altTrans]
    case .altTrans: [.transUnit, .binUnit]
    case .x, .g, .bx, .ex, .ph, .bpt, .ept, .it, .sub, .mrk:
      [.source, .target, .segSource, .g, .mrk, .sub, .ph, .bpt, .ept, .it]
    default: nil
    }
  }
}

/// The addresses of the names in one parser, by which they are told apart.
struct XLIFF12Names {
  private var elements: [(name: UnsafePointer<UInt8>, element: XLIFF12Element)] = []
  /// Most elements have one of these names.
  private var transUnit, source, target, note: UnsafePointer<UInt8>?
  private(set) var id, mid, state, stateQualifier, approved, translate, maxwidth, sizeUnit: UnsafePointer<UInt8>?
  private(set) var original, sourceLanguage, targetLanguage, datatype, version: UnsafePointer<UInt8>?

  /// No names at all.
  init() {}

  /// The names in the parser of `reader`.
  init(_ reader: borrowing XMLReader) {
    elements = XLIFF12Element.allCases.compactMap { element in
      reader.interned(element.rawValue).map { ($0, element) }
    }
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
    maxwidth = reader.interned("maxwidth")
    sizeUnit = reader.interned("size-unit")
    original = reader.interned("original")
    sourceLanguage = reader.interned("source-language")
    targetLanguage = reader.interned("target-language")
    datatype = reader.interned("datatype")
    version = reader.interned("version")
  }

  /// The element with this name.
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

/// The namespaces that matter to a reader of XLIFF 1.2.
enum XLIFFNamespace {
  /// No namespace at all.
  case none
  case xliff12
  /// Another version's: `2.0` for `urn:oasis:names:tc:xliff:document:2.0`.
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
