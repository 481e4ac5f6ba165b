package import WatchwordDiagnostics
package import WatchwordLocalization

/// An example of a catalogue with or without the defect of a check.
package struct CheckExample: Sendable {
  /// The name and the text of the catalogue; some checks derive a language from the name.
  package let catalog: FindingExample
  /// The catalogue with the check's fixes applied, if the check has fixes.
  package let corrected: String?
  /// Catalogues that are examined before this one, for checks that compare files.
  package let others: [File]
  /// The base catalogue, for checks that compare with it.
  package let base: String?
  /// The phrases whose messages are declared, for checks that need them.
  package let declared: [PhraseDeclaration]
  /// The phrases that a policy requires, for checks that need them.
  package let required: [Phrase]
  /// The settings of the configuration for the catalogue, for checks that need them.
  package let settings: LintSettings

  /// Another catalogue.
  package struct File: Sendable {
    /// Its name.
    package let name: ExactText
    /// Its text.
    package let text: String

    init(_ name: ExactText, _ text: String) {
      self.name = name
      self.text = text
    }
  }

  init(
    _ catalog: FindingExample, corrected: String? = nil, others: [File] = [], base: String? = nil,
    declared: [PhraseDeclaration] = [], required: [Phrase] = [], settings: LintSettings = .standard
  ) {
    self.catalog = catalog
    self.corrected = corrected
    self.others = others
    self.base = base
    self.declared = declared
    self.required = required
    self.settings = settings
  }
}

extension CheckExample {
  /// Returns a whole document in which the check finds something.
  static func triggering(
    document: String, corrected: String? = nil, file: ExactText = "example.xliff", others: [File] = [],
    base: String? = nil, declared: [PhraseDeclaration] = [], required: [Phrase] = [], settings: LintSettings = .standard
  ) -> CheckExample {
    CheckExample(
      .bad(file, document), corrected: corrected, others: others, base: base, declared: declared, required: required,
      settings: settings)
  }

  /// Returns a whole document in which the check finds nothing.
  static func clean(
    document: String, file: ExactText = "example.xliff", others: [File] = [], base: String? = nil,
    declared: [PhraseDeclaration] = [], required: [Phrase] = [], settings: LintSettings = .standard
  ) -> CheckExample {
    CheckExample(
      .good(file, document), others: others, base: base, declared: declared, required: required, settings: settings)
  }

  /// Returns units of a translation from English in which the check finds something.
  static func triggering(
    _ language: String, _ units: String, corrected: String? = nil, original: String = FindingExample.original,
    base: String? = nil, declared: [PhraseDeclaration] = [], required: [Phrase] = [], settings: LintSettings = .standard
  ) -> CheckExample {
    .triggering(
      document: FindingExample.document(language, units, original: original),
      corrected: corrected.map { FindingExample.document(language, $0, original: original) },
      base: base.map { FindingExample.document("en", $0, original: original) }, declared: declared, required: required,
      settings: settings)
  }

  /// Returns units of a translation from English in which the check finds nothing.
  static func clean(
    _ language: String, _ units: String, original: String = FindingExample.original, base: String? = nil,
    declared: [PhraseDeclaration] = [], required: [Phrase] = [], settings: LintSettings = .standard
  ) -> CheckExample {
    .clean(
      document: FindingExample.document(language, units, original: original),
      base: base.map { FindingExample.document("en", $0, original: original) }, declared: declared, required: required,
      settings: settings)
  }
}
