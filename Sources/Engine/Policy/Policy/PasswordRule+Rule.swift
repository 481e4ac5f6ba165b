package import WatchwordBasics

extension PasswordRule {
  /// Writes the rule as an object of the native format.
  package func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("rule", id)
      writeValues(to: &writer)
    }
  }

  /// The rule as an object of the native format, on one line.
  public var json: String {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.text
  }
}
