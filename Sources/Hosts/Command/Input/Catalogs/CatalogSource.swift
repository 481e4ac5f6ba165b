import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLocalization
import WatchwordSystemFiles

/// The bytes of a translation file, with their format.
struct CatalogSource {
  let text: SourceText
  let format: CatalogFormat

  /// The name of the file in findings.
  var name: ExactText { text.name }

  /// Creates a source; the bytes, or else the name, determine the format.
  init(_ text: SourceText) {
    self.text = text
    format = CatalogFormat.format(ofFileNamed: SystemPath(text.name.string), startingWith: text.bytes)
  }

  /// The texts that an app shows, and the findings of the format's reader and of the compilation.
  func compiled() -> (
    catalog: Catalog?, reading: [Diagnostic], compilation: [Diagnostic], leftOut: LeftOutUnits?
  ) {
    let content = format.read(text.bytes, name: name)
    let compiled = content.value?.compiled()
    let findings = compiled?.diagnostics ?? []
    return (compiled?.value, content.diagnostics, findings, content.value.map { LeftOutUnits(of: $0, findings) })
  }

  /// The text in UTF-8, for quoting lines.
  var shown: SourceText { SourceText(name: name, bytes: format.utf8(of: text.bytes)) }
}

extension UnsupportedFile {
  /// Throws if the file called `name`, which starts with `head`, is of another kind.
  static func refuse(_ name: SystemPath, startingWith head: DocumentHead) throws(RunFailure) {
    guard let kind = kind(of: name, startingWith: head) else { return }
    throw RunFailure(message: kind.rejectionMessage(for: name))
  }
}
