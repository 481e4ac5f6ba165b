import WatchwordBasics
import WatchwordLocalization
import WatchwordPolicy
import WatchwordPolicyFormats
import WatchwordPolicyTools

extension PageAnswers {
  /// Returns the settings of another system that require what a policy requires: `{"systems": [{"id", "title"}…],
  /// "text", "losses": [{"words", "isMild"}…]}`. "system" of the question is the id of one of the systems.
  func settings(_ question: PageQuestion) throws(Refusal) -> String {
    let document = try question.soundPolicy()
    let id = question.text("system")
    guard let system = PolicyDesign.systems.first(where: { $0.id == id }) else {
      throw Refusal(id: FindingKind.unknownFormat.id, "Expected \"system\" to be the id of a system")
    }
    let renderer = engine.renderer(try question.locale)
    let written = system.write(document)
    var writer = JSONWriter()
    writer.object { writer in
      writer.array("systems") { writer in
        for system in PolicyDesign.systems.dropFirst() {
          writer.object { writer in
            writer.member("id", system.id)
            writer.member("title", system.title)
          }
        }
      }
      writer.member("text", written.text)
      Self.write(written.losses, of: document.policy.rules, by: renderer, to: &writer)
    }
    return writer.text
  }

  /// Writes the member "losses": the requirements of these rules that a system does not support, in plain language.
  static func write(
    _ losses: [PolicyLoss], of rules: [PasswordRule], by renderer: Renderer, to writer: inout JSONWriter
  ) {
    writer.array("losses") { writer in
      for loss in losses {
        writer.object { writer in
          writer.member("words", loss.sentence { renderer.text(for: rules[$0].phrase(in: .requirement)) })
          writer.member("isMild", loss.isMild)
        }
      }
    }
  }
}
