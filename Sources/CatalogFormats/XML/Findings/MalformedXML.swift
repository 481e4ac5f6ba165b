package import WatchwordDiagnostics

extension FindingKind {
  /// The file is not well-formed XML.
  package static let malformedXML = FindingKind(
    "malformed-xml", .error, leavesOut: .rest,
    """
    The file is not well-formed XML.

    What: a tag is not closed, a quotation mark or a semicolon is missing, or a byte is not valid in the encoding.
    Nothing after this place is read.

    Why: no program can import the file, so none of its translations reach users.

    Example:
      <target>Salz & Pfeffer</target>

    What to do: correct the place that is shown. In texts, write &amp; for & and &lt; for <.
    """,
    examples: [
      .bad(language: "de", "<trans-unit id=\"a\"><source>Salt</source><target>Salz 1️⃣& Pfeffer</target></trans-unit>"),
      .good(
        language: "de", "<trans-unit id=\"a\"><source>Salt</source><target>Salz &amp; Pfeffer</target></trans-unit>"),
      .good(
        language: "de", "<trans-unit id=\"a\"><source>None</source><target>&lt;unbekannt&gt;</target></trans-unit>"),
    ])
}
