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
  /// An element in the namespace of XLIFF that XLIFF 1.2 does not define.
  case unknown = ""
  /// An element of another namespace.
  case foreign = "*"

  /// The kind of inline element, if it is one.
  var inlineKind: InlineElement.Kind? {
    switch self {
    case .x, .g, .bx, .ex, .ph, .bpt, .ept, .it, .sub, .mrk: InlineElement.Kind(rawValue: rawValue)
    default: nil
    }
  }

  /// Whether the element may contain only elements and white space.
  var holdsElementsOnly: Bool {
    switch self {
    case .xliff, .file, .header, .body, .group, .transUnit, .altTrans: true
    default: false
    }
  }

  /// Whether the element is allowed in `parent`; extensions allow any element.
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

  /// The elements that may contain this one, or `nil` if this is not checked. Extensions may contain any element.
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
