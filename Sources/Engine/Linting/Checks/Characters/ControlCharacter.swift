import WatchwordBasics

/// A text contains an invisible control character.
enum ControlCharacter: UnitCheck {
  static let kind = FindingKind("control-character", .error)
  static let signs: TextShape.Signs = .control

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    guard let shown = unit.shownText, shown.shape.signs.contains(.control) else { return }
    findings.report(each: shown) { scalar in
      let value = scalar.value
      guard value == 0x7F || (0x80...0x9F).contains(value) || value < 0x20 && !(0x09...0x0D).contains(value) else {
        return nil
      }
      return .control(scalar)
    }
  }
}

extension Finding.Message {
  fileprivate static func control(_ scalar: Unicode.Scalar) -> Self {
    let meant = Windows1252.character(for: UInt8(truncatingIfNeeded: scalar.value)).map {
      "write \($0) if that was meant"
    }
    return Self(
      "Found the control character \(scalar.codePoint)",
      help: "Delete it" + (scalar.value >= 0x80 ? meant.map { ", or \($0)" } ?? "" : ""))
  }
}
