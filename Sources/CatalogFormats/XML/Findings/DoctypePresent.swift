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
}
