public import WatchwordDiagnostics
public import WatchwordLocalization

/// An example of a catalogue with or without the defect of a check.
public struct CheckExample: Sendable {
  /// The catalogue's name; some checks read a language from it.
  public let file: ExactText
  /// The text of the catalogue, with ``mark`` before each place of a finding.
  public let text: String
  /// The catalogue with the check's fixes applied, where the check has any.
  public let corrected: String?
  /// Catalogues that are examined before this one, for checks that compare files.
  public let others: [File]
  /// The base catalogue, for checks that compare with it.
  public let base: String?
  /// The phrases whose messages are known, for checks that need them.
  public let declared: [PhraseDeclaration]
  /// The phrases that a policy asks for, for checks that need one.
  public let demanded: [Phrase]
  /// What the configuration says about the catalogue, for checks that need it.
  public let settings: LintSettings
  /// Whether the check finds something.
  public let isTriggering: Bool

  /// Another catalogue.
  public struct File: Sendable {
    /// Its name.
    public let name: ExactText
    /// Its text.
    public let text: String

    init(_ name: ExactText, _ text: String) {
      self.name = name
      self.text = text
    }
  }

  /// The mark before the place of a finding.
  public static let mark = "1️⃣"
}

extension CheckExample {
  /// A file that needs nothing beside it.
  init(file: ExactText, text: String, isTriggering: Bool) {
    self.init(
      file: file, text: text, corrected: nil, others: [], base: nil, declared: [], demanded: [], settings: .standard,
      isTriggering: isTriggering)
  }

  /// A whole document in which the check finds something.
  static func triggering(
    document: String, corrected: String? = nil, file: ExactText = "example.xliff", others: [File] = [],
    base: String? = nil, declared: [PhraseDeclaration] = [], demanded: [Phrase] = [], settings: LintSettings = .standard
  ) -> CheckExample {
    CheckExample(
      file: file, text: document, corrected: corrected, others: others, base: base, declared: declared,
      demanded: demanded, settings: settings,
      isTriggering: true)
  }

  /// A whole document in which the check finds nothing.
  static func clean(
    document: String, file: ExactText = "example.xliff", others: [File] = [], base: String? = nil,
    declared: [PhraseDeclaration] = [],
    demanded: [Phrase] = [], settings: LintSettings = .standard
  ) -> CheckExample {
    CheckExample(
      file: file, text: document, corrected: nil, others: others, base: base, declared: declared, demanded: demanded,
      settings: settings,
      isTriggering: false)
  }

  /// Units of a translation from English in which the check finds something.
  static func triggering(
    _ language: String, _ units: String, corrected: String? = nil, original: String = "Localizable.xcstrings",
    base: String? = nil, declared: [PhraseDeclaration] = [], demanded: [Phrase] = [], settings: LintSettings = .standard
  ) -> CheckExample {
    .triggering(
      document: document(language, units, original: original),
      corrected: corrected.map { document(language, $0, original: original) },
      base: base.map { document("en", $0, original: original) }, declared: declared, demanded: demanded,
      settings: settings)
  }

  /// Units of a translation from English in which the check finds nothing.
  static func clean(
    _ language: String, _ units: String, original: String = "Localizable.xcstrings", base: String? = nil,
    declared: [PhraseDeclaration] = [], demanded: [Phrase] = [], settings: LintSettings = .standard
  ) -> CheckExample {
    .clean(
      document: document(language, units, original: original),
      base: base.map { document("en", $0, original: original) }, declared: declared, demanded: demanded,
      settings: settings)
  }

  private static func document(_ language: String, _ units: String, original: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="\(original)" source-language="en" target-language="\(language)" datatype="plaintext">
        <body>
    \(units)
        </body>
      </file>
    </xliff>

    """
  }
}
