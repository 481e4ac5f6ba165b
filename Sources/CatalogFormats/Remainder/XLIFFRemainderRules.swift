import WatchwordDiagnostics

/// The parts of an XLIFF version that the model contains, and the names of the rest.
struct XLIFFRemainderRules: Sendable {
  /// The name of the unit element.
  let unit: String
  /// The lost elements by name, with the names of their contents.
  let elements: [String: String]
  /// The elements that are skipped without a report: the author of a file is irrelevant when it is written anew, and
  /// inline codes report their own data.
  let silent: Set<String>
  /// The attributes that the model contains or no longer needs, by element.
  let attributes: [String: Set<String>]

  /// XLIFF 1.2 (OASIS Standard, 1 February 2008, sections 2.2 and 2.3).
  static let version12 = XLIFFRemainderRules(
    unit: "trans-unit",
    elements: [
      "alt-trans": "the alternative translations", "context-group": "the context", "count-group": "the counts",
      "prop-group": "the properties", "seg-source": "the segments of the source", "bin-unit": "a binary unit",
      "phase-group": "the phases", "glossary": "the glossary", "reference": "the references", "skl": "the skeleton",
      "group": "the groups of the file",
    ],
    silent: ["tool"],
    attributes: [
      "file": [
        "original", "source-language", "target-language", "datatype", "tool-id", "tool", "date", "build-num",
      ],
      "trans-unit": ["id", "translate", "approved", "maxwidth", "size-unit"],
      "target": ["state", "state-qualifier"],
    ])

  /// XLIFF 2.1 (OASIS Standard, 13 February 2018, section 4.2) and 2.2.
  static let version2 = XLIFFRemainderRules(
    unit: "unit",
    elements: [
      "skeleton": "the skeleton", "ignorable": "the text between the segments", "group": "the groups of the file",
    ],
    silent: ["originalData"],
    attributes: [
      "file": ["id", "original", "translate"], "unit": ["id", "name", "translate"],
      "segment": ["id", "state", "subState"], "note": ["id", "ref"],
    ])

  /// Returns the name of the content that is lost with an element inside another one, or `nil` if it is read.
  func part(of name: String, in parent: String?) -> String? {
    switch (name, parent) {
    case ("note", "header"), ("notes", "file"): "the notes of the file"
    case ("note", "group"), ("notes", "group"): "the notes of groups"
    case (_, "skl"), (_, "reference"): nil
    default: elements[name]
    }
  }

  /// Whether the content of an element is not inspected.
  func isSkipped(_ name: String) -> Bool { silent.contains(name) }

  /// Returns the name of the content of an element in a module or another namespace.
  func part(ofElementIn namespace: String, named name: String) -> String? {
    switch XLIFF2Namespace.allCases.first(where: { $0.uris.contains(namespace) }) {
    case .matches: "the translation candidates"
    case .glossary: "the glossary"
    case .metadata: "the metadata"
    case .resourceData: "the resource data"
    case .validation: "the validation rules"
    case .changeTracking: "the record of changes"
    case .its, .itsm: "the ITS data"
    // The profiles of lengths are read with the units.
    case .sizeRestriction: name == "profiles" ? nil : "the size data"
    default: "<\(name.clipped)> of another namespace"
    }
  }

  /// Returns the name of the content that is lost with an attribute, or `nil` if it is read.
  func part(ofAttribute name: String, _ namespace: String?, _ value: String, of element: String) -> String? {
    if let namespace {
      switch XLIFF2Namespace.allCases.first(where: { $0.uris.contains(namespace) }) {
      case .xml, .pgs: return nil
      case .sizeRestriction where name == "sizeRestriction": return nil
      case let known?: return "the attribute \(known.prefix)\(name.clipped)"
      case nil: return "the attribute \(name.clipped) of another namespace"
      }
    }
    switch (element, name) {
    // Other formats use their own names for types of files.
    case ("file", "datatype"):
      let isOwn = value.utf8.elementsEqual("plaintext".utf8) || value.utf8.elementsEqual("po".utf8)
      return isOwn || value.utf8.starts(with: "x-".utf8) ? nil : "the type of the source file, \(value.clipped)"
    // A text with a switch is not segmented again.
    case ("unit", "canResegment"), ("segment", "canResegment"): return nil
    case ("note", "annotates"): return value == "general" ? nil : "the attribute annotates of notes"
    case ("target", "order"): return "the order of the translations"
    default: break
    }
    guard attributes[element]?.contains(name) != true else { return nil }
    switch element {
    case "note": return "the attribute \(name.clipped) of notes"
    case "file": return "the attribute \(name.clipped) of the file"
    case "target", "source": return "the attribute \(name.clipped) of <\(element)>"
    case "trans-unit", "unit", "segment": return "the attribute \(name.clipped)"
    default: return nil
    }
  }
}
