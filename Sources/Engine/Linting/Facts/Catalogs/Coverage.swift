import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization

/// The texts of a message that people see.
struct Coverage: Sendable {
  /// Whether the message has a text, or a plural form of one.
  private let hasText: Bool
  private let plurals: [Forms]

  private struct Forms: Sendable {
    let number: Number
    let shown: Set<PluralCategory>
  }

  /// The value of a phrase that selects the form.
  private enum Number: Sendable {
    /// The first whole number.
    case first
    /// The value at a position, from 1.
    case at(Int)
  }

  init(of message: MessageFacts) {
    let roots = message.roots.compactMap { message.units[$0].shown }
    hasText = !roots.isEmpty || message.plurals.contains { $0.substitution == nil && message.isShown($0) }
    var positions: [ExactText: Int] = [:]
    for use in roots.flatMap({ $0.uses() }) {
      if let name = use.substitution { positions[name] = use.position }
    }
    plurals = message.plurals.compactMap { plural in
      let shown = plural.forms.filter { message.units[$0.unit].shown != nil }.map { $0.category }
      guard let name = plural.substitution else { return Forms(number: .first, shown: Set(shown)) }
      return positions[name].map { Forms(number: .at($0), shown: Set(shown)) }
    }
  }

  /// Returns what is missing to show `phrase` in a language with these plural rules.
  func gaps(for phrase: Phrase, _ rules: PluralRules) -> [Gap] {
    guard hasText else { return [Gap(id: phrase.id.text)] }
    return plurals.compactMap { forms in
      let number =
        switch forms.number {
        case .first: phrase.firstCount
        case .at(let position): phrase.count(at: position)
        }
      guard let number else { return nil }
      let category = rules.category(for: number)
      return forms.shown.contains(category) ? nil : Gap(id: phrase.id.text, form: .init(category, number: number))
    }
  }
}

extension Phrase {
  /// Returns the number at a position, from 1.
  fileprivate func count(at position: Int) -> Int? {
    guard position >= 1, position <= arguments.count, case .count(let number) = arguments[position - 1].value else {
      return nil
    }
    return number
  }

  /// The first number.
  fileprivate var firstCount: Int? { arguments.indices.lazy.compactMap { self.count(at: $0 + 1) }.first }
}

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
