import WatchwordCatalogFormats
import WatchwordDiagnostics

/// A text is longer than allowed.
enum OverMaximumLength: UnitCheck {
  static let kind = FindingKind(
    "over-maximum-length", .error,
    """
    A text is longer than allowed.

    What: the text that people see is longer than its maxwidth (XLIFF 1.2, section 2.3.3), or than the limit of the unit
    in the configuration. The size-unit char and glyph count characters as people see them, col counts columns, of which
    East Asian characters take two, and byte counts bytes in UTF-8. Widths in pixels, the default of XLIFF 1.2, and in
    other units depend on a font, so they are not checked. Placeholders count as they are written, codes such as <ph> do
    not.

    Why: the text is cut off, or the system that stores it rejects it.

    Example:
      <trans-unit id="salt" maxwidth="4" size-unit="char"><source>Salt</source><target>Meersalz</target></trans-unit>

    What to do: shorten the text, or ask for more room.
    """)

  static let examples: [CheckExample] = [
    .triggering("de", unit("maxwidth=\"4\" size-unit=\"char\"", "1️⃣Meersalz")),
    .triggering("de", unit("maxwidth=\"3\" size-unit=\"byte\"", "1️⃣süß")),
    .triggering("ja", unit("maxwidth=\"3\" size-unit=\"col\"", "1️⃣塩分")),
    .triggering("de", unit("", "1️⃣Meersalz"), settings: settings),
    .triggering("de", unit("maxwidth=\"9\" size-unit=\"char\"", "1️⃣Meersalz"), settings: settings),
    .clean("de", unit("maxwidth=\"4\" size-unit=\"char\"", "Salz"), settings: settings),
    .clean("de", unit("maxwidth=\"4\"", "Meersalz")),
    .clean("de", unit("maxwidth=\"4\" size-unit=\"pixel\"", "Meersalz")),
    .clean("de", unit("maxwidth=\"many\" size-unit=\"char\"", "Meersalz")),
    .clean("hi", unit("maxwidth=\"3\" size-unit=\"char\"", "नमस्ते")),
    .clean("de", unit("maxwidth=\"2\" size-unit=\"char\"", "👩‍👩‍👧e\u{301}")),
    .clean("de", unit("maxwidth=\"4\" size-unit=\"char\"", "Salz<ph id=\"1\">&lt;br/></ph>")),
    .clean("de", unit("maxwidth=\"4\" size-unit=\"char\" translate=\"no\"", "Meersalz")),
  ]

  private static func unit(_ attributes: String, _ target: String) -> String {
    "<trans-unit id=\"salt\" \(attributes)><source>Salt</source><target>\(target)</target></trans-unit>"
  }

  private static let settings = LintSettings(
    limits: LengthLimits(units: [.init(NamePattern("sa*"), .init(5)), .init(NamePattern("*"), .init(1))]))

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    let limits = file.settings.limits
    guard unit.unit.maximumWidth != nil || !limits.units.isEmpty, let text = unit.shown else { return }
    let segment = text.segment
    for limit in UnitLimit.all(of: unit.unit, in: file) where segment.text.count > limit.length {
      // A text never has more characters or columns than bytes.
      let length = limit.length(of: TextLength.visibleText(of: segment))
      guard length > limit.length else { continue }
      findings.report(.long(length, limit), at: segment.contentSpan, unit: unit.unit.id)
      return
    }
  }
}

extension Finding.Message {
  fileprivate static func long(_ length: Int, _ limit: UnitLimit) -> Self {
    let rest = length - limit.length
    let counted = limit.measure.singular
    return Self(
      "The text has \(length) \(counted)\(length == 1 ? "" : "s"); \(limit.origin) allows at most \(limit.length)",
      help: "Shorten it by \(rest) \(counted)\(rest == 1 ? "" : "s")")
  }
}
