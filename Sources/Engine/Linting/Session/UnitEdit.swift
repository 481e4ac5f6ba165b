import WatchwordBasics
import WatchwordCatalogFormats

/// An edited unit as it was when the catalogue was opened.
struct OriginalUnit: Sendable {
  /// The translation, or its empty element; `nil` if the unit had neither.
  let target: Segment?
  /// The original text of the state, if the state is different now.
  var state: ExactText?

  var text: ExactText { target?.editableText ?? "" }
}

/// The change of a unit's translation, and the edits that write it.
struct UnitEdit {
  private let unit: TranslationUnit
  private let text: ExactText
  private let document: DocumentText
  /// The unit before the change.
  private(set) var original: OriginalUnit
  /// Whether the change restores the original text.
  let restoresOriginal: Bool
  private(set) var edits: [Fix.Edit] = []
  /// The elements to add for the translation, if it is the first one of its message.
  private(set) var container: AddedTranslation.Container?

  init(_ unit: TranslationUnit, to text: ExactText, in document: DocumentText, original: OriginalUnit?) {
    self.unit = unit
    self.text = text
    self.document = document
    self.original = original ?? OriginalUnit(target: unit.target ?? unit.emptyTarget)
    restoresOriginal = original?.text == text
  }

  private var present: Segment? { unit.target ?? unit.emptyTarget }

  /// Whether the document has an element for the translation.
  var hasTarget: Bool { present != nil }

  /// Whether the change adds a translation to the document.
  var isAdded: Bool { !restoresOriginal && unit.target == nil && (unit.emptyTarget == nil || !text.isEmpty) }

  var fix: Fix { Fix(isSafe: true, edits: edits.sorted { $0.span.start < $1.span.start }) }

  // MARK: Writing

  /// Adds the first translation of the message.
  mutating func add(_ language: ExactText, in format: CatalogFormat) -> Bool {
    guard let added = format.adding(text, to: unit, language, in: document) else { return false }
    edits = [added.edit]
    container = added.container
    original.state = added.state
    return true
  }

  /// Removes all translations of the message.
  mutating func remove(
    from container: AddedTranslation.Container, _ language: ExactText, in format: CatalogFormat
  ) -> Bool {
    guard let edit = format.removing(unit, language, from: container, in: document) else { return false }
    edits = [edit]
    return true
  }

  /// Writes the text, unless it is present; `isAdded` is whether the translation's element was added for its message.
  mutating func setText(isAdded: Bool, in format: CatalogFormat) -> Bool {
    if restoresOriginal {
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
    // A missing text is equivalent to an empty one.
    if present != nil || !text.isEmpty { edits.append(edit) }
    return true
  }

  /// Sets the state to finished, or restores the original one. `others` are the original states of other units whose
  /// state is in the same part of the document.
  mutating func setState(_ others: [ExactText], in format: CatalogFormat) {
    guard let mark = format.stateSlot(of: unit, in: document) else { return }
    if restoresOriginal || text.isEmpty {
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
