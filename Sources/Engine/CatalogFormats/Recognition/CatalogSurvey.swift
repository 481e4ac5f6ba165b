package import WatchwordBasics
package import WatchwordLocalization

/// The properties of a document that can be determined without checking it.
package struct CatalogSurvey {
  /// The format in which it would be read.
  package let format: CatalogFormat
  /// Whether its content or its name identifies it as this format.
  package let isCatalog: Bool
  /// The unsupported type of the file, if it is known.
  package let unsupported: UnsupportedFile?
  /// The languages that its texts declare, in document order.
  package private(set) var languages: [LanguageTag] = []
  /// Whether all of its texts are sources.
  package private(set) var isSource = false
  /// The possible paths of its source texts, the most likely one first.
  package private(set) var sources: [SystemPath] = []
  /// The name of its source file, which is the same in all languages; `nil` in a format without a file for each
  /// language.
  package private(set) var original: ExactText?

  /// The number of bytes to read of a document that declares its languages in its first file elements.
  private static let partLength = 256 << 10

  /// Surveys a document called `name`.
  package init(_ document: [UInt8], name: ExactText) {
    let path = SystemPath(name.string)
    let head = DocumentHead(document)
    format = CatalogFormat.format(ofFileNamed: path, startingWith: head)
    unsupported = UnsupportedFile.kind(of: path, startingWith: head)
    let isKnown = head.format != nil || CatalogFormat.accepts(path)
    isCatalog = isKnown && unsupported == nil
    guard isCatalog else { return }
    sources = format.sourcePaths(ofFileNamed: path)
    original = format.original(ofFileNamed: path)
    read(document, name)
  }

  private mutating func read(_ document: [UInt8], _ name: ExactText) {
    // A string catalogue stores the languages with each of its texts.
    let isInPart = format.isXML || format.original != nil || !format.isBilingual
    let part = isInPart ? Array(document.prefix(Self.partLength)) : document
    let files = format.reading(of: part, name: name).catalog.files
    for file in files {
      guard let tag = file.header.shownLanguage.flatMap({ LanguageTag($0.string)?.canonicalized() }) else { continue }
      if !languages.contains(tag) { languages.append(tag) }
    }
    isSource =
      !files.isEmpty
      && files.allSatisfy { file in
        file.header.isSource && file.header.sources != .missing
          && (file.header.targetLanguage != nil || !file.messages.contains { $0.contains { $0.target != nil } })
      }
  }
}
