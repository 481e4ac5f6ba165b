extension FindingExample {
  /// The source file that examples translate, unless they say which.
  package static let original = "Localizable.xcstrings"

  /// Units of a translation from English into a language, with the defect.
  package static func bad(language: String, _ units: String) -> Self {
    .bad("example.xliff", document(language, units))
  }

  /// Units of a translation from English into a language, without the defect.
  package static func good(language: String, _ units: String) -> Self {
    .good("example.xliff", document(language, units))
  }

  /// A document of XLIFF 1.2 that translates `units` from English.
  package static func document(_ language: String, _ units: String, original: String = original) -> String {
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
