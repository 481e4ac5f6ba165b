package import WatchwordBasics
package import WatchwordCatalogFormats
package import WatchwordLocalization

/// The bytes of a translation file, with their format.
package struct CatalogSource {
  package let text: SourceText
  package let format: CatalogFormat

  /// The name of the file in findings.
  package var name: ExactText { text.name }

  /// Creates a source; the bytes, or else the name, determine the format.
  package init(_ text: SourceText) {
    self.text = text
    format = CatalogFormat.format(ofFileNamed: SystemPath(text.name.string), startingWith: text.bytes)
  }

  /// The texts that an app shows, and the findings of the format's reader and of the compilation.
  package func compiled() -> (
    catalog: Catalog?, reading: [Finding], compilation: [Finding], leftOut: LeftOutUnits?
  ) {
    let content = format.read(text.bytes, name: name)
    let compiled = content.value?.compiled()
    let findings = compiled?.findings ?? []
    return (compiled?.value, content.findings, findings, content.value.map { LeftOutUnits(of: $0, findings) })
  }

  /// The text in UTF-8, for quoting lines.
  package var shown: SourceText { SourceText(name: name, bytes: format.utf8(of: text.bytes)) }
}
