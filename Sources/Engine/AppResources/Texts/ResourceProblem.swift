package import WatchwordBasics
package import WatchwordLocalization

/// A reason why a text differs between a resource and the engine.
package struct ResourceProblem: Hashable, Sendable {
  /// The locale of the resource.
  package let locale: LanguageTag
  /// The text's key.
  package let key: ExactText
  /// The kind of problem.
  package let kind: Kind

  /// The kinds of problems.
  package enum Kind: Hashable, Sendable {
    /// No catalogue has the text in the language; it is omitted.
    case textMissing
    /// No catalogue has the text in the language or in English; the text with this key is written instead.
    case substituted(ExactText)
    /// A plural form is missing; another form is written instead.
    case pluralFormMissing(PluralCategory)
    /// The text has plural forms for two numbers; the form for any number is used for the second one.
    case secondNumber
    /// The text has a placeholder without a value; the placeholder is written unchanged.
    case valueMissing(String)
    /// A placeholder has a width, a precision or a sign; only its value is written.
    case formattedValue(String)
    /// A substitution is missing or recursive; the reference is written unchanged.
    case substitution(String)
  }

  /// The problem and its effect.
  package var sentence: String {
    switch kind {
    case .textMissing: "There is no text for \(key); the key is left out"
    case .substituted(let other): "There is no text for \(key); that of \(other) is written instead"
    case .pluralFormMissing(let category):
      "\(key) has no form \(category.keyword); another one is written instead"
    case .secondNumber: "\(key) has plural forms for two numbers; the second one has the form for any number"
    case .valueMissing(let placeholder):
      "\(key) shows the value \(placeholder.clipped), which is not provided; the placeholder is written unchanged"
    case .formattedValue(let placeholder):
      "\(key) shows a value as \(placeholder.clipped); it is written without that format"
    case .substitution(let name):
      "\(key) refers to the substitution \(name.clipped), which it does not have; the reference is written unchanged"
    }
  }
}
