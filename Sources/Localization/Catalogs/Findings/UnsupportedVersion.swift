package import WatchwordDiagnostics

extension FindingKind {
  /// The file is not in a version of XLIFF that can be read.
  package static let unsupportedVersion = FindingKind(
    "unsupported-version", .error, leavesOut: .rest,
    """
    The file is not in a version of XLIFF that can be read.

    What: <xliff> has no version, or one other than 1.2, 2.0, 2.1 and 2.2.

    Why: other versions have other elements under the same root. Xcode imports version 1.2 only.

    Example:
      <xliff version="3.0" xmlns="urn:oasis:names:tc:xliff:document:3.0">

    What to do: export the file as XLIFF 1.2 or 2.1. Xcode writes 1.2, and most translation tools can write both.
    """,
    examples: [
      .bad(
        "example.xliff",
        """
        <xliff xmlns="urn:oasis:names:tc:xliff:document:3.0" version="1️⃣3.0" srcLang="en" trgLang="de"/>
        """),
      .good(
        language: "de", "<trans-unit id=\"a\"><source>Version 2.0</source><target>Version 2.0</target></trans-unit>"),
    ])
}
