import TestSupport
import Testing

/// Commands that do not exist.
@Suite struct CommandNameTests {
  @Test(arguments: [
    ("help bogus", "There is no command \"bogus\"; run watchword --help for the list"),
    ("help lnit", "There is no command \"lnit\"; did you mean lint?"),
    ("help policy shw", "There is no command \"policy shw\"; did you mean policy show?"),
    ("help polcy show", "There is no command \"polcy\"; did you mean policy?"),
    ("help text extra", "There is no command \"text extra\"; run watchword text --help for its options"),
    ("audit strong", "There is no command \"audit\"; did you mean policy audit?"),
    ("show", "There is no command \"show\"; did you mean policy show?"),
    ("bogus", "There is no command \"bogus\"; run watchword --help for the list"),
    ("bogus --help", "There is no command \"bogus\"; run watchword --help for the list"),
    ("txet Policies/strong.json", "There is no command \"txet\"; did you mean text?"),
    ("policy vlidate --help", "There is no command \"policy vlidate\"; did you mean policy validate?"),
    ("policy help", "There is no command \"policy help\"; run watchword policy --help for the list"),
  ])
  func `are refused with a suggestion`(arguments: String, message: String) throws {
    let run = try CommandRun(arguments.split(separator: " ").map(String.init))
    #expect(run.exitCode == 2 && run.output == "")
    let lines = run.errors.split(separator: "\n").map(String.init)
    #expect(lines.first == "error: \(message)" && lines.dropFirst().first?.hasPrefix("Usage: watchword") == true)
    #expect(lines.count == 2, "\(run.errors)")
  }

  @Test(arguments: [
    "help", "help help", "help lint", "help policy", "help policy show", "--help", "lint --help", "policy --help",
    "policy show --help", "", "policy", "--version", "text bogus --help", "help --help", "help -h",
  ])
  func `help is given where it can be`(arguments: String) throws {
    let run = try CommandRun(arguments.split(separator: " ").map(String.init))
    #expect(run.exitCode == 0 && run.output != "" && run.errors == "", "\(run.errors)")
  }
}
