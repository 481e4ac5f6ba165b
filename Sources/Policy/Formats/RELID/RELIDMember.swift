import WatchwordDiagnostics

/// A field to write in a REL-ID policy.
struct RELIDMember: Sendable {
  let name: ExactText
  let value: Value

  /// The value of a field; a flag is written as a text or as a Boolean.
  enum Value: Sendable {
    case number(Int)
    case text(ExactText)
    case flag(Bool)
  }

  init(_ name: ExactText, _ value: Value) {
    self.name = name
    self.value = value
  }

  func write(to writer: inout JSONWriter) {
    switch value {
    case .number(let number): writer.member(name.string, number)
    case .text(let text): writer.member(name.string, text)
    case .flag(let flag): writer.member(name.string, flag)
    }
  }
}
