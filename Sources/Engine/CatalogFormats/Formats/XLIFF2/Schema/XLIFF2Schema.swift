/// The declarations of all elements, as lookup tables.
struct XLIFF2Schema {
  private static let count = XLIFF2Element.allCases.count
  /// For each parent and child: the rank of the child from 1, combined with `many`; 0 if the child is not allowed.
  private var slots = [UInt8](repeating: 0, count: count * count)
  /// For each element, the sets of children of which at least one is required.
  private var required = [[UInt64]](repeating: [], count: count)
  /// For each element, whether it may contain text directly.
  private var texts = [Bool](repeating: false, count: count)
  private(set) var declarations: [XLIFF2ElementDeclaration] = []

  /// The flag of a child that may occur more than once.
  static let many: UInt8 = 0x80

  private init(is22: Bool) {
    for element in XLIFF2Element.allCases {
      let declaration = XLIFF2ElementDeclaration.of(element, is22: is22)
      declarations.append(declaration)
      let index = Int(element.rawValue)
      texts[index] = declaration.hasText
      for (rank, slot) in declaration.content.enumerated() {
        for child in slot.elements {
          let isMany =
            switch slot.count {
            case .zeroOrMore, .oneOrMore: true
            case .optional: XLIFF2ElementDeclaration.repeatable.contains(child)
            case .exactlyOne: false
            }
          slots[index * Self.count + Int(child.rawValue)] = UInt8(rank + 1) | (isMany ? Self.many : 0)
        }
        switch slot.count {
        case .exactlyOne, .oneOrMore: required[index].append(slot.elements.reduce(0) { $0 | $1.bit })
        case .zeroOrMore, .optional: break
        }
      }
    }
  }

  /// The declarations of XLIFF 2.0 and 2.1, which are the same.
  static let version21 = XLIFF2Schema(is22: false)
  /// The declarations of XLIFF 2.2.
  static let version22 = XLIFF2Schema(is22: true)

  /// Returns the rank of a child, with `many` if it may occur more than once; 0 if it is not allowed.
  @inline(__always)
  func slot(of child: XLIFF2Element, in parent: XLIFF2Element) -> UInt8 {
    slots[Int(parent.rawValue) * Self.count + Int(child.rawValue)]
  }

  /// Whether `element` lacks a required child, given the children `seen`.
  @inline(__always)
  func lacks(_ seen: UInt64, in element: XLIFF2Element) -> Bool {
    for set in required[Int(element.rawValue)] where seen & set == 0 { return true }
    return false
  }

  /// Returns the first set of required children of which `element` has none.
  func missing(_ seen: UInt64, in element: XLIFF2Element) -> [XLIFF2Element] {
    let set = required[Int(element.rawValue)].first { seen & $0 == 0 } ?? 0
    return XLIFF2Element.allCases.filter { set & $0.bit != 0 }
  }

  /// Whether `element` may contain text directly.
  @inline(__always)
  func hasText(_ element: XLIFF2Element) -> Bool { texts[Int(element.rawValue)] }

  /// Returns the elements that may contain `child`.
  func parents(of child: XLIFF2Element) -> [XLIFF2Element] {
    XLIFF2Element.allCases.filter { $0 != .foreign && $0 != .unknown && slot(of: child, in: $0) != 0 }
  }
}
