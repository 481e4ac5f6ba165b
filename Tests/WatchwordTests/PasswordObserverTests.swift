import Testing

@testable import Watchword

@Suite struct PasswordObserverTests {
  private static let rules = #"{"rule": "length", "min": 8}, {"rule": "digits"}, {"rule": "user-id"}"#

  private static func policy(_ rules: String = rules) throws -> PasswordPolicy {
    try PasswordPolicy("{\"version\": 1, \"rules\": [\(rules)]}")
  }

  private static func observer(
    _ passwords: [String], floor: Int = 5
  ) throws -> PasswordObserver {
    var observer = PasswordObserver(try policy(), named: "next", floor: floor)
    for password in passwords { observer.observe(password, in: AssessmentContext(userID: "anna")) }
    return observer
  }

  private static func many(_ password: String, _ count: Int) -> [String] { Array(repeating: password, count: count) }

  /// The counts in a state, without the reported ones.
  private static func counts(_ state: String) -> Substring? {
    state.split(separator: "\"counted\"").last?.split(separator: "\"told\"").first
  }

  @Test func `passwords are counted rule by rule, and only groups are reported`() throws {
    let observer = try Self.observer(Self.many("horse", 400) + Self.many("horses-and-cows", 300))
    let numbers = observer.numbers
    let passwords = try #require(numbers.passwords)
    #expect((690...700).contains(passwords) && numbers.unmet == passwords && numbers.met == nil)
    #expect(numbers.rules.map(\.unmet) == [400, passwords, nil])
    #expect(numbers.rules[1].unmetAlone.map { 290...300 ~= $0 } == true && numbers.rules[0].unmetAlone == nil)
    #expect(numbers.policy == "next" && numbers.floor == 5)
    let other = try Self.observer(Self.many("horse", 12) + Self.many("horses-and-cows", 9))
    #expect(
      other.state.contains(
        #""counted":{"passwords":21,"met":0,"unmet":21,"undetermined":0,"unreadable":0,"rules":[{"rule":"length","#
          + #""text":"Min. 8 characters","unmet":12,"unmetAlone":0,"undetermined":0}"#))
  }

  @Test func `the reported numbers change only after a whole group of an unknown size`() throws {
    var observer = PasswordObserver(try Self.policy(), named: "next", floor: 5)
    var changes: [Int] = []
    var last = observer.published.total
    for count in 1...2000 {
      observer.observe("horse")
      if observer.published.total != last { changes.append(count - last) }
      last = observer.published.total
    }
    #expect(Set(changes) == Set(5...9))
  }

  @Test func `a restored observer continues as if nothing had happened`() throws {
    let passwords = (0..<57).map { $0.isMultiple(of: 3) ? "horse" : "horse\($0)-and-cows" }
    let whole = try Self.observer(passwords)
    for cut in [0, 4, 5, 23, 57] {
      let begun = try Self.observer(Array(passwords[..<cut]))
      var restored = try PasswordObserver(try Self.policy(), named: "next", restoring: begun.state)
      #expect(restored.state == begun.state && restored.numbers == begun.numbers)
      for password in passwords[cut...] { restored.observe(password, in: AssessmentContext(userID: "anna")) }
      #expect(Self.counts(restored.state) == Self.counts(whole.state))
    }
  }

  @Test func `servers can be added up, and their reported numbers advance by groups`() throws {
    let one = try Self.observer(Self.many("horse", 120))
    let two = try Self.observer(Self.many("horse1234", 140))
    func sum(_ states: [String]) throws -> PasswordObserver {
      var sum = PasswordObserver(try Self.policy(), named: "next", floor: 5)
      for state in states { try sum.add(state) }
      return sum
    }
    let (sum, opposite) = (try sum([one.state, two.state]), try sum([two.state, one.state]))
    #expect(Self.counts(sum.state) == Self.counts(opposite.state) && sum.numbers == opposite.numbers)
    #expect(sum.published.total == one.published.total + two.published.total && sum.counted.total == 260)
    #expect(sum.numbers.unmet == one.numbers.unmet)
  }

  @Test func `no password is in a state or in the numbers`() throws {
    let observer = try Self.observer(Self.many("Tr0ub4dor-and-3", 30))
    for text in [observer.state, observer.numbers.json, "\(observer)"] {
      #expect(!text.contains("Tr0ub4dor") && !text.contains("anna"))
    }
  }

  /// States that are not continued, and the messages.
  @Test(arguments: [
    ("", "1:1: "), ("[]", "1:1: The state is a list; expected an object"),
    (#"{"version":1}"#, #"1:2: The state has no "floor""#),
    (#"{"version":1,"policy":"next","floor":5,"next":2000000000000}"#, "1:47: "),
    (#"{"version":1,"policy":"other","floor":5}"#, #"1:23: The state belongs to the policy "other"; expected "next""#),
    (#"{"version":1,"policy":"next","floor":1}"#, #"1:38: "floor" is 1; expected a whole number from 5 to 1000000"#),
  ])
  func `a state that cannot be used is refused`(state: String, said: String) throws {
    let policy = try Self.policy()
    let error = #expect(throws: UnusableObservation.self) {
      try PasswordObserver(policy, named: "next", restoring: state)
    }
    #expect(error?.description.hasPrefix(said) == true, "\(error?.description ?? "")")
  }

  @Test func `a state of the policy before a change is refused`() throws {
    let state = try Self.observer(Self.many("horse", 7)).state
    for changed in [Self.rules.replacing("8", with: "9"), Self.rules.replacing("digits", with: "letters")] {
      #expect(throws: UnusableObservation.self) {
        try PasswordObserver(try Self.policy(changed), named: "next", restoring: state)
      }
    }
    var larger = PasswordObserver(try Self.policy(), named: "next", floor: 10)
    let before = larger.state
    #expect(throws: UnusableObservation.self) { try larger.add(state) }
    #expect(larger.state == before)
    let wrong = state.replacing("\"unmet\":7", with: "\"unmet\":8")
    #expect(throws: UnusableObservation.self) {
      try PasswordObserver(try Self.policy(), named: "next", restoring: wrong)
    }
  }
}
