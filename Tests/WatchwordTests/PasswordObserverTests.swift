import Testing
import Watchword

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

  @Test func `passwords are counted rule by rule, and only groups are told`() throws {
    let observer = try Self.observer(
      Self.many("horse", 12) + Self.many("horses-and-cows", 9) + Self.many("horse1234", 24))
    let numbers = observer.numbers
    #expect([numbers.passwords, numbers.met, numbers.unmet, numbers.undetermined] == [45, 20, 20, nil])
    #expect(numbers.rules.map(\.unmet) == [10, 20, nil])
    #expect(numbers.rules.map(\.unmetAlone) == [nil, 5, nil])
    #expect(numbers.policy == "next" && numbers.floor == 5)
  }

  @Test func `what is told changes only after a whole group`() throws {
    var observer = PasswordObserver(try Self.policy(), named: "next", floor: 5)
    var changes: [Int] = []
    var last = observer.numbers
    for count in 1...40 {
      observer.observe("horse")
      if observer.numbers != last { changes.append(count) }
      last = observer.numbers
    }
    #expect(changes == [10, 15, 20, 25, 30, 35, 40])
  }

  @Test func `a restored observer goes on as if nothing had happened`() throws {
    let passwords = (0..<57).map { $0.isMultiple(of: 3) ? "horse" : "horse\($0)-and-cows" }
    let whole = try Self.observer(passwords)
    for cut in [0, 4, 5, 23, 57] {
      var restored = try PasswordObserver(
        try Self.policy(), named: "next", restoring: try Self.observer(Array(passwords[..<cut])).state)
      for password in passwords[cut...] { restored.observe(password, in: AssessmentContext(userID: "anna")) }
      #expect(restored.state == whole.state && restored.numbers == whole.numbers)
    }
  }

  @Test func `servers can be added up, and what is told of them advances by groups`() throws {
    let one = try Self.observer(Self.many("horse", 12))
    let two = try Self.observer(Self.many("horse1234", 14))
    var sum = PasswordObserver(try Self.policy(), named: "next", floor: 5)
    try sum.add(one.state)
    try sum.add(two.state)
    var opposite = PasswordObserver(try Self.policy(), named: "next", floor: 5)
    try opposite.add(two.state)
    try opposite.add(one.state)
    #expect(sum.state == opposite.state)
    #expect(sum.numbers.passwords == 20 && sum.numbers.unmet == 10)
    // One more on a server does not show, also not in a new sum.
    var later = PasswordObserver(try Self.policy(), named: "next", floor: 5)
    try later.add(try Self.observer(Self.many("horse", 13)).state)
    try later.add(two.state)
    #expect(later.numbers == sum.numbers && later.state != sum.state)
  }

  @Test func `no password is in a state or in the numbers`() throws {
    let observer = try Self.observer(Self.many("Tr0ub4dor-and-3", 30))
    for text in [observer.state, observer.numbers.json, "\(observer)"] {
      #expect(!text.contains("Tr0ub4dor") && !text.contains("anna"))
    }
  }

  /// States that are not continued, and what is said.
  @Test(arguments: [
    ("", "1:1: "), ("[]", "1:1: The state is a list; expected an object"),
    (#"{"version":1}"#, #"1:2: The state has no "floor""#),
    (#"{"version":1,"policy":"other","floor":5}"#, #"1:23: The state is of the policy "other"; expected "next""#),
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
