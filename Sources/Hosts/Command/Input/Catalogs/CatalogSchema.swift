import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordSystemFiles

#if LibXML2
  import WatchwordSchemas
#endif

/// The schema to which the catalogues of a run must conform.
struct CatalogSchema: Sendable {
  #if LibXML2
    private let schema: Schema

    /// Loads the schema at `path`. Throws if it cannot be used.
    init(at path: SystemPath) throws(RunFailure) {
      do throws(SchemaFailure) {
        schema = try Schema(at: path)
      } catch {
        throw RunFailure(message: error.description)
      }
    }

    /// The schema violations in a document that the reader of `format` reads to its end.
    func findings(about document: [UInt8], in format: CatalogFormat, named name: ExactText) -> [Finding] {
      schema.findings(about: document, in: format, named: name)
    }
  #else
    private let schema: Never

    /// Throws: schemas need libxml2.
    init(at path: SystemPath) throws(RunFailure) {
      throw RunFailure(
        message: "--schema needs libxml2, which this build of watchword does not include; use a build with the package "
          + "trait LibXML2, which is on by default")
    }

    /// Never called, because the type has no values.
    func findings(about document: [UInt8], in format: CatalogFormat, named name: ExactText) -> [Finding] {
      switch schema {}
    }
  #endif
}
