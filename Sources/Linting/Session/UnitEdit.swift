import WatchwordCatalogFormats
import WatchwordDiagnostics

/// What an edited unit was like when it was opened.
struct OriginalUnit: Sendable {
  /// The translation, or its place; `nil` if it had none.
  let target: Segment?
  /// What said its state, if that is different now.
  var state: ExactText?

  var text: ExactText { target?.editableText ?? "" }
}

/// The change of the translation of a unit, and what it takes to write it.
struct UnitEdit {
  private let unit: TranslationUnit
  private let text: ExactText
  private let document: DocumentText
  /// What the unit was like.
  private(set) var original: OriginalUnit
  /// Whether the change makes the unit what it was.
  let isUndone: Bool
  private(set) var edits: [Fix.Edit] = []
  /// What has to be made for the translation, if it is the first one of its message.
  private(set) var place: AddedTranslation.Place?

  init(_ unit: TranslationUnit, to text: ExactText, in document: DocumentText, original: OriginalUnit?) {
    self.unit = unit
    self.text = text
    self.document = document
    self.original = original ?? OriginalUnit(target: unit.target ?? unit.emptyTarget)
    isUndone = original?.text == text
  }

  private var present: Segment? { unit.target ?? unit.emptyTarget }

  /// Whether the document has a place for the translation.
  var hasPlace: Bool { present != nil }

  /// Whether the document has no translation without the change.
  var isAdded: Bool { !isUndone && unit.target == nil && (unit.emptyTarget == nil || !text.isEmpty) }

  var fix: Fix { Fix(isSafe: true, edits: edits.sorted { $0.span.start < $1.span.start }) }

  // MARK: Writing

  /// Adds the first translation of the message.
  mutating func add(_ language: ExactText, in format: CatalogFormat) -> Bool {
    guard let added = format.adding(text, to: unit, language, in: document) else { return false }
    edits = [added.edit]
    place = added.place
    original.state = added.state
    return true
  }

  /// Takes away all translations of the message.
  mutating func remove(
    from place: AddedTranslation.Place, _ language: ExactText, in format: CatalogFormat
  ) -> Bool {
    guard let edit = format.removing(unit, language, from: place, in: document) else { return false }
    edits = [edit]
    return true
  }

  /// Writes the text, unless it is there; `isAdded` says that the place of the translation was made for its message.
  mutating func setText(isAdded: Bool, in format: CatalogFormat) -> Bool {
    if isUndone {
      guard let present else { return true }
      if let target = original.target {
        edits.append(present.edit(restoring: target))
      } else {
        edits.append(Fix.Edit(isAdded ? present.contentSpan : present.span, with: ""))
      }
      return true
    }
    if let present, present.editableText == text { return true }
    guard let edit = format.edit(translating: unit, to: text, in: document) else { return false }
    // No text is as good as an empty one.
    if present != nil || !text.isEmpty { edits.append(edit) }
    return true
  }

  /// Finishes the translation, or gives it its original state. `others` are the original states of other units that have
  /// been finished in the same place.
  mutating func setState(_ others: [ExactText], in format: CatalogFormat) {
    guard let mark = format.stateMark(of: unit, in: document) else { return }
    if isUndone || text.isEmpty {
      if others.isEmpty, let state = original.state, let edit = mark.edit(to: state) { edits.append(edit) }
      original.state = nil
    } else if let finished = mark.finished {
      original.state = mark.text
      if let edit = mark.edit(to: finished) { edits.append(edit) }
    } else if original.state == nil {
      original.state = others.first
    }
  }
}
