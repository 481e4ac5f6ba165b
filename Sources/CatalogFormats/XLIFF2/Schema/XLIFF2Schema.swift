/// The rules of all elements, as the tables that a reader looks up.
struct XLIFF2Schema {
  private static let count = XLIFF2Element.allCases.count
  /// For each parent and child: 0 if the child does not belong there, or else its rank from 1, and `many`.
  private var places = [UInt8](repeating: 0, count: count * count)
  /// For each element, the sets of children of which one must be there.
  private var required = [[UInt64]](repeating: [], count: count)
  /// For each element, whether text stands directly in it.
  private var texts = [Bool](repeating: false, count: count)
  private(set) var rules: [XLIFF2Rule] = []

  /// Marks a child that may be there more than once.
  static let many: UInt8 = 0x80

  private init(is22: Bool) {
    for element in XLIFF2Element.allCases {
      let rule = XLIFF2Rule.of(element, is22: is22)
      rules.append(rule)
      let index = Int(element.rawValue)
      texts[index] = rule.hasText
      for (rank, slot) in rule.content.enumerated() {
        for child in slot.elements {
          let isMany =
            switch slot.count {
            case .any, .some: true
            case .optional: XLIFF2Rule.repeatable.contains(child)
            case .one: false
            }
          places[index * Self.count + Int(child.rawValue)] = UInt8(rank + 1) | (isMany ? Self.many : 0)
        }
        switch slot.count {
        case .one, .some: required[index].append(slot.elements.reduce(0) { $0 | $1.bit })
        case .any, .optional: break
        }
      }
    }
  }

  /// The rules of XLIFF 2.0 and 2.1, which are the same.
  static let version21 = XLIFF2Schema(is22: false)
  /// The rules of XLIFF 2.2.
  static let version22 = XLIFF2Schema(is22: true)

  /// The rank of a child, with `many` if it may be there more than once; 0 if it does not belong there.
  @inline(__always)
  func place(of child: XLIFF2Element, in parent: XLIFF2Element) -> UInt8 {
    places[Int(parent.rawValue) * Self.count + Int(child.rawValue)]
  }

  /// The sets of children that `element` lacks if `seen` are there.
  @inline(__always)
  func lacks(_ seen: UInt64, in element: XLIFF2Element) -> Bool {
    for set in required[Int(element.rawValue)] where seen & set == 0 { return true }
    return false
  }

  /// The first children that `element` lacks, by their names.
  func missing(_ seen: UInt64, in element: XLIFF2Element) -> [XLIFF2Element] {
    let set = required[Int(element.rawValue)].first { seen & $0 == 0 } ?? 0
    return XLIFF2Element.allCases.filter { set & $0.bit != 0 }
  }

  /// Whether text stands directly in `element`.
  @inline(__always)
  func hasText(_ element: XLIFF2Element) -> Bool { texts[Int(element.rawValue)] }

  /// The elements in which `child` may stand.
  func parents(of child: XLIFF2Element) -> [XLIFF2Element] {
    XLIFF2Element.allCases.filter { $0 != .foreign && $0 != .unknown && place(of: child, in: $0) != 0 }
  }
}
