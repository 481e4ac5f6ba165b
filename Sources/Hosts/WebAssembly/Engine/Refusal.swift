package import WatchwordBasics

/// The reason why a question cannot be answered.
package struct Refusal: Error {
  private let id: ExactText
  private let message: String

  package init(id: ExactText, _ message: String) {
    self.id = id
    self.message = message
  }

  /// Creates the refusal of a malformed question. `message` states what was expected.
  package static func malformed(_ message: String) -> Refusal { Refusal(id: "malformed-question", message) }

  /// The answer with the error.
  package var json: String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", 1)
      writer.object("error") { writer in
        writer.member("id", id)
        writer.member("message", message)
      }
    }
    return writer.text
  }
}
