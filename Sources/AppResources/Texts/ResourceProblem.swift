package import WatchwordDiagnostics
package import WatchwordLocalization

/// Something that keeps a text from standing in a resource as it is shown by the engine.
package struct ResourceProblem: Hashable, Sendable {
  /// The locale of the resource.
  package let locale: LanguageTag
  /// The text's key.
  package let key: ExactText
  /// What is wrong.
  package let kind: Kind

  /// What can be wrong with a text.
  package enum Kind: Hashable, Sendable {
    /// No catalogue has the text in the language; it is left out.
    case textMissing
    /// No catalogue has the text in the language or in English; the one with this key is written in its place.
    case substituted(ExactText)
    /// A plural form is missing, and another one is written in its place.
    case pluralFormMissing(PluralCategory)
    /// The text has plural forms for two numbers; those of the second one are for any number.
    case secondNumber
    /// The text asks for a value that nothing provides; the placeholder is written as it is.
    case valueMissing(String)
    /// A placeholder has a width, a precision or a sign; only its value is written.
    case formattedValue(String)
    /// A substitution is missing, or calls itself; the call is written as it is.
    case substitution(String)
  }

  /// What was found, and what is written.
  package var sentence: String {
    switch kind {
    case .textMissing: "There is no text for \(key); the key is left out"
    case .substituted(let other): "There is no text for \(key); that of \(other) is written in its place"
    case .pluralFormMissing(let category):
      "\(key) has no form \(category.keyword); another one is written in its place"
    case .secondNumber: "\(key) has plural forms for two numbers; the second one has the form for any number"
    case .valueMissing(let placeholder):
      "\(key) shows the value \(placeholder.clipped), which it is not given; the placeholder is written as it is"
    case .formattedValue(let placeholder):
      "\(key) shows a value as \(placeholder.clipped); it is written without that format"
    case .substitution(let name):
      "\(key) calls the substitution \(name.clipped), which it does not have; the call is written as it is"
    }
  }
}
