package import WatchwordBasics

/// Adds translations to documents that have no entry for them, and removes them.
struct TranslationAdditions: Sendable {
  /// Adds the first translation of a unit's message in a language; `nil` if the document has no position for it.
  let add: @Sendable (_ text: ExactText, TranslationUnit, _ language: ExactText, DocumentText) -> AddedTranslation?
  /// Removes all added translations of a unit's message in a language, and with the last one the structure that was
  /// created for them; `nil` if the document does not contain them.
  let remove: @Sendable (TranslationUnit, _ language: ExactText, AddedTranslation.Container, DocumentText) -> Fix.Edit?
}

/// A translation added to a document that had no entry for it.
package struct AddedTranslation {
  /// The edit that adds it.
  package let edit: Fix.Edit
  /// The structure that was created for it.
  package let container: Container
  /// The state, as written in the document, that marks an adjacent text as not translated.
  package let state: ExactText

  /// The structure that the first translation of a message requires.
  package enum Container: Hashable, Sendable {
    /// None: the message has translations into other languages.
    case existingList
    /// The content of the list of translations; the value is the former content.
    case list(ExactText)
    /// The list of translations.
    case member
    /// The content of the message; the value is the former content.
    case message(ExactText)
  }
}
