import WatchwordCatalogFormats
import WatchwordDiagnostics

/// The reStructuredText of a translation differs from that of its source.
enum RSTMismatch: UnitCheck {
  static let kind = FindingKind(
    "rst-mismatch", .warning,
    """
    The reStructuredText of a translation differs from that of its source.

    What: the source has a role (:ref:`text <target>`), a link (`text`_), a literal (``text``), a footnote ([1]_) or a
    substitution (|name|) of reStructuredText, and the translation lacks it, or has it with another target. Letters and
    digits must not touch such markup from outside, nor blanks from inside. The words of roles such as :guilabel: and
    :kbd: may differ, and so may names of links and languages in addresses. Emphasis (*a*, **a**) is not compared,
    because other formats write it the same way.

    Why: Sphinx leaves the markup visible on the page, warns of a reference without a target, or stops.

    Example:
      <source>See :ref:`the guide &lt;guide>`</source><target>Siehe :ref:`Anleitung &lt;anleitung>`</target>

    What to do: copy the markup from the source, with blanks or punctuation around it, and translate only its words.
    """)
  static let set = CheckSet.recommended

  static let examples: [CheckExample] = [
    .triggering("de", translated("See :ref:`a b &lt;c>`", "1️⃣Siehe :ref:`A B &lt;d>`")),
    .triggering("de", translated("Set :envvar:`HOME`", "1️⃣:envvar:`HEIM` setzen")),
    .triggering("zh", translated("Add :envvar:`HOME` here", "1️⃣添加到:envvar:`HOME` 里")),
    .triggering("pt", translated("Use ``ls`` now", "1️⃣Use ``ls` agora")),
    .triggering("de", translated("See `here &lt;https://a.org/b>`_", "1️⃣Siehe `hier&lt;https://a.org/b>`_")),
    .triggering("de", translated("As said [1]_", "1️⃣Wie gesagt [1]")),
    .triggering("de", translated("By |name| only", "1️⃣Nur von |namen|")),
    .triggering("de", translated("See `the guide`_", "1️⃣Siehe `die Anleitung`")),
    .clean("de", translated("Press :kbd:`Ctrl+Home`", ":kbd:`Strg+Pos1` drücken")),
    .clean("de", translated("See :ref:`a &lt;c>` and `x`_", "Siehe `y`_ und :ref:`b &lt;c>`")),
    .clean("de", translated("See `here &lt;https://a.org/en/b>`_", "Siehe `hier &lt;https://a.org/de/b>`_")),
    .clean("zh", translated("Use ``ls`` now", "现在用 ``ls``。")),
    .clean("de", translated("One|two|three", "Eins|zwei")),
    .clean("de", translated("Use `ls` now", "Jetzt ls nutzen")),
    .clean("de", translated("Array[1]_x", "Feld")),
  ]

  private static func translated(_ source: String, _ target: String) -> String {
    "<trans-unit id=\"a\"><source>\(source)</source><target>\(target)</target></trans-unit>"
  }

  static func check(_ unit: UnitFacts, in file: FileFacts, _ findings: inout Findings) {
    guard let source = unit.source, let target = unit.target, RSTMarkup.mayOccur(in: source) else { return }
    let wanted = RSTMarkup(in: source).list
    guard !wanted.isEmpty else { return }
    var counts: [ExactText: Int] = [:]
    for item in RSTMarkup(in: target).list { counts[item.key, default: 0] += 1 }
    var lost: [RSTMarkup.Item] = []
    for item in wanted {
      if let count = counts[item.key], count > 0 { counts[item.key] = count - 1 } else { lost.append(item) }
    }
    guard !lost.isEmpty else { return }
    let names = lost.prefix(Findings.maximumPerText).map { source.quoted($0.range) }
    findings.report(
      .lost(names, hasMore: names.count < lost.count), at: target.segment.contentSpan, unit: unit.unit.id)
  }
}

extension Finding.Message {
  fileprivate static func lost(_ names: [String], hasMore: Bool) -> Self {
    Self(
      "The translation lacks \(names.joined(separator: ", "))\(hasMore ? ", …" : ""), which the source has",
      help: "Copy the markup from the source, with blanks or punctuation around it, and translate only its words")
  }
}
