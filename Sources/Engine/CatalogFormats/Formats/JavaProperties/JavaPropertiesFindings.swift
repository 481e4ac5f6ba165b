package import WatchwordDiagnostics

extension FindingKind {
  /// A line of a property file is not an entry.
  package static let malformedProperties = FindingKind(
    "malformed-properties", .error, leavesOut: .some,
    """
    A line of a property file is not an entry.

    What: a line has no key before its separator, or is the mark of a merge conflict, or the file is in UTF-16.

    Why: Java reads every line as a key and its text, so that the app gets entries that nobody meant, or none at all.

    Example:
      = Open

    What to do: write the key, or remove the line. Save the file as UTF-8.
    """,
    examples: [
      .bad("messages_en.properties", "1️⃣= Open\n"),
      .bad("messages_en.properties", "a = x\n1️⃣<<<<<<< HEAD\nb = y\n"),
      .good("messages_en.properties", "# note\na = x\nb:y\nc z\nd\n\\==e\n"),
    ])
}
