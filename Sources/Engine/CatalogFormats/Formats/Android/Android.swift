import WatchwordBasics

extension CatalogFormat {
  /// Android's string resources (Android, "String resources"): files of `<string>`, `<plurals>` and `<string-array>`.
  ///
  /// A file has the texts of one language, which the name of its folder specifies: `values-pt-rBR`, `values-b+sr+Latn`.
  /// The default texts, in `values`, are the source; they are in English unless `tools:locale` specifies another
  /// language. Each item of an array has its own key (`days[0]`). Comments are notes of the text that follows.
  public static let android = CatalogFormat(
    id: "android", title: "Android", fileExtensions: [],
    recognizesContent: { AndroidRecognizer.isResources($0) },
    readDocument: { XMLReader.read($0, as: .android, $1, $2, into: AndroidHandler($1, $2)) },
    matchesPath: { AndroidFolder.isStringResource($0) },
    sources: { AndroidFolder.defaultFiles(for: $0) },
    usualPath: "values-de/strings.xml",
    original: { AndroidFolder.original(ofFileAt: $0) },
    write: { AndroidWriter($0).written() },
    unmodelledContent: { AndroidUnmodelledContent.losses(of: $0) }, unitElements: .android)
}

/// Recognises resource files.
enum AndroidRecognizer {
  /// Whether a document that starts with `head` has a root `<resources>` in no namespace.
  static func isResources(_ head: DocumentHead) -> Bool {
    guard let root = head.root else { return false }
    return root.isNamed("resources") && root.namespace == nil
  }

  /// Whether the document has texts, and not only colours or sizes.
  static func holdsTexts(_ head: DocumentHead) -> Bool {
    guard isResources(head) else { return false }
    return head.evaluateText { text, _ in
      ["<string", "<plurals"].contains { text.contains(part: $0.utf8) } ? true : nil
    } ?? false
  }
}
