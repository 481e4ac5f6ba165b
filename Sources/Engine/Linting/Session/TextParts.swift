import WatchwordBasics
import WatchwordCatalogFormats

/// The parts of a text that a translation keeps unchanged: its placeholders and inline codes.
enum TextParts {
  /// Returns the ranges of the parts in UTF-16 code units, in order; overlapping parts are merged.
  static func ranges(of text: EditedText, in unit: TranslationUnit, _ file: FileFacts) -> [Range<Int>] {
    let span = SourceSpan(at: .start)
    let facts = TextFacts(
      Segment(text: text.text, span: span, contentSpan: span), file.percentSyntax(of: unit),
      icu: file.isICU ? .flutter : .icu)
    let named =
      facts.icu?.message.map { message in
        (message.allValues.map { $0.range } + message.allChoices.map { $0.head })
      }
      ?? NamedPlaceholders(
        in: facts, readsPercent: (unit.messageSyntax ?? file.file.messageSyntax) != .icu, file.sources.notations
      ).list
      .map { $0.range }
    let placeholders = (facts.uses().map { $0.range } + named).filter { !$0.isEmpty }.map { text.written($0) }
    return utf16(merged((text.codes + placeholders).sorted { $0.lowerBound < $1.lowerBound }), in: text.written)
  }

  /// Returns sorted ranges without overlaps.
  private static func merged(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var merged: [Range<Int>] = []
    for range in ranges {
      if let last = merged.last, range.lowerBound < last.upperBound {
        merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    return merged
  }

  /// Converts ranges of bytes to ranges of UTF-16 code units.
  private static func utf16(_ ranges: [Range<Int>], in text: ExactText) -> [Range<Int>] {
    var rest = text.string.utf8[...]
    var (consumed, offset) = (0, 0)
    func advance(to end: Int) -> Int {
      offset += UTF16Length.of(rest.prefix(end - consumed))
      rest = rest.dropFirst(end - consumed)
      consumed = end
      return offset
    }
    return ranges.map { range in
      let start = advance(to: range.lowerBound)
      return start..<advance(to: range.upperBound)
    }
  }
}
