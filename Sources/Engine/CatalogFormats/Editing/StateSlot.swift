package import WatchwordBasics

/// The part of a document that marks a translation as finished or unfinished, such as a start tag.
///
/// Several units can share one, such as the plural forms of a gettext entry.
package struct StateSlot {
  /// The current text of the part.
  package let text: ExactText
  /// The text of the part for a finished translation; `nil` if the translation is finished.
  package let finished: ExactText?
  private let range: Range<Int>
  private let document: DocumentText

  init(_ range: Range<Int>, finished: [UInt8]?, in document: DocumentText) {
    self.range = range
    self.document = document
    text = ExactText(utf8: document.bytes[range])
    self.finished = finished.map { ExactText(utf8: $0) }
  }

  /// Returns the edit that replaces the part by `new`, limited to the bytes that differ; `nil` if none do.
  package func edit(to new: ExactText) -> Fix.Edit? {
    let (old, new) = (document.bytes[range], Array(new.string.utf8)[...])
    guard !old.elementsEqual(new) else { return nil }
    func isInside(_ bytes: ArraySlice<UInt8>) -> Bool { bytes.first.map { $0 & 0xC0 == 0x80 } ?? false }
    var start = zip(old, new).prefix { $0 == $1 }.count
    while start > 0, isInside(old.dropFirst(start)) || isInside(new.dropFirst(start)) { start -= 1 }
    let maximum = min(old.count, new.count) - start
    var end = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    end = min(end, maximum)
    while end > 0, isInside(old.suffix(end)) { end -= 1 }
    let replaced = range.lowerBound + start..<range.upperBound - end
    let replacement = new.dropFirst(start).dropLast(end)
    return Fix.Edit(
      document.span(of: replaced), verbatim: ExactText(utf8: replacement))
  }
}
