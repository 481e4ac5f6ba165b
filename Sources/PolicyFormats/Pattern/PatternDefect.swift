/// A defect of a pattern, with its place in the pattern's bytes.
struct PatternDefect: Error {
  let range: Range<Int>
  let message: String
  /// Whether the pattern is right, but says something that this module does not know.
  let isUnsupported: Bool
}
