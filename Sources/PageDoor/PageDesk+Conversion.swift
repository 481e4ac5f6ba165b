import WatchwordDiagnostics
import WatchwordPolicy

extension PageDesk {
  /// A policy in another format: `{"format", "text", "losses"}`; a loss is a sentence without a full stop.
  func conversion(_ question: PageQuestion) -> String {
    guard let document = question.soundPolicy("policy") else { return Self.noPolicy }
    guard let name = question.text("to"), let format = PolicyFormat.all.first(where: { $0.id == name }) else {
      return Self.noChange
    }
    let written = format.write(document)
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("format", format.id)
      writer.member("text", written.text)
      writer.key("losses")
      writer.array { writer in for loss in written.losses { writer.string(loss.message) } }
    }
    return writer.text
  }
}
