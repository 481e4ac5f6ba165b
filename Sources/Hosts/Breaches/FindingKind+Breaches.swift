package import WatchwordDiagnostics

extension FindingKind {
  /// The kinds of findings about files of breached passwords, in the order of the documentation.
  package static let breachFindings: [FindingKind] = [
    .emptyBreachFile, .malformedHash, .malformedBreachCount, .unsortedBreachFile, .breachRangeTooLong,
  ]

  /// A file of breached passwords is empty.
  package static let emptyBreachFile = FindingKind(
    "empty-breach-file", .error,
    """
    A file of breached passwords is empty.

    What: the file that --breached names has no lines.

    Why: no password would be found in it, and all would seem safe.

    Example:
      a download that was interrupted before its first line

    What to do: download the file again, or name another one.
    """,
    examples: [
      .bad("hashes.txt", ""),
      .good(
        "hashes.txt",
        """
        5BAA61E4C9B93F3F0682250B6CF8331B7EE68FD8:3

        """),
    ])

  /// A file of breached passwords has a line that is not a hash.
  package static let malformedHash = FindingKind(
    "malformed-hash", .error,
    """
    A file of breached passwords has a line that is not a hash.

    What: a line does not start with the 40 hexadecimal digits of a SHA-1 hash, or something other than a colon and a
    count follows them.

    Why: a password whose look-up reaches this line cannot be judged.

    Example:
      a list of the passwords themselves, or an error page that was saved instead of the list

    What to do: use a list of hashes, such as the downloads of Pwned Passwords; download it again if it was cut off.
    """,
    examples: [
      .bad(
        "hashes.txt",
        """
        password

        """),
      .good(
        "hashes.txt",
        """
        5BAA61E4C9B93F3F0682250B6CF8331B7EE68FD8

        """),
    ])

  /// A file of breached passwords has a line without a number after the colon.
  package static let malformedBreachCount = FindingKind(
    "malformed-breach-count", .error,
    """
    A file of breached passwords has a line without a number after the colon.

    What: a line has a hash and a colon that is not followed by a count of 1 to 18 digits.

    Why: the line is damaged, so its hash may be damaged too.

    Example:
      5BAA61E4C9B93F3F0682250B6CF8331B7EE68FD8:many

    What to do: write how often the password occurred, or leave out the colon.
    """,
    examples: [
      .bad(
        "hashes.txt",
        """
        5BAA61E4C9B93F3F0682250B6CF8331B7EE68FD8:many

        """),
      .good(
        "hashes.txt",
        """
        5BAA61E4C9B93F3F0682250B6CF8331B7EE68FD8:3

        """),
    ])

  /// A file of breached passwords is not sorted.
  package static let unsortedBreachFile = FindingKind(
    "unsorted-breach-file", .error,
    """
    A file of breached passwords is not sorted.

    What: a hash is less than a hash on an earlier line.

    Why: look-ups bisect the file, so they would miss passwords that are in it. Each look-up compares the lines that it
    reads with the lines around them, so two swapped lines never make a listed password unknown.

    Example:
      a list that is sorted by how often the passwords occurred

    What to do: sort the file by its bytes: LC_ALL=C sort list.txt > sorted.txt
    """,
    examples: [
      .bad(
        "hashes.txt",
        """
        7C4A8D09CA3762AF61E59520943DC26494F8941B
        5BAA61E4C9B93F3F0682250B6CF8331B7EE68FD8

        """),
      .good(
        "hashes.txt",
        """
        5BAA61E4C9B93F3F0682250B6CF8331B7EE68FD8
        7C4A8D09CA3762AF61E59520943DC26494F8941B

        """),
    ])

  /// A service returns more hashes than a range can have.
  package static let breachRangeTooLong = FindingKind(
    "breach-range-too-long", .error,
    """
    A service returns more hashes than a range can have.

    What: an app asked a service for the hashes that start with 5 digits, and the response is longer than 1 MiB.

    Why: the response is probably another file, and reading it could use up all memory. Only the library queries
    services; the command reads files.

    Example:
      a provider that returns the whole list

    What to do: make the provider return the range of one prefix.
    """)
}
