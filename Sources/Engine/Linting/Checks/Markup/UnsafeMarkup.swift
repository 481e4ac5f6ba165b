import WatchwordCatalogFormats
import WatchwordDiagnostics

/// A translation contains markup that can run code.
enum UnsafeMarkup: UnitCheck {
  static let kind = FindingKind(
    "unsafe-markup", .error,
    """
    A translation contains markup that can run code.

    What: the translation has an element that runs code or loads another page (<script>, <iframe>, <object>, <embed>),
    an event handler (onclick="…") or an address that runs code (javascript:…), and the source has none of this kind.

    Why: an app that shows the text as HTML runs the code, with the rights of the person who reads it.

    Example:
      <source>Hello</source><target>Hallo&lt;script>…&lt;/script></target>

    What to do: delete it, and find out who wrote it.
    """)

  static let examples: [CheckExample] = [
    .triggering(
      "de",
      "<trans-unit id=\"a\"><source>Hi</source><target>Hallo 1️⃣&lt;script>go()&lt;/script></target></trans-unit>"),
    .triggering(
      "de",
      "<trans-unit id=\"a\"><source>&lt;b>Hi&lt;/b></source><target>1️⃣&lt;b ONCLICK=\"go()\">Hallo&lt;/b></target></trans-unit>"
    ),
    .triggering(
      "de",
      "<trans-unit id=\"a\"><source>&lt;a href=\"/x\">Hi&lt;/a></source><target>1️⃣&lt;a href=' java&#10;script:go()'>Hallo&lt;/a></target></trans-unit>"
    ),
    .triggering(
      "de",
      "<trans-unit id=\"a\"><source>[Hi](https://a.org)</source><target>[Hallo](1️⃣javascript:go())</target></trans-unit>"
    ),
    .clean(
      "de",
      "<trans-unit id=\"a\"><source>Use &lt;script> tags</source><target>Nutzen Sie &lt;script>-Tags</target></trans-unit>"
    ),
    .clean("de", "<trans-unit id=\"a\"><source>Set on=1</source><target>Setzen Sie on=1</target></trans-unit>"),
    .clean(
      "de", "<trans-unit id=\"a\"><source>JavaScript: on</source><target>JavaScript: ein</target></trans-unit>"),
    .clean(
      "de",
      "<trans-unit id=\"a\"><source>&lt;a href=\"/x\">A&lt;/a></source><target>&lt;a href=\"/x\" title=\"onclick=1\">A&lt;/a></target></trans-unit>"
    ),
  ]

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    guard let target = unit.target, !target.marks.isDisjoint(with: [.angle, .square]) else { return }
    let parts = UnsafeParts(in: target).list
    guard !parts.isEmpty, let source = unit.source else { return }
    var known = Set(UnsafeParts(in: source).list.map { $0.name })
    for part in parts.prefix(Findings.maximumPerText) where known.insert(part.name).inserted {
      findings.report(.unsafe(part.name), at: target.span(of: part.range), unit: unit.unit.id)
    }
  }
}

extension Finding.Message {
  fileprivate static func unsafe(_ name: ExactText) -> Self {
    Self(
      "The translation has \(name.excerpt), which can run code and which the source does not have",
      help: "Delete it, and find out who wrote it")
  }
}
