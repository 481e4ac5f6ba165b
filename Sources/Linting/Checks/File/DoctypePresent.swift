import WatchwordDiagnostics
import WatchwordLocalization

/// The file has a document type declaration.
enum DoctypePresent: ReaderCheck {
  static let id: ExactText = "doctype-present"
  static let severity = Severity.error
  static let endsReading = true

  static let documentation: StaticString = """
    The file has a document type declaration.

    What: <!DOCTYPE …> stands in front of <xliff>. Nothing after it is read.

    Why: such a declaration can make a reader fetch other files or expand a few bytes to gigabytes. XLIFF does not need
    one.

    Example:
      <!DOCTYPE xliff SYSTEM "xliff.dtd">

    What to do: delete the declaration.
    """

  static let examples: [CheckExample] = [
    .triggering(
      document: """
        <?xml version="1.0"?>
        1️⃣<!DOCTYPE xliff SYSTEM "xliff.dtd">
        <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"/>
        """),
    .clean("de", "<trans-unit id=\"a\"><source>Doc</source><target>&lt;!DOCTYPE html&gt;</target></trans-unit>"),
  ]
}
