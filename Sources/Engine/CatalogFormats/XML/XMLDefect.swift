/// A defect that stops the reading of a document: the location, the message and the help.
struct XMLDefect: Error {
  enum Kind {
    case malformed
    /// A limit of this reader, not one of XML.
    case limit
    case doctype
  }

  var kind = Kind.malformed
  /// The bytes of the defect; empty for a position between bytes.
  let range: Range<Int>
  let message: String
  let help: String

  init(_ kind: Kind = .malformed, in range: Range<Int>, _ message: String, help: String) {
    self.kind = kind
    self.range = range
    self.message = message
    self.help = help
  }

  init(_ kind: Kind = .malformed, at offset: Int, _ message: String, help: String) {
    self.init(kind, in: offset..<offset, message, help: help)
  }

  /// Returns the defect of a document in which `what` exceeds `limit` at `offset`.
  static func exceeded(
    _ what: String, _ limit: Int, _ unit: String, at offset: Int, help: String = "Split the file"
  ) -> XMLDefect {
    XMLDefect(
      .limit, at: offset, "This exceeds the limit for \(what): \(limit) \(unit)",
      help: "\(help); the rest of the file was not read")
  }
}
