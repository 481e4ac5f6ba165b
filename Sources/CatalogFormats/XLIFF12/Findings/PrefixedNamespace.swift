package import WatchwordDiagnostics

extension FindingKind {
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
}
