import TestSupport
import Testing

@Suite struct PolicyCompareTests {
  @Test func `texts for users keep their language and direction in a page`() throws {
    let run = try CommandRun(
      ["policy", "compare", "strong", "nist-800-63b-4", "--locale", "he", "--format", "html", "--against", "-"],
      input: Array("password1\n".utf8))
    #expect(run.exitCode == 0)
    #expect(run.output.contains("<html lang=\"en\">") && run.output.contains("<span lang=\"he\" dir=\"rtl\">"))
    #expect(run.output.contains("<th scope=\"col\"><bdi>strong</bdi></th>") && !run.output.contains("<script"))
    #expect(run.output.contains("neither legal advice"))
  }

  @Test func `a policy beside itself has no difference`() throws {
    let run = try CommandRun(
      ["policy", "compare", "strong", "strong"])
    #expect(run.exitCode == 0)
    #expect(run.output.contains("strong (1) and strong (2) have the same rules, so there is no difference."))
  }

  @Test func `no password of a list is printed`() throws {
    let passwords = ["hunter2-kestrel-9", "Marmalade-4711-sky"]
    for format in ["text", "json", "markdown", "html"] {
      let run = try CommandRun(
        ["policy", "compare", "strong", "nist-800-63b-4", "--against", "-", "--format", format],
        input: Array(passwords.map { $0 + "\n" }.joined().utf8))
      #expect(run.exitCode == 0)
      for password in passwords { #expect(!(run.output + run.errors).contains(password)) }
    }
  }

  @Test(arguments: [(["strong"], "name two or more"), (["strong", "nowhere"], "nowhere")])
  func `what cannot be compared is refused`(policies: [String], message: String) throws {
    let run = try CommandRun(["policy", "compare"] + policies)
    #expect(run.exitCode == 2 && run.output == "" && run.errors.contains(message), "\(run.errors)")
  }

  @Test func `an audit for people says that it is not legal advice`() throws {
    let run = try CommandRun(["policy", "audit", "strong", "--format", "markdown"])
    #expect(run.output.hasSuffix("It is neither legal advice nor a certificate.\n"))
  }
}
