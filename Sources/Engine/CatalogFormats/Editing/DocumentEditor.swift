import WatchwordBasics

/// Applies fixes to XML documents.
enum DocumentEditor {
  /// An edit with the range of bytes that it replaces.
  private struct ResolvedEdit {
    let range: Range<Int>
    let replacement: [UInt8]
    /// The index of its fix.
    let fix: Int

    /// Whether one of the two edits would change the bytes that the other one replaces, or, if they are of two fixes,
    /// the position of its insertion.
    func collides(with later: ResolvedEdit) -> Bool {
      let (end, start) = (range.upperBound, later.range.lowerBound)
      return end > start || end == start && fix != later.fix && (range.isEmpty || later.range.isEmpty)
    }
  }

  /// Returns the document with `fixes`, as ``CatalogFormat/applying(_:to:)`` describes.
  ///
  /// `encoding` is the encoding of a document that is not XML. `inserted` takes the text, the range of an element, the
  /// replacement and its offset, and returns the bytes of an edit that adds a variant of the element.
  static func apply(
    _ fixes: [Fix], to document: [UInt8], in encoding: TextEncoding? = nil,
    inserted: ([UInt8], Range<Int>, ExactText, Int) -> [UInt8]? = {
      UnitCopy(of: $0, $1)?.inserted($2, at: $3)
    }
  ) -> FixedDocument {
    let none = FixedDocument(bytes: document, isApplied: fixes.map { _ in false })
    guard !fixes.isEmpty, let text = EditableText(document, in: encoding) else { return none }
    var isApplied = fixes.map { !$0.edits.isEmpty }
    let edits = resolve(fixes, in: text, &isApplied, inserted)
    reject(edits, &isApplied)
    var result: [UInt8] = []
    result.reserveCapacity(text.bytes.count)
    var end = 0
    for edit in edits where isApplied[edit.fix] {
      result += text.bytes[end..<edit.range.lowerBound]
      result += edit.replacement
      end = edit.range.upperBound
    }
    result += text.bytes[end...]
    guard let written = text.document(with: result) else { return none }
    return FixedDocument(bytes: written, isApplied: isApplied)
  }

  /// Returns the edits of the fixes, sorted by place. Fixes with an edit whose place is not in the text are marked as
  /// not applied.
  private static func resolve(
    _ fixes: [Fix], in text: EditableText, _ isApplied: inout [Bool],
    _ inserted: ([UInt8], Range<Int>, ExactText, Int) -> [UInt8]?
  ) -> [ResolvedEdit] {
    var places: [SourcePosition] = []
    for edit in fixes.lazy.flatMap({ $0.edits }) {
      places += [edit.span.start, edit.span.end]
      if let model = edit.model { places += [model.start, model.end] }
    }
    places.sort()
    let offsets = text.offsets(of: places)
    func offset(of place: SourcePosition) -> Int? { offsets[places.indices.partitioningIndex { places[$0] >= place }] }
    func range(of span: SourceSpan) -> Range<Int>? {
      guard let start = offset(of: span.start), let end = offset(of: span.end) else { return nil }
      return start..<end
    }
    var edits: [ResolvedEdit] = []
    for (index, fix) in fixes.enumerated() {
      let resolved = fix.edits.compactMap { edit -> ResolvedEdit? in
        guard let range = range(of: edit.span),
          let replacement = replacement(of: edit, at: range, like: edit.model.flatMap(range(of:)), in: text, inserted)
        else { return nil }
        return ResolvedEdit(range: range, replacement: replacement, fix: index)
      }
      if resolved.count == fix.edits.count { edits += resolved } else { isApplied[index] = false }
    }
    let order = edits.indices.sorted { left, right in
      let (one, other) = (edits[left].range, edits[right].range)
      if one.lowerBound != other.lowerBound { return one.lowerBound < other.lowerBound }
      if one.upperBound != other.upperBound { return one.upperBound < other.upperBound }
      return left < right
    }
    return order.map { edits[$0] }
  }

  private static func replacement(
    of edit: Fix.Edit, at range: Range<Int>, like model: Range<Int>?, in text: EditableText,
    _ inserted: ([UInt8], Range<Int>, ExactText, Int) -> [UInt8]?
  ) -> [UInt8]? {
    if edit.isVerbatim { return Array(edit.replacement.string.utf8) }
    guard edit.model != nil else { return text.written(edit.replacement, at: range.lowerBound) }
    guard let model, range.isEmpty else { return nil }
    return inserted(text.bytes, model, edit.replacement, range.lowerBound)
  }

  /// Marks fixes that collide with an earlier one as not applied.
  ///
  /// A rejected fix may itself cause other fixes to be rejected; those can be applied in another round.
  private static func reject(_ edits: [ResolvedEdit], _ isApplied: inout [Bool]) {
    var last: ResolvedEdit?
    for edit in edits where isApplied[edit.fix] {
      if let last, last.collides(with: edit) {
        isApplied[edit.fix] = false
      } else {
        last = edit
      }
    }
  }
}
