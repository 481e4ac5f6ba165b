import WatchwordDiagnostics

/// Characters of a policy, made fit to be shown in a sentence.
///
/// Each is shown once. A character that cannot be seen by itself (a control, a combining mark, an unusual space) is
/// named by its code point, `U+0009`. An ellipsis follows the first hundred.
struct ShownCharacters {
  /// Whether the space is among them.
  let hasSpace: Bool
  /// All but the space, in their order.
  let others: ExactText
  /// All of them; the space as `U+0020`.
  let all: ExactText

  init(_ characters: String) {
    let scalars = Array(Normalization.nfc(characters).unicodeScalars)
    hasSpace = scalars.contains(" ")
    others = Self.shown(scalars.filter { $0 != " " })
    all = Self.shown(scalars)
  }

  /// More than anybody reads in a sentence.
  private static let maximum = 100

  private static func shown(_ scalars: [Unicode.Scalar]) -> ExactText {
    var visible = ""
    var named: [String] = []
    var seen = ScalarSet()
    for scalar in scalars where !seen.contains(scalar.value) {
      if seen.count == maximum {
        named.append("…")
        break
      }
      seen.insert(scalar.value)
      if isVisible(scalar) { visible.unicodeScalars.append(scalar) } else { named.append(name(of: scalar)) }
    }
    return ExactText(([visible].filter { !$0.isEmpty } + named).joined(separator: " "))
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
