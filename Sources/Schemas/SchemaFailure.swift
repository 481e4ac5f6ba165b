#if LibXML2
  package import WatchwordDiagnostics

  /// Why a schema cannot be used.
  package struct SchemaFailure: Error, Sendable {
    /// What is wrong with the schema.
    package enum Reason: Sendable {
      /// The file, or one that it includes, cannot be read.
      case unreadable
      /// It is not well-formed XML.
      case malformed
      /// It is XML, but no schema.
      case noSchema
      /// A schema that it imports was not found.
      case unresolvedImport
      /// It is a schema that breaks the rules of schemas.
      case invalid
    }

    /// What is wrong with the schema.
    package let reason: Reason
    /// The file concerned: the schema, or one that it includes or imports.
    package let file: ExactText
    /// The place in the file; the column is 1 where only the line is known.
    package let position: SourcePosition?
    /// What was found; starts with a capital and ends without a full stop.
    package let message: String
    /// What to do.
    package let help: String
  }

  extension SchemaFailure: CustomStringConvertible {
    /// The place, what was found there, and what to do.
    package var description: String {
      let place = position.map { ":\($0.line):\($0.column)" } ?? ""
      return "\(file)\(place): \(message); \(help)"
    }
  }
#endif
