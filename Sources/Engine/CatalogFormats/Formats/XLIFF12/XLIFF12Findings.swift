package import WatchwordDiagnostics

extension FindingKind {
  /// A `<file>` does not specify which source file it translates.
  package static let missingOriginal = FindingKind(
    "missing-original", .error,
    """
    A `<file>` does not specify which source file it translates.

    What: the attribute original is missing or empty.

    Why: Xcode uses it to find where the translations belong in the project. Without it, Xcode drops them all.

    Example:
      <file source-language="en" target-language="de" datatype="plaintext">

    What to do: copy original="…" from the exported file.
    """,
    examples: [
      .bad(
        "example.xliff",
        """
        <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
          1️⃣<file source-language="en" target-language="de" datatype="plaintext"><body/></file>
        </xliff>
        """),
      .bad(
        "example.xliff",
        """
        <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
          1️⃣<file original="" source-language="en" target-language="de" datatype="plaintext"><body/></file>
        </xliff>
        """),
      .good(language: "de", ""),
    ])

  /// The file's elements have a namespace prefix.
  package static let prefixedNamespace = FindingKind(
    "prefixed-namespace", .error,
    """
    The file's elements have a namespace prefix.

    What: elements are written like <ns0:trans-unit>. This is correct XML; some scripts save files this way.

    Why: Xcode looks for <trans-unit> and imports nothing, without a message.

    Example:
      <ns0:xliff xmlns:ns0="urn:oasis:names:tc:xliff:document:1.2" version="1.2">

    What to do: declare xmlns="urn:oasis:names:tc:xliff:document:1.2" in <xliff> and remove the prefixes. In Python,
    call ElementTree.register_namespace("", "urn:oasis:names:tc:xliff:document:1.2") before writing the file.
    """,
    examples: [
      .bad(
        "example.xliff",
        """
        1️⃣<ns0:xliff xmlns:ns0="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
          <ns0:file original="a.strings" source-language="en" target-language="de" datatype="plaintext">
            <ns0:body><ns0:trans-unit id="a"><ns0:source>Salt</ns0:source></ns0:trans-unit></ns0:body>
          </ns0:file>
        </ns0:xliff>
        """),
      .good(
        "example.xliff",
        """
        <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:tool="urn:example:tool" version="1.2">
          <file original="a.strings" source-language="en" target-language="de" datatype="plaintext">
            <body><trans-unit id="a"><source>Salt</source><target>Salz</target><tool:data/></trans-unit></body>
          </file>
        </xliff>
        """),
    ])

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
