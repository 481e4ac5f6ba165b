import WatchwordDiagnostics
import WatchwordLocalization
import WatchwordPolicy
import TestSupport
import Testing

@Suite struct RuleExampleTests {
  static let examples = PasswordRule.descriptions.flatMap(\.examples)

  @Test(arguments: examples)
  func `every rule does what its own examples say`(example: RuleExample) throws {
    let rule = try policy("{\"version\": 1, \"rules\": [\(example.rule)]}")
    let context = AssessmentContext(
      userID: example.userID, personalWords: example.personalWords, currentPassword: example.currentPassword)
    #expect(rule.assess(example.password, in: context).states == [example.state], "\(example.rule) \(example.password)")
  }

  @Test func `every id of every rule has an example, and accepting and rejecting ones where the device can judge`() {
    for description in PasswordRule.descriptions {
      for id in description.ids {
        let own = description.examples.filter { $0.rule.contains("\"\(id)\"") }
        #expect(!own.isEmpty, "\(id)")
      }
      let states = Set(description.examples.map(\.state.name))
      #expect(states.isSuperset(of: ["met", "unmet"]) || states == ["undetermined"], "\(description.ids)")
    }
  }

  @Test func `every phrase that a rule asks for is declared with the same arguments`() throws {
    for description in PasswordRule.descriptions {
      for example in description.examples {
        guard let rule = try policy("{\"version\": 1, \"rules\": [\(example.rule)]}").rules.first else { continue }
        var phrases = RuleStyle.allCases.map { rule.phrase(in: $0) }
        if case .unmet(let shortfall) = example.state { phrases.append(rule.phrase(for: shortfall)) }
        for phrase in phrases {
          let declaration = try #require(description.phrases.first { $0.id == phrase.id }, "\(phrase.id.text)")
          #expect(declaration.parameters.map(\.name) == phrase.arguments.map(\.name))
          #expect(declaration.parameters.map(\.kind) == phrase.arguments.map(\.value.kind))
        }
      }
    }
  }

  @Test func `every file in Rules is listed, and every page starts with its type's own summary`() throws {
    let files = try sourceFiles(in: "Sources/Policy/Rules")
    #expect(files.count == PasswordRule.descriptions.count)
    for (name, text) in files {
      let page = try #require(
        PasswordRule.descriptions.first { text.contains("\"\"\"\n    \(firstLine(of: $0.documentation))\n") }, "\(name)"
      )
      #expect(text.contains("/// \(firstLine(of: page.documentation))\npublic struct"), "\(name)")
    }
  }

  private func firstLine(of page: StaticString) -> String {
    String(String(describing: page).split(separator: "\n").first ?? "")
  }
}
