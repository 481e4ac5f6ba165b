extension FindingKind {
  /// Something in the file exceeds a limit of the reader.
  package static let limitExceeded = FindingKind(
    "limit-exceeded", .error, leavesOut: .rest,
    """
    Something in the file exceeds a limit of the reader.

    What: for example, elements are nested deeper than 256 levels, an element has more than 256 attributes, an attribute
    is longer than 64 KiB, a text is longer than 1 MiB, or there are more than a million units. Nothing after that
    place is read.

    Why: real catalogues come nowhere near these limits; a larger file would only use up time and memory.

    Example:
      <group><group><group>… 300 times

    What to do: look at the place that is shown. If the file really is that large, split it.
    """,
    examples: [
      .bad(
        language: "de",
        String(repeating: "<group>", count: 253) + "1️⃣<group>" + String(repeating: "</group>", count: 254)),
      .good(language: "de", String(repeating: "<group>", count: 100) + String(repeating: "</group>", count: 100)),
    ])
}
