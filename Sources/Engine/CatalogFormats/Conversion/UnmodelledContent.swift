import WatchwordBasics

/// The parts of a document that the model lacks and that therefore cannot be converted to other formats.
struct UnmodelledContent {
  private(set) var losses: [CatalogLoss] = []
  private var reported: Set<CatalogLoss> = []
  private let language: ExactText?
  private let units: [TranslationUnit]

  /// Creates an empty list for a document with this content.
  init(of catalog: TranslationCatalog) {
    language = catalog.files.lazy.compactMap { $0.header.targetLanguage }.first
    units = catalog.files.flatMap { $0.units }.sorted { $0.position < $1.position }
  }

  /// Records a lost part of the document, as a noun with its article.
  mutating func lose(_ part: String, at position: SourcePosition) { add(part, of: nil, at: position) }

  /// Records a lost part of the unit that starts at `start`, or of the first unit after it.
  mutating func lose(_ part: String, ofUnitAt start: SourcePosition, at position: SourcePosition) {
    let index = units.indices.partitioningIndex { units[$0].position >= start }
    add(part, of: units.indices.contains(index) ? units[index].id : nil, at: position)
  }

  /// Records a lost part of the unit with this id.
  mutating func lose(_ part: String, of unit: ExactText, at position: SourcePosition) {
    add(part, of: unit, at: position)
  }

  private mutating func add(_ part: String, of unit: ExactText?, at position: SourcePosition) {
    let key = CatalogLoss(.other(part), of: unit, in: language, at: .start)
    guard reported.insert(key).inserted else { return }
    losses.append(CatalogLoss(.other(part), of: unit, in: language, at: position))
  }
}

/// Finds the parts of a string catalogue that the model lacks: the extraction states of its keys.
enum XCStringsUnmodelledContent {
  /// The members of a key that the model contains.
  private static let known: Set<ExactText> = ["localizations", "comment", "shouldTranslate"]

  static func losses(of document: CatalogDocument) -> [CatalogLoss] {
    var unmodelledContent = UnmodelledContent(of: document.catalog)
    let tree = JSONTree(document.bytes)
    guard tree.defect == nil, let root = tree.root, let strings = tree.member("strings", of: root) else { return [] }
    var tracker = LineColumnTracker(document.bytes)
    for key in tree.members(of: strings) {
      for member in tree.members(of: key) {
        let name = tree.text(tree.name(of: member))
        guard !known.contains(name) else { continue }
        unmodelledContent.lose(
          name == "extractionState" ? "the extraction state" : "\"\(name.clipped)\"",
          of: tree.text(tree.name(of: key)), at: tracker.position(at: tree.start(of: member)))
      }
    }
    return unmodelledContent.losses
  }
}

/// Finds the parts of an XLIFF file that the model lacks. Inline elements are handled by the writers.
struct XLIFFUnmodelledContent: XMLContentHandler, ~Copyable {
  private(set) var unmodelledContent: UnmodelledContent
  private let rules: XLIFFUnmodelledContentRules
  /// The names of the open elements that are inspected.
  private var open: [String] = []
  /// The number of open elements inside an element that is lost or skipped as a whole, including that element.
  private var skipped = 0
  /// The place of the current unit.
  private var unit: SourcePosition?
  /// Whether the current unit has variants, and the number of its segments so far.
  private var hasVariants = false
  private var segments = 0

  /// Returns the parts of a document in UTF-8, UTF-16 or UTF-32 that the model lacks.
  static func losses(of document: CatalogDocument, _ rules: XLIFFUnmodelledContentRules) -> [CatalogLoss] {
    var reader = XMLReader(file: document.path.name, bytes: document.bytes, kind: .xliff) { _ in }
    var handler = XLIFFUnmodelledContent(unmodelledContent: UnmodelledContent(of: document.catalog), rules: rules)
    reader.read(into: &handler)
    return handler.unmodelledContent.losses
  }

  private init(unmodelledContent: UnmodelledContent, rules: XLIFFUnmodelledContentRules) {
    self.unmodelledContent = unmodelledContent
    self.rules = rules
  }

  // MARK: Events

  mutating func begin(_ reader: inout XMLReader) {}

  mutating func start(_ tag: XMLStartTag, _ reader: inout XMLReader) {
    guard skipped == 0 else { return skipped += 1 }
    let name = String(cString: tag.name)
    let namespace = tag.namespace.map { String(cString: $0) } ?? ""
    guard namespace.isEmpty || namespace.utf8.starts(with: XLIFF2Namespace.family.utf8) else {
      if let part = rules.part(ofElementIn: namespace, named: name) { lose(part, tag) }
      return skipped = 1
    }
    if name == rules.unit { (unit, hasVariants, segments) = (tag.position, false, 0) }
    if let part = rules.part(of: name, in: open.last) {
      lose(part, tag)
      // The texts of a group are kept.
      guard name == "group" else { return skipped = 1 }
    }
    if rules.isSkipped(name) { return skipped = 1 }
    checkAttributes(of: name, tag)
    if name == "segment" {
      segments += 1
      if segments == 2, !hasVariants { lose("the unit that groups these segments; each becomes a separate unit", tag) }
    }
    // The content of texts and notes is part of the model.
    if ["source", "target", "note"].contains(name) { return skipped = 1 }
    open.append(name)
  }

  mutating func end(at offset: Int, _ reader: inout XMLReader) {
    guard skipped == 0 else { return skipped -= 1 }
    if open.popLast() == rules.unit { unit = nil }
  }

  mutating func text(_ bytes: UnsafeBufferPointer<UInt8>, endingAt offset: Int, _ reader: inout XMLReader) {}

  private mutating func checkAttributes(of element: String, _ tag: XMLStartTag) {
    guard element != "xliff", element != "group" else { return }
    var parts: [String] = []
    var hasSwitch = false
    tag.attributes.forEach { name, namespace, value in
      let name = String(cString: name)
      let namespace = namespace.map { String(cString: $0) }
      if namespace == XLIFF2Namespace.pgs.uris[0], name == "switch" { hasSwitch = true }
      let value = String(decoding: value, as: UTF8.self)
      if let part = rules.part(ofAttribute: name, namespace, value, of: element) { parts.append(part) }
    }
    if hasSwitch { hasVariants = true }
    for part in parts { lose(part, tag) }
  }

  private mutating func lose(_ part: String, _ tag: XMLStartTag) {
    if let unit {
      unmodelledContent.lose(part, ofUnitAt: unit, at: tag.position)
    } else {
      unmodelledContent.lose(part, at: tag.position)
    }
  }

}

/// The parts of an XLIFF version that the model contains, and the names of the rest.
struct XLIFFUnmodelledContentRules: Sendable {
  /// The name of the unit element.
  let unit: String
  /// The lost elements by name, with the names of their contents.
  let elements: [String: String]
  /// The elements that are skipped without a report: the author of a file is irrelevant when it is written anew, and
  /// inline codes report their own data.
  let ignored: Set<String>
  /// The attributes that the model contains or no longer needs, by element.
  let attributes: [String: Set<String>]

  /// XLIFF 1.2 (OASIS Standard, 1 February 2008, sections 2.2 and 2.3).
  static let version12 = XLIFFUnmodelledContentRules(
    unit: "trans-unit",
    elements: [
      "alt-trans": "the alternative translations", "context-group": "the context", "count-group": "the counts",
      "prop-group": "the properties", "seg-source": "the segments of the source", "bin-unit": "a binary unit",
      "phase-group": "the phases", "glossary": "the glossary", "reference": "the references", "skl": "the skeleton",
      "group": "the groups of the file",
    ],
    ignored: ["tool"],
    attributes: [
      "file": [
        "original", "source-language", "target-language", "datatype", "tool-id", "tool", "date", "build-num",
      ],
      "trans-unit": ["id", "translate", "approved", "maxwidth", "size-unit"],
      "target": ["state", "state-qualifier"],
    ])

  /// XLIFF 2.1 (OASIS Standard, 13 February 2018, section 4.2) and 2.2.
  static let version2 = XLIFFUnmodelledContentRules(
    unit: "unit",
    elements: [
      "skeleton": "the skeleton", "ignorable": "the text between the segments", "group": "the groups of the file",
    ],
    ignored: ["originalData"],
    attributes: [
      "file": ["id", "original", "translate"], "unit": ["id", "name", "translate"],
      "segment": ["id", "state", "subState"], "note": ["id", "ref"],
    ])

  /// Returns the name of the content that is lost with an element inside another one, or `nil` if the element is read.
  func part(of name: String, in parent: String?) -> String? {
    switch (name, parent) {
    case ("note", "header"), ("notes", "file"): "the notes of the file"
    case ("note", "group"), ("notes", "group"): "the notes of groups"
    case (_, "skl"), (_, "reference"): nil
    default: elements[name]
    }
  }

  /// Whether the content of an element is not inspected.
  func isSkipped(_ name: String) -> Bool { ignored.contains(name) }

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

  /// Returns the name of the content that is lost with an attribute, or `nil` if the attribute is read.
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
      let isOwn = ["plaintext", "po", "resx"].contains { value.utf8.elementsEqual($0.utf8) }
      return isOwn || value.utf8.starts(with: "x-".utf8) ? nil : "the type of the source file, \(value.clipped)"
    // Texts are not segmented again, so `canResegment` is not needed.
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
