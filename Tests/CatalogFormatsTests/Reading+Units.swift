import WatchwordBasics
import WatchwordCatalogFormats

extension Reading where Value == TranslationCatalog {
  /// The file elements that were read.
  var files: [TranslationCatalog.File] { value?.files ?? [] }
  /// The units of all file elements.
  var units: [TranslationUnit] { files.flatMap(\.units) }
  /// The units in the order of the document, in which those of a message need not be next to each other.
  var unitsByPlace: [TranslationUnit] { files.flatMap { $0.units.sorted { $0.position < $1.position } } }
  /// The findings, each as the id of its defect.
  var ids: [ExactText] { findings.map(\.id) }
}

/// Reads an XLIFF 1.2 file.
func read(_ bytes: [UInt8], _ name: ExactText = "f") -> Reading<TranslationCatalog> {
  CatalogFormat.xliff12.read(bytes, name: name)
}

/// Reads an XLIFF 1.2 file.
func read(_ text: String, _ name: ExactText = "f") -> Reading<TranslationCatalog> { read(Array(text.utf8), name) }
