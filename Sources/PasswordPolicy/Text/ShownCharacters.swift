/// Characters of a policy, made fit to be shown in a sentence.
///
/// A character that leaves no mark of its own (a control, a combining mark, an unusual space) is named by its code
/// point, `U+0009`.
struct ShownCharacters {
  /// Whether the space is among them.
  let hasSpace: Bool
  /// All but the space, in their order.
  let others: String
  /// All of them; the space as `U+0020`.
  let all: String

  init(_ characters: String) {
    let scalars = Array(Normalization.nfc(characters).unicodeScalars)
    hasSpace = scalars.contains(" ")
    others = Self.shown(scalars.filter { $0 != " " })
    all = Self.shown(scalars)
  }

  private static func shown(_ scalars: [Unicode.Scalar]) -> String {
    var visible = ""
    var named: [String] = []
    for scalar in scalars {
      if isVisible(scalar) { visible.unicodeScalars.append(scalar) } else { named.append(name(of: scalar)) }
    }
    return ([visible].filter { !$0.isEmpty } + named).joined(separator: " ")
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .nonspacingMark, .enclosingMark,
      .spacingMark, .unassigned, .privateUse, .surrogate:
      false
    default: true
    }
  }

  private static func name(of scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}
