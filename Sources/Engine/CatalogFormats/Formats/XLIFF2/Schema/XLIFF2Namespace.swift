/// The namespaces of XLIFF 2.0, 2.1 and 2.2 and of their modules (XLIFF 2.2 Part 2, section 4).
enum XLIFF2Namespace: UInt8, CaseIterable {
  case core, matches, glossary, formatStyle, metadata, resourceData, sizeRestriction, validation, changeTracking
  case its, itsm, pgs, xml
  /// Any other namespace, or none.
  case foreign

  /// The namespace that XLIFF 2.0 and 2.1 share.
  static let uri20 = "urn:oasis:names:tc:xliff:document:2.0"
  /// The namespace of XLIFF 2.2.
  static let uri22 = "urn:oasis:names:tc:xliff:document:2.2"
  /// The common prefix of the namespaces of all XLIFF versions.
  static let family = "urn:oasis:names:tc:xliff:document:"

  /// The URIs of the namespace.
  var uris: [String] {
    switch self {
    case .core: [Self.uri20, Self.uri22]
    case .matches: ["urn:oasis:names:tc:xliff:matches:2.0"]
    case .glossary: ["urn:oasis:names:tc:xliff:glossary:2.0"]
    case .formatStyle: ["urn:oasis:names:tc:xliff:fs:2.0"]
    case .metadata: ["urn:oasis:names:tc:xliff:metadata:2.0"]
    case .resourceData: ["urn:oasis:names:tc:xliff:resourcedata:2.0"]
    case .sizeRestriction: ["urn:oasis:names:tc:xliff:sizerestriction:2.0"]
    case .validation: ["urn:oasis:names:tc:xliff:validation:2.0"]
    case .changeTracking:
      ["urn:oasis:names:tc:xliff:changetracking:2.0", "urn:oasis:names:tc:xliff:changetracking:2.1"]
    case .its: ["http://www.w3.org/2005/11/its"]
    case .itsm: ["urn:oasis:names:tc:xliff:itsm:2.1"]
    case .pgs: ["urn:oasis:names:tc:xliff:pgs:1.0"]
    case .xml: ["http://www.w3.org/XML/1998/namespace"]
    case .foreign: []
    }
  }

  /// The usual prefix with its colon, for messages.
  var prefix: String {
    switch self {
    case .core, .foreign: ""
    case .matches: "mtc:"
    case .glossary: "gls:"
    case .formatStyle: "fs:"
    case .metadata: "mda:"
    case .resourceData: "res:"
    case .sizeRestriction: "slr:"
    case .validation: "val:"
    case .changeTracking: "ctr:"
    case .its: "its:"
    case .itsm: "itsm:"
    case .pgs: "pgs:"
    case .xml: "xml:"
    }
  }
}
