import WatchwordDiagnostics
import WatchwordLocalization

/// A text, or one plural form of it, that a language lacks.
struct Gap: Sendable {
  /// The key of the message.
  let id: ExactText
  /// The missing form; `nil` if the whole text is missing.
  let form: Form?

  /// A plural form.
  struct Form: Sendable {
    let category: PluralCategory
    /// A number that needs the form.
    let number: Int

    init(_ category: PluralCategory, number: Int) {
      self.category = category
      self.number = number
    }
  }

  /// The identity of a gap: the text and the form, regardless of the number that needs it.
  struct Identity: Hashable {
    let id: ExactText
    let category: PluralCategory?
  }

  init(id: ExactText, form: Form? = nil) {
    self.id = id
    self.form = form
  }

  var identity: Identity { Identity(id: id, category: form?.category) }
}
