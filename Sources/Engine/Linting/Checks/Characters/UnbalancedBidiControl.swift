import WatchwordBasics

/// A bidirectional control character is not closed, or closes nothing.
enum UnbalancedBidiControl: UnitCheck {
  static let kind = FindingKind("unbalanced-bidi-control", .error, milder: [.warning])
  static let signs: TextShape.Signs = .bidi

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    guard let shown = unit.shownText, shown.shape.signs.contains(.bidi),
      let (scalar, offset) = unbalanced(shown.text.text)
    else { return }
    // An embedding or isolate of the whole text ends with it, unless a program puts the text into another one.
    let isWhole = offset == 0 && [0x202A, 0x202B, 0x2066, 0x2067, 0x2068].contains(scalar.value)
    findings.report(
      .unbalanced(scalar), as: isWhole ? .warning : nil,
      at: shown.text.span(of: offset..<offset + UTF8.width(scalar)), unit: shown.unit)
  }

  /// The first control without a partner in its paragraph.
  private static func unbalanced(_ text: String) -> (Unicode.Scalar, Int)? {
    var open: [(closing: UInt32, scalar: Unicode.Scalar, offset: Int)] = []
    var offset = 0
    for scalar in text.unicodeScalars {
      defer { offset += UTF8.width(scalar) }
      switch scalar.value {
      case 0x202A, 0x202B, 0x202D, 0x202E: open.append((0x202C, scalar, offset))
      case 0x2066...0x2068: open.append((0x2069, scalar, offset))
      case 0x202C, 0x2069:
        guard open.last?.closing == scalar.value else {
          return open.first.map { ($0.scalar, $0.offset) } ?? (scalar, offset)
        }
        open.removeLast()
      case 0x0A, 0x2029:
        if let first = open.first { return (first.scalar, first.offset) }
      default: break
      }
    }
    return open.first.map { ($0.scalar, $0.offset) }
  }
}

extension Finding.Message {
  fileprivate static func unbalanced(_ scalar: Unicode.Scalar) -> Self {
    let closes = scalar.value == 0x202C || scalar.value == 0x2069
    return Self(
      closes
        ? "The direction control \(scalar.codePoint) closes nothing in its paragraph"
        : "The direction control \(scalar.codePoint) is not closed in its paragraph",
      help: closes
        ? "Delete it" : "Write \((0x2066...0x2068).contains(scalar.value) ? "U+2069" : "U+202C") where it ends")
  }
}
