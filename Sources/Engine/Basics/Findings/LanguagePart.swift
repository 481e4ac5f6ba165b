/// The texts of a file in one language, with or without findings.
package struct LanguagePart: Sendable {
  /// The file.
  package let file: ExactText
  /// The language in words, such as "German (de)"; `nil` if the file does not specify it.
  package let language: String?
  /// The number of units.
  package let unitCount: Int

  /// Creates a part of a file.
  package init(file: ExactText, language: String?, unitCount: Int) {
    self.file = file
    self.language = language
    self.unitCount = unitCount
  }
}
