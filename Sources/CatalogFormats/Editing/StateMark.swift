package import WatchwordDiagnostics

/// The part of a document that says whether the translation of a unit is finished, such as a start tag.
///
/// Units can have one in common, as the plural forms of an entry of gettext do.
package struct StateMark {
  /// What it is now.
  package let text: ExactText
  /// What it is for a finished translation; `nil` if the translation is finished.
  package let finished: ExactText?
  private let range: Range<Int>
  private let document: DocumentText

  init(_ range: Range<Int>, finished: [UInt8]?, in document: DocumentText) {
    self.range = range
    self.document = document
    text = ExactText(String(decoding: document.bytes[range], as: UTF8.self))
    self.finished = finished.map { ExactText(String(decoding: $0, as: UTF8.self)) }
  }

  /// The edit that writes `new` in its place, of which only the bytes that differ are replaced; `nil` if none do.
  package func edit(to new: ExactText) -> Fix.Edit? {
    let (old, new) = (document.bytes[range], Array(new.string.utf8)[...])
    guard !old.elementsEqual(new) else { return nil }
    func isInside(_ bytes: ArraySlice<UInt8>) -> Bool { bytes.first.map { $0 & 0xC0 == 0x80 } ?? false }
    var start = zip(old, new).prefix { $0 == $1 }.count
    while start > 0, isInside(old.dropFirst(start)) || isInside(new.dropFirst(start)) { start -= 1 }
    let most = min(old.count, new.count) - start
    var end = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    end = min(end, most)
    while end > 0, isInside(old.suffix(end)) { end -= 1 }
    let replaced = range.lowerBound + start..<range.upperBound - end
    let replacement = new.dropFirst(start).dropLast(end)
    return Fix.Edit(
      document.span(of: replaced), verbatim: ExactText(String(decoding: replacement, as: UTF8.self)))
  }
}
