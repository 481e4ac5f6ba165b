package import WatchwordDiagnostics

extension FindingKind {
  /// A file has bytes that are not characters.
  package static let invalidEncoding = FindingKind(
    "invalid-encoding", .error, leavesOut: .rest,
    """
    A file has bytes that are not characters.

    What: bytes do not belong to the encoding that the file declares, or to UTF-8 if it declares none. Nothing after
    them is read.

    Why: every program reads something different there, or rejects the file.

    Example:
      a file saved in ISO 8859-1 that declares charset=UTF-8

    What to do: save the file in the encoding that it declares.
    """,
    examples: [
      .bad(
        "de.po",
        #"""
        msgid ""
        msgstr ""
        "Language: de\n"
        "Content-Type: text/plain; charset=US-ASCII\n"

        msgid "a"
        msgstr "1️⃣ä"

        """#),
      .good(
        "de.po",
        #"""
        msgid ""
        msgstr ""
        "Language: de\n"
        "Content-Type: text/plain; charset=UTF-8\n"

        msgid "a"
        msgstr "ä"

        """#),
    ])
}
