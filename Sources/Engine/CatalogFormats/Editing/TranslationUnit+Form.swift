public import WatchwordBasics
package import WatchwordLocalization

extension TranslationUnit {
  /// Returns the fix that adds a unit for another plural category of the text, before or after this unit.
  ///
  /// The translation of the new unit is the source, in the state `new`. The new unit gets the layout, the attributes
  /// and the notes of this one. The value is `nil` if this unit is not a translated plural form.
  package func fix(adding category: PluralCategory, after: Bool, isSafe: Bool) -> Fix? {
    guard let target, let source else { return nil }
    if let notation = target.notation {
      guard variation.plural != nil, let form = notation.form else { return nil }
      let insertion = SourceSpan(at: after ? span.end : span.start)
      return Fix(isSafe: isSafe, edits: [Fix.Edit(insertion, with: form(category, source.text), like: span)])
    }
    let bytes = Array(id.string.utf8)
    guard let range = AppleUnitID.category(in: bytes) else { return nil }
    let other = bytes[..<range.lowerBound] + Array(category.keyword.string.utf8) + bytes[range.upperBound...]
    guard let id = XMLEscapes.attribute(ExactText(utf8: other)) else { return nil }
    let content = source.content
    let unit = ExactText(
      "<trans-unit id=\"\(id)\"><source>\(content)</source><target state=\"new\">\(content)</target></trans-unit>")
    let edit = Fix.Edit(SourceSpan(at: after ? span.end : span.start), with: unit, like: span)
    return Fix(isSafe: isSafe, edits: [edit])
  }
}

extension Segment {
  /// Returns the fix that replaces the bytes of `text` in `range` by `replacement`; `nil` under the same conditions as
  /// ``edit(replacing:with:)``.
  public func fix(replacing range: Range<Int>, with replacement: ExactText, isSafe: Bool) -> Fix? {
    edit(replacing: range, with: replacement).map { Fix(isSafe: isSafe, edits: [$0]) }
  }
}
