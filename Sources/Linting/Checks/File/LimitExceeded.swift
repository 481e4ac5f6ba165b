import WatchwordDiagnostics

/// Something in the file exceeds a limit of the reader.
enum LimitExceeded: ReaderCheck {
  static let id: ExactText = "limit-exceeded"
  static let severity = Severity.error
  static let endsReading = true

  static let documentation: StaticString = """
    Something in the file exceeds a limit of the reader.

    What: for example, elements are nested deeper than 256 levels, an element has more than 256 attributes, an attribute
    is longer than 64 KiB, a text is longer than 1 MiB, or there are more than a million units. Nothing after that
    place is read.

    Why: real catalogues come nowhere near these limits; a larger file would only use up time and memory.

    Example:
      <group><group><group>… 300 times

    What to do: look at the place that is shown. If the file really is that large, split it.
    """

  static let examples: [CheckExample] = [
    .triggering(
      "de",
      String(repeating: "<group>", count: 253) + "1️⃣<group>" + String(repeating: "</group>", count: 254)),
    .clean("de", String(repeating: "<group>", count: 100) + String(repeating: "</group>", count: 100)),
  ]
}
