package import WatchwordDiagnostics

extension FindingKind {
  /// The file has a document type declaration.
  package static let doctypePresent = FindingKind(
    "doctype-present", .error, leavesOut: .rest,
    """
    The file has a document type declaration.

    What: <!DOCTYPE …> precedes <xliff>. Nothing after it is read.

    Why: such a declaration can make a parser fetch other files or expand a few bytes to gigabytes. XLIFF does not need
    one.

    Example:
      <!DOCTYPE xliff SYSTEM "xliff.dtd">

    What to do: delete the declaration.
    """,
    examples: [
      .bad(
        "example.xliff",
        """
        <?xml version="1.0"?>
        1️⃣<!DOCTYPE xliff SYSTEM "xliff.dtd">
        <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"/>
        """),
      .good(
        language: "de", "<trans-unit id=\"a\"><source>Doc</source><target>&lt;!DOCTYPE html&gt;</target></trans-unit>"),
    ])

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
