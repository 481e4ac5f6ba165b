import WatchwordCatalogFormats
import WatchwordDiagnostics

/// A text contains an invisible control character.
enum ControlCharacter: UnitCheck {
  static let kind = FindingKind(
    "control-character", .error,
    """
    A text contains an invisible control character.

    What: a text that people see contains a control character other than a tab or a line break: U+007F, or one from
    U+0080 to U+009F. A character such as U+0092 is often a Windows apostrophe that was read as Latin-1.

    Why: the character is shown as nothing or as an empty box, and a search does not find the word.

    Example:
      <source>Don’t save</source><target>N&#x92;enregistrez pas</target>

    What to do: delete the character, or write the one that was meant.
    """)
  static let signs: TextShape.Signs = .control

  static let examples: [CheckExample] = [
    .triggering("fr", "<trans-unit id=\"a\"><source>It’s</source><target>C1️⃣\u{92}est</target></trans-unit>"),
    .triggering("en", "<trans-unit id=\"a\"><source>Salt1️⃣&#x7F;</source></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>A\tb</source><target>A\tb&#13;\n</target></trans-unit>"),
    .clean("de", "<trans-unit id=\"a\"><source>A</source><target state=\"new\">\u{92}</target></trans-unit>"),
  ]

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
