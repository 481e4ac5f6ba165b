#if LibXML2
  import CLibXML2
  import WatchwordCatalogFormats
  package import WatchwordBasics
  import WatchwordSystemFiles

  /// A W3C XML Schema (1.0), compiled by libxml2.
  package final class Schema: Sendable {
    /// A compiled schema is immutable in libxml2, and each validation has its own state, so threads can share it.
    nonisolated(unsafe) private let compiled: xmlSchemaPtr

    /// Reads the schema at `path`, and all schemas that it includes and imports.
    ///
    /// Only files are read. For a schema that is imported from the web, the file with the same name beside the schema
    /// is used.
    package init(at path: SystemPath) throws(SchemaFailure) {
      let files: SchemaFiles
      do throws(FileError) {
        files = try SchemaFiles(at: path)
      } catch {
        throw SchemaFailure(
          reason: .unreadable, file: path.name, position: nil, message: error.reason.sentence,
          help: "name a file with a schema (.xsd)")
      }
      if files.isTooLong {
        throw SchemaFailure(
          reason: .unreadable, file: path.name, position: nil,
          message: "The schema is longer than \(SchemaFiles.maximumByteCount >> 20) MiB", help: "name a smaller schema")
      }
      var log = ErrorLog()
      let schema = Self.compile(files, &log)
      // If a schema is missing, every reference to it is an error, which does not reveal the cause.
      let failure = log.errors.first { $0.missingLocation(in: files) != nil } ?? log.errors.first { $0.isError }
      if let schema, failure == nil {
        compiled = schema
        return
      }
      xmlSchemaFree(schema)
      throw SchemaFailure(failure, in: files)
    }

    deinit { xmlSchemaFree(compiled) }

    private static func compile(_ files: SchemaFiles, _ log: inout ErrorLog) -> xmlSchemaPtr? {
      LibXML2.logging(in: &log) { report, context in
        guard let parser = xmlSchemaNewParserCtxt(files.location) else { return nil }
        defer { xmlSchemaFreeParserCtxt(parser) }
        clibxml2_report_schema_errors(parser, report, context)
        return SchemaFiles.$current.withValue(files) { xmlSchemaParse(parser) }
      }
    }

    /// Calls `body` with a validation context for this schema; `nil` if memory is exhausted.
    func withValidation<Result>(_ body: (xmlSchemaValidCtxtPtr) -> Result) -> Result? {
      guard let validation = xmlSchemaNewValidCtxt(compiled) else { return nil }
      defer { xmlSchemaFreeValidCtxt(validation) }
      return body(validation)
    }
  }

  extension LibXML2Error {
    /// Returns the location of an imported or included schema that is missing.
    fileprivate func missingLocation(in files: SchemaFiles) -> String? {
      let parts = [
        ("at location '", "'. Skipping"), ("Failed to load the document '", "' for"), ("the XML resource '", "'"),
      ]
      guard domain == XML_FROM_SCHEMASP.rawValue else { return nil }
      // libxml2 reports the same error for a file that cannot be read and for one that is not well-formed.
      return parts.lazy.compactMap { message.part(between: $0.0, and: $0.1) }
        .first { files.content(ofFileAt: $0) == nil }
    }
  }

  extension SchemaFailure {
    /// Creates the failure that `error` describes.
    fileprivate init(_ error: LibXML2Error?, in files: SchemaFiles) {
      let file = files.name(ofFileAt: error?.file)
      let position = error.flatMap { $0.line > 0 ? SourcePosition(line: $0.line, column: 1) : nil }
      func failure(_ reason: Reason, at start: SourcePosition? = nil, _ message: String, help: String) -> Self {
        Self(reason: reason, file: file, position: start ?? position, message: message, help: help)
      }
      guard let error else {
        self = failure(.invalid, "The schema cannot be used", help: "check it with another program")
        return
      }
      if let location = error.missingLocation(in: files) {
        self = failure(
          .unresolvedImport,
          "The schema needs \(files.name(ofFileAt: location).string.clipped(to: 200)), which was not found; nothing is read from the network",
          help: "put a copy of that file beside the schema")
      } else if [XML_FROM_PARSER, XML_FROM_NAMESPACE].contains(where: { $0.rawValue == error.domain }) {
        let content = files.content(ofFileAt: error.file ?? files.location)
        let defect = content.flatMap { CatalogFormat.malformedXML(in: $0, named: file) }
        let help = defect?.help.map { $0.prefix(1).lowercased() + $0.dropFirst() }
        self = failure(
          .malformed, at: defect?.span.start,
          "The schema is not well-formed XML: \(defect?.message ?? error.message.clipped(to: 200))",
          help: help ?? "correct it")
      } else if error.isAbout(XML_SCHEMAP_NOT_SCHEMA) {
        self = failure(
          .notASchema, at: position ?? .start,
          "The file is XML, but not a W3C XML Schema; expected <schema> in the namespace http://www.w3.org/2001/XMLSchema",
          help: "name a schema (.xsd)")
      } else {
        self = failure(
          .invalid, "The schema is invalid: \(ViolationWording.withoutNamespaces(error.message).clipped(to: 400))",
          help: "correct the schema, or name another one")
      }
    }
  }
#endif
