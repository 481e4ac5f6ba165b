package import WatchwordDiagnostics

/// How translations come into documents that have no place for them, and out of them again.
struct TranslationAdditions: Sendable {
  /// Adds the first translation of a unit's message in a language; `nil` if there is no place for it.
  let add: @Sendable (_ text: ExactText, TranslationUnit, _ language: ExactText, DocumentText) -> AddedTranslation?
  /// Takes all translations of a unit's message in a language away that were added, and with the last one what was made
  /// for them; `nil` if they are not there.
  let remove: @Sendable (TranslationUnit, _ language: ExactText, AddedTranslation.Place, DocumentText) -> Fix.Edit?
}

/// A translation in a document that had no place for it.
package struct AddedTranslation {
  /// The edit that adds it.
  package let edit: Fix.Edit
  /// What had to be made for it.
  package let place: Place
  /// What says in the document that a text beside it is not translated.
  package let state: ExactText

  /// What has to be made for the first translation of a message.
  package enum Place: Hashable, Sendable {
    /// Nothing: there are translations into other languages.
    case beside
    /// The content of the list of translations, which was this.
    case list(ExactText)
    /// The list of translations.
    case member
    /// The content of the message, which was this.
    case message(ExactText)
  }
}
