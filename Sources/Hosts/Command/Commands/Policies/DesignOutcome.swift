import WatchwordBasics
import WatchwordLocalization
import WatchwordPolicy
import WatchwordPolicyFormats
import WatchwordPolicyTools
import WatchwordReporting
import WatchwordRuns
import WatchwordSystemFiles

/// The output for a new policy in addition to its card: the losses in the chosen system, and the next steps.
struct DesignOutcome {
  let design: PolicyDesign
  let renderer: Renderer

  /// The parts of the policy that the chosen system cannot express, one line each, with those that affect few passwords
  /// last; empty if no other system was chosen.
  var losses: String {
    guard design.system != .native else { return "" }
    let rules = design.rules
    let losses = design.losses.map { loss in
      let sentence = loss.sentence { renderer.text(for: rules[$0].phrase(in: .requirement)) }
      return (isMild: loss.isMild, line: TerminalText.escaped(sentence) + "\n")
    }
    let (strong, mild) = (losses.filter { !$0.isMild }, losses.filter(\.isMild))
    let heading = strong.isEmpty ? "everything of this policy can be carried over" : "what cannot be carried over"
    return "\(design.system.title): \(heading)\n" + strong.map { "  ✗ \($0.line)" }.joined()
      + (mild.isEmpty ? "" : "  Of little consequence:\n" + mild.map { "  – \($0.line)" }.joined())
  }

  /// Returns commands for the next steps with the file.
  func next(for path: SystemPath, _ schema: SchemaReference) -> String {
    let file = Self.quoted(path.name.string)
    let system = design.system == .native ? nil : design.system.id.string
    let use = design.purpose == .unlocking ? " --unlock-code" : design.hasSecondFactor ? " --mfa" : ""
    let locales = design.languages.map { " --locale \($0)" }.joined()
    var lines = [
      "watchword policy validate \(file)\(system.map { " --for \($0)" } ?? "")",
      "watchword policy audit \(file)\(use)",
      "watchword text \(file)\(locales.isEmpty ? " --locale de" : locales)",
      "watchword check \(file)",
      "watchword preview --policy \(file) --open",
    ]
    if let system { lines.append("watchword policy convert \(file) --to \(system)") }
    if !schema.exists {
      lines.append(
        "watchword policy schema > \(Self.quoted(schema.file.name.string))   # for completion in editors")
    }
    return "\nNext:\n" + lines.map { "  \($0)\n" }.joined()
  }

  /// Returns the text quoted as one word of a shell (POSIX, Shell Command Language, section 2.2).
  private static func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "-_./".utf8.contains(byte)
      }
    }
    return isPlain ? text : "'" + TerminalText.escaped(text).replacing(scalar: "'", with: #"'\''"#) + "'"
  }
}
