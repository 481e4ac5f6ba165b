extension FindingExample {
  /// The source file that the examples translate, unless an example names another.
  package static let original = "Localizable.xcstrings"

  /// An XLIFF document that translates `units` from English into `language` and has the defect.
  package static func bad(language: String, _ units: String) -> Self {
    .bad("example.xliff", document(language, units))
  }

  /// An XLIFF document that translates `units` from English into `language` and does not have the defect.
  package static func good(language: String, _ units: String) -> Self {
    .good("example.xliff", document(language, units))
  }

  /// An XLIFF 1.2 document that translates `units` from English into `language`.
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
