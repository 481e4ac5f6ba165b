import WatchwordBasics

/// A fragment identifier of XLIFF (Part 1, section 2): `#f=f1/u=u1/n=n1`.
struct XLIFF2Fragment {
  private(set) var file: ExactText?
  private(set) var group: ExactText?
  private(set) var unit: ExactText?
  /// The last part: the prefix of a kind of element, or `nil`, and the id.
  private(set) var leaf: (prefix: ExactText?, id: ExactText)?
  /// Whether it is relative to the document rather than to the element that contains it.
  private(set) var isAbsolute = false

  /// The prefixes of the modules of XLIFF (Part 2, sections 4.1.3 to 4.9.3), of Change Tracking, and of TBX glossaries,
  /// which the specification's own test suite uses.
  static let modules: Set<ExactText> = ["mtc", "gls", "fs", "mda", "res", "slr", "val", "its", "pgs", "ctr", "tbx"]

  /// Parses a reference that starts with `#`, and calls `report` with the constraint that it breaks.
  static func read(_ text: ExactText, _ report: (XLIFF2Constraint) -> Void) -> XLIFF2Fragment? {
    var fragment = XLIFF2Fragment()
    var rest = text.string.utf8.dropFirst()
    if rest.first == UInt8(ascii: "/") {
      fragment.isAbsolute = true
      rest = rest.dropFirst()
    }
    var seen: Set<ExactText?> = []
    var last = 0
    for part in rest.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
      guard let selector = Selector(part) else {
        report(.malformedFragment)
        return nil
      }
      guard selector.prefix == nil || seen.insert(selector.prefix).inserted else {
        report(.repeatedFragmentPrefix)
        return nil
      }
      guard fragment.leaf == nil else {
        report(.misplacedFragmentLeaf)
        return nil
      }
      let rank = selector.rank
      if rank < 4, rank < last {
        report(.fragmentOrder)
        return nil
      }
      last = rank
      if let constraint = selector.constraint {
        report(constraint)
        if constraint.kind.severity == .error { return nil }
      }
      fragment.apply(selector)
    }
    return fragment
  }

  private mutating func apply(_ selector: Selector) {
    switch selector.rank {
    case 1: file = selector.id
    case 2: group = selector.id
    case 3: unit = selector.id
    default: leaf = (selector.prefix, selector.id)
    }
  }

  /// A part between slashes.
  private struct Selector {
    let prefix: ExactText?
    let id: ExactText

    init?(_ part: Substring.UTF8View) {
      let halves = part.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      guard halves.allSatisfy({ XMLName.isToken(String(Substring($0))) }), let first = halves.first else { return nil }
      prefix = halves.count == 2 ? ExactText(Substring(first)) : nil
      id = ExactText(Substring(halves.count == 2 ? halves[1] : first))
    }

    /// The rank in the order of selectors: files, groups, units, and everything inside units.
    var rank: Int {
      switch prefix {
      case "f"?: 1
      case "g"?: 2
      case "u"?: 3
      default: 4
      }
    }

    /// The constraint that the prefix breaks.
    var constraint: XLIFF2Constraint? {
      guard let prefix, rank == 4, prefix != "n", prefix != "d", prefix != "t" else { return nil }
      if prefix.count < 2 { return .shortFragmentPrefix }
      return XLIFF2Fragment.modules.contains(prefix) ? nil : .unregisteredFragmentPrefix
    }
  }
}
