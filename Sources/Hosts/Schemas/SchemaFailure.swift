#if LibXML2
  package import WatchwordBasics

  /// The reason why a schema cannot be used.
  package struct SchemaFailure: Error, Sendable {
    /// The kind of failure.
    package enum Reason: Sendable {
      /// The file, or one that it includes, cannot be read.
      case unreadable
      /// The file is not well-formed XML.
      case malformed
      /// The file is XML, but not a schema.
      case notASchema
      /// A schema that it imports was not found.
      case unresolvedImport
      /// The file is a schema that violates the rules for schemas.
      case invalid
    }

    /// The kind of failure.
    package let reason: Reason
    /// The file concerned: the schema, or one that it includes or imports.
    package let file: ExactText
    /// The place in the file; the column is 1 if only the line is known.
    package let position: SourcePosition?
    /// The problem; starts with a capital and ends without a full stop.
    package let message: String
    /// The remedy.
    package let help: String
  }

  extension SchemaFailure: CustomStringConvertible {
    /// The place, the message and the remedy.
    package var description: String {
      let place = position.map { ":\($0.line):\($0.column)" } ?? ""
      return "\(file)\(place): \(message); \(help)"
    }
  }
#endif
