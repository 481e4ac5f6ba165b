import WatchwordBasics

/// The parts of a message that tell it apart in a file without ids: `context|source|comment`.
struct QtKey {
  let context: ExactText
  let source: ExactText
  private(set) var comment: ExactText?

  /// Whether most keys are ids, because they do not contain the source.
  static func areIDs(_ messages: [(key: ExactText, source: ExactText?)]) -> Bool {
    messages.count { QtKey($0.key, source: $0.source) == nil } * 2 > messages.count
  }

  /// The parts of a message with an id.
  init(idFor source: ExactText) { (context, self.source) = ("", source) }

  /// Splits a key at its source; returns `nil` if it does not contain the source as a part.
  init?(_ key: ExactText, source: ExactText?) {
    guard let source, !source.isEmpty else { return nil }
    let (key, part) = (Array(key.string.utf8), Array(source.string.utf8))
    let bar = UInt8(ascii: "|")
    let start = key.indices.first { start in
      let end = start + part.count
      return (start == 0 || key[start - 1] == bar) && key[start...].starts(with: part)
        && (end == key.count || end < key.count && key[end] == bar)
    }
    guard let start else { return nil }
    context = ExactText(utf8: key[..<max(start - 1, 0)])
    self.source = source
    let rest = key[(start + part.count)...].dropFirst()
    comment = rest.isEmpty ? nil : ExactText(utf8: rest)
  }

  /// Splits a key after its context, because its source is unknown: a format with one text for each language has that
  /// of the source language instead of the one in the code.
  init(_ key: ExactText) {
    let parts = key.string.utf8.split(separator: UInt8(ascii: "|"), maxSplits: 1, omittingEmptySubsequences: false)
    context = parts.count > 1 ? ExactText(utf8: parts[0]) : ""
    source = parts.count > 1 ? ExactText(utf8: parts[1]) : key
  }
}
