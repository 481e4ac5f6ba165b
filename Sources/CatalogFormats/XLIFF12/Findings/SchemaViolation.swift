package import WatchwordDiagnostics

extension FindingKind {
  /// A document breaks a rule of its schema.
  package static let schemaViolation = FindingKind(
    "schema-violation", .error,
    """
    A document breaks a rule of its schema.

    What: in XLIFF 1.2, an element is misspelled, is in the wrong parent, or appears twice where one is allowed; or there
    is text between elements. The additions that Xcode writes (build-num on <tool>) are accepted. With --schema, the
    document breaks any rule of the W3C XML Schema in that file: about elements, attributes, values or keys. Then the
    finding is always on, regardless of the configuration and --only; a schema can be stricter than the format.

    Why: programs skip what they do not expect, and the texts in it are lost; a program that validates refuses the file.

    Example:
      <trans-unit id="ok"><source>OK</source><target>OK</target><target>Gut</target></trans-unit>

    What to do: correct the element, the attribute or the value that is shown.
    """,
    examples: [
      .bad(
        language: "de",
        "<trans-unit id=\"ok\"><source>OK</source><target>OK</target>1️⃣<target>Gut</target></trans-unit>"),
      .bad(language: "de", "1️⃣<transunit id=\"ok\"/>"),
      .good(
        "example.xliff",
        """
        <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
          <file original="a.strings" source-language="en" target-language="de" datatype="plaintext">
            <header><tool tool-id="com.apple.dt.xcode" tool-name="Xcode" tool-version="26.1" build-num="17B"/></header>
            <body>
              <trans-unit id="a">
                <source>Salt</source><target>Salz</target><alt-trans><target>Kochsalz</target></alt-trans><note/>
              </trans-unit>
            </body>
          </file>
        </xliff>
        """),
    ])
}
