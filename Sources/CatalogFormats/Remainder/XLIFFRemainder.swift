import WatchwordDiagnostics

/// Finds the parts of an XLIFF file that the model lacks. Inline elements are handled by the writers.
struct XLIFFRemainder: XMLContentHandler, ~Copyable {
  private(set) var remainder: CatalogRemainder
  private let rules: XLIFFRemainderRules
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
  static func losses(of document: CatalogDocument, _ rules: XLIFFRemainderRules) -> [CatalogLoss] {
    var reader = XMLReader(file: document.path.name, bytes: document.bytes, kind: .xliff) { _ in }
    var handler = XLIFFRemainder(remainder: CatalogRemainder(of: document.catalog), rules: rules)
    reader.read(into: &handler)
    return handler.remainder.losses
  }

  private init(remainder: CatalogRemainder, rules: XLIFFRemainderRules) {
    self.remainder = remainder
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
      remainder.lose(part, ofUnitAt: unit, at: tag.position)
    } else {
      remainder.lose(part, at: tag.position)
    }
  }

}
