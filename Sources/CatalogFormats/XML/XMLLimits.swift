import WatchwordDiagnostics

/// What a document may take: more ends the reading with a diagnostic that names the limit.
package enum XMLLimits {
  /// How many elements may be open inside each other.
  package static let depth = 256
  /// How many bytes of UTF-8 an attribute's value may have.
  package static let attributeLength = 64 * 1024
  /// How many bytes of UTF-8 the text of a `<source>`, `<target>` or `<note>` may have.
  package static let textLength = 1024 * 1024
  /// How many units a file may have; in WebAssembly, less, because they and their findings have 2 GiB at most.
  package static let units = mostUnits
  /// How many attributes an element may have; each is compared with each.
  package static let attributes = 256
  /// How many namespaces may be declared at one place; each prefix is looked for among them.
  package static let namespaces = 64
  /// How many different names, prefixes and namespaces a document may have; they are kept while it is read.
  package static let names = 100_000
  /// How many bytes a name may have.
  package static let nameLength = 50_000
  /// How many bytes a start tag may have.
  package static let tagLength = 4 * attributeLength
  /// How many bytes a comment, a CDATA section or the like may have.
  package static let tokenLength = 2 * textLength

  #if arch(wasm32)
    private static let mostUnits = 200_000
  #else
    private static let mostUnits = 1_000_000
  #endif
}
