import TestSupport
import Testing
import WatchwordBasics
import WatchwordPolicy
import WatchwordPolicyFormats
import WatchwordPolicyTools

/// Answers by the ids of their questions, and the design that results; all others are as proposed.
private func design(_ answers: KeyValuePairs<ExactText, String>) throws -> PolicyDesign {
  var design = PolicyDesign()
  for (id, text) in answers {
    let question = try #require(DesignQuestion.all.first { $0.id == id })
    try #require(question.isAsked(design), "\(id)")
    try #require(question.answer(&design, with: text), "\(id): \(text)")
  }
  return design
}

private let nist: [String] = [
  #"{"rule":"length","min":15}"#, #"{"rule":"common-password","variants":true}"#,
  #"{"rule":"user-id","match":"whole","minLength":3}"#,
  #"{"rule":"personal-words","match":"whole"}"#,
]

/// The results of the answers about a new policy.
@Suite struct PolicyDesignTests {
  typealias Answers = KeyValuePairs<ExactText, String>

  /// Answers, and the rules that they make.
  static let designs: [Case<Answers, [String]>] = [
    Case("nothing answered", [:], nist),
    Case("signing in", ["for": "sign-in"], nist),
    Case("a second factor", ["mfa": "yes"], [#"{"rule":"length","min":8}"#] + nist.dropFirst()),
    Case("an administrator with one, too", ["for": "administration", "mfa": "Y"], nist),
    Case(
      "a number beats what is proposed", ["mfa": "yes", "min": "20"],
      [#"{"rule":"length","min":20}"#] + nist.dropFirst()),
    Case("a maximum", ["max": "64"], [#"{"rule":"length","min":15,"max":64}"#] + nist.dropFirst()),
    Case("None as the maximum", ["max": "None"], nist),
    Case(
      "payment cards", ["for": "payment-cards", "mfa": "no"],
      [
        #"{"rule":"length","min":12}"#, #"{"rule":"letters","min":1}"#, #"{"rule":"digits","min":1}"#,
      ] + nist.dropFirst() + [#"{"rule":"different-from-current"}"#, #"{"rule":"history","count":4}"#]),
    Case(
      "a PIN", ["for": "unlocking"],
      [
        #"{"rule":"length","min":6}"#, #"{"rule":"allowed-characters","classes":["digits"]}"#,
        #"{"rule":"common-password","variants":true}"#,
      ]),
    Case(
      "a PIN of exactly 4", ["for": "unlocking", "min": "4", "max": "4", "common-passwords": "no"],
      [#"{"rule":"length","min":4,"max":4}"#, #"{"rule":"allowed-characters","classes":["digits"]}"#]),
    Case(
      "own words", ["words": " Acme , Acme Pay,, Acme, Big Bay, Northern Bank"],
      nist.dropLast() + [#"{"rule":"personal-words","words":["Acme","BigBay","Northern","Bank"],"match":"whole"}"#]),
    Case(
      "own words without the user's", ["user-data": "no", "words": "Müller-Bank"],
      nist.prefix(2) + [#"{"rule":"personal-words","words":["Müller-Bank"],"match":"whole"}"#]),
    Case("no own words", ["words": "none"], nist),
    Case(
      "breaches, strength and history",
      ["common-passwords": "no", "user-data": "n", "breached-passwords": "yes", "strength": "good", "history": "1"],
      [
        nist[0], #"{"rule":"breached-password"}"#, #"{"rule":"strength","min":3}"#,
        #"{"rule":"different-from-current"}"#, #"{"rule":"history","count":1}"#,
      ]),
    Case(
      "all kinds", ["mix": "all", "common-passwords": "no", "user-data": "no"],
      [
        nist[0], #"{"rule":"uppercase","min":1}"#, #"{"rule":"lowercase","min":1}"#, #"{"rule":"digits","min":1}"#,
        #"{"rule":"special","min":1}"#,
      ]),
  ]

  @Test(arguments: designs) func `answers make rules`(each: Case<Answers, [String]>) throws {
    let design = try design(each.given)
    #expect(design.rules.map(\.json) == each.expected)
  }

  @Test(arguments: designs) func `the file is read as these rules, and can be met`(
    each: Case<Answers, [String]>
  ) throws {
    let design = try design(each.given)
    let text = design.text(schema: "s.json", note: "n")
    let reading = PolicyFormat.read(SourceText(name: "new", bytes: Array(text.utf8)))
    #expect(reading.isSound && reading.findings.isEmpty)
    #expect(reading.value?.policy.rules == design.rules)
    #expect(reading.value?.policy.contradictions.isEmpty == true)
  }

  /// Answers of people who choose what NIST SP 800-63B-4 asks for.
  static let ofNIST: [Answers] = [
    [:], ["mfa": "yes"], ["for": "administration"], ["for": "administration", "mfa": "yes"],
    ["words": "Acme, Acme Pay"], ["breached-passwords": "yes", "strength": "strong"], ["history": "4"], ["max": "64"],
  ]

  @Test(arguments: ofNIST) func `no clause of NIST fails`(answers: Answers) throws {
    let design = try design(answers)
    let audit = AuditStandard.nist.audit(PasswordPolicy(rules: design.rules), assuming: design.assumptions)
    let failed = audit.clauses.filter { $0.judgement.verdict == .fail }
    #expect(failed.map(\.clause.id) == [])
  }

  /// The standard, the clauses that the answers are proposed for, and answers.
  static let others: [Case<Answers, (standard: ExactText, clauses: [ExactText])>] = [
    Case(
      "PCI DSS for cards", ["for": "payment-cards", "mfa": "yes"],
      ("pci", ["8.3.6-length", "8.3.6-characters", "8.3.7"])),
    Case("CNIL for a PIN", ["for": "unlocking"], ("cnil", ["case-3"])),
    Case("CNIL for a PIN of 4 digits", ["for": "unlocking", "min": "4", "max": "4"], ("cnil", ["case-3"])),
    Case(
      "OWASP ASVS for people", ["for": "sign-in", "breached-passwords": "yes", "words": "Acme"],
      ("asvs", ["6.2.1", "6.2.5", "6.2.11"])),
  ]

  @Test(arguments: others) func `a purpose meets the clauses that it is proposed for`(
    each: Case<Answers, (standard: ExactText, clauses: [ExactText])>
  ) throws {
    let design = try design(each.given)
    let standard = try #require(AuditStandard.named(each.expected.standard))
    var assumptions = design.assumptions
    assumptions.asvsLevel = 2
    let audit = standard.audit(PasswordPolicy(rules: design.rules), assuming: assumptions)
    for id in each.expected.clauses {
      let clause = try #require(audit.clauses.first { $0.clause.id == id }, "\(id)")
      #expect(clause.judgement.verdict == .pass, "\(id): \(clause.judgement.text)")
    }
  }

  /// A design that starts from other rules.
  @Test func `only given answers change existing rules`() throws {
    let before = try PasswordPolicy(
      """
      {"version": 1, "rules": [
        {"rule": "length", "min": 9, "unit": "utf8"}, {"rule": "digits", "min": 2}, {"rule": "expiry", "days": 90},
        {"rule": "common-password"}
      ]}
      """
    ).rules
    var design = PolicyDesign(changing: before, hasMinimumOfNIST: false)
    #expect(design.rules == before)
    design.secondFactor = true
    #expect(design.rules == before)
    design.refusesCommonPasswords = true
    design.minimum = 10
    #expect(
      design.rules.map(\.json) == [
        #"{"rule":"length","min":10,"unit":"utf8"}"#, #"{"rule":"digits","min":2}"#, #"{"rule":"expiry","days":90}"#,
        #"{"rule":"common-password"}"#,
      ])
    design.mixture = .any
    design.refusesCommonPasswords = false
    #expect(design.rules.map(\.id) == ["length", "expiry"])
  }
}

/// What is asked, and which answers are taken.
@Suite struct DesignQuestionTests {
  @Test func `questions have their own names, and are plain sentences`() {
    let ids = DesignQuestion.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    let rules = RuleKind.allIDs.filter { $0.string.contains("-") }
    for purpose in DesignPurpose.allCases {
      var design = PolicyDesign()
      design.purpose = purpose
      for question in DesignQuestion.asked(in: design) {
        #expect(question.words.hasSuffix("?"))
        var texts = [question.words, question.note(design) ?? ""]
        if case .choice(let choices) = question.kind(design) { texts += choices.map(\.words) }
        for text in texts { #expect(!rules.contains { text.contains($0.string) }, "\(text)") }
      }
    }
  }

  @Test(arguments: DesignPurpose.allCases) func `the proposed answer is an answer that changes nothing`(
    purpose: DesignPurpose
  ) {
    for hasSecondFactor in [false, true] {
      var design = PolicyDesign()
      design.purpose = purpose
      design.secondFactor = hasSecondFactor
      let rules = design.rules
      for question in DesignQuestion.asked(in: design) {
        let answer = question.answer(design)
        let isTaken = question.answer(&design, with: answer)
        #expect(isTaken && design.rules == rules && question.answer(design) == answer, "\(question.id): \(answer)")
      }
    }
  }

  /// Questions, and invalid answers to them.
  static let refusals: [Case<ExactText, [String]>] = [
    Case("a purpose", "for", ["", "bank", "Sign-In"]), Case("a flag", "mfa", ["", "maybe", "1"]),
    Case("a system", "system", ["", "passay", "pwquality", "Keycloak"]),
    Case("languages", "locale", ["", ",", "de,, e", "German", "de_DE"]),
    Case("a minimum", "min", ["", "0", "-1", "ten", "1048577", "99999999999999999999", "8.5"]),
    Case("a maximum", "max", ["", "14", "-1", "no limit"]), Case("a mixture", "mix", ["", "digits-only", "some"]),
    Case("words", "words", ["", ",", "HP", "Acme, HP", String(repeating: "x", count: 4097)]),
    Case("a strength", "strength", ["", "weak", "4"]), Case("a history", "history", ["", "none", "-1", "1001"]),
  ]

  @Test(arguments: refusals) func `an invalid answer changes nothing`(each: Case<ExactText, [String]>) throws {
    let question = try #require(DesignQuestion.all.first { $0.id == each.given })
    for text in each.expected {
      var design = PolicyDesign()
      #expect(!question.answer(&design, with: text), "\(text)")
      #expect(question.answer(design) == question.answer(PolicyDesign()) && design.rules == PolicyDesign().rules)
    }
  }

  @Test func `the systems are all formats that are written`() {
    let written = PolicyFormat.known.filter(\.isWritable)
    #expect(PolicyDesign.systems.first == .native)
    #expect(Set(PolicyDesign.systems) == Set(written) && PolicyDesign.systems.count == written.count)
  }

  @Test func `losses are described without ids of rules`() throws {
    for system in PolicyDesign.systems {
      var design = PolicyDesign()
      design.system = system
      design.words = ["Acme"]
      design.strength = .good
      let losses = design.losses.map { $0.sentence { "rule \($0)" } }
      #expect(system == .native ? losses.isEmpty : !losses.isEmpty, "\(system.id)")
      #expect(!losses.contains { $0.contains("personal-words") || $0.contains("common-password)") }, "\(losses)")
    }
  }
}
