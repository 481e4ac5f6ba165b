import WatchwordBasics
import WatchwordForm
import WatchwordLocalization
import WatchwordPolicy
import WatchwordShippedCatalogs
import WatchwordSystemFiles

/// The cost of a keystroke: the event that edits the new password, and the presentation that a screen draws after it,
/// with all ten rules of `Policies/relid-strict.json`; compared with `assess` of the same passwords.
enum FormBenchmark {
  private static let passwords = [
    "Tr7!kq9Wm#zB", "qK4$Vx8mZr&w", "9Hb@tLw3pXy%", "mR2^jCz7Qs!d", "Wz6*fNb1uKg?", "p5G#rYh8Vd=T", "Jx3+Mq9cLn!e",
    "b8D%sTw4Fk~R",
  ]
  private static let user = "ivanov"

  static func add(to table: inout Table, by meter: inout Meter) throws {
    let policy = try PasswordPolicy(Files.read("Policies/relid-strict.json"))
    for name in ["en", "ar"] {
      guard let locale = LanguageTag(name) else { continue }
      let form = PasswordForm(
        flow: .expired, policy: policy, catalogs: ShippedCatalogs.catalogs(for: locale), locale: locale, userName: user)
      addKeystroke(form, policy, "a keystroke, \(policy.rules.count) rules, \(name)", to: &table, by: &meter)
      addGrowth(form, name, to: &table, by: &meter)
    }
  }

  private static func addKeystroke(
    _ form: PasswordForm, _ policy: PasswordPolicy, _ name: String, to table: inout Table, by meter: inout Meter
  ) {
    var form = form
    let context = AssessmentContext(userID: user)
    let rates = meter.rates(
      batch: passwords.count,
      [
        { passwords.reduce(0) { $0 &+ type($1, into: &form) } },
        { passwords.reduce(0) { $0 &+ policy.assess($1, in: context).states.count } },
      ])
    guard rates[0] > 0 else { return }
    table.add(
      "\(name), times the time of assess", rates[1] / rates[0], .atMost(40, unit: "×"),
      peer: ("assess alone", 1))
  }

  /// Measures the cost of an additional character, from 12 characters to 1 MiB. Drawing costs the same for every
  /// length.
  private static func addGrowth(
    _ form: PasswordForm, _ locale: String, to table: inout Table, by meter: inout Meter
  ) {
    var form = form
    func time(_ length: Int) -> Double {
      let text = String(repeating: "Tr7!kq9Wm#zB-x5?", count: length / 16 + 1)
      let typed = String(text.prefix(length))
      let runs = max(1, (1 << 22) / (length + 512))
      return meter.seconds { (0..<runs).reduce(0) { sum, _ in sum &+ type(typed, into: &form) } } / Double(runs)
    }
    let lengths = [12, 1 << 12, 1 << 14, 1 << 16, 1 << 18, 1 << 20]
    // Measured in turn, with the fastest run of each: other activity on the machine makes a run slower and never
    // faster.
    let rounds = (0..<5).map { _ in lengths.map { time($0) } }
    let fastest = lengths.indices.map { length in rounds.map { $0[length] }.min() ?? 0 }
    let times = zip(lengths, fastest).dropFirst().map { ($1 - fastest[0]) / Double($0 - lengths[0]) }
    guard let longest = times.last, let minimum = times.min(), let maximum = times.max(), minimum > 0 else { return }
    table.add("1 MiB pasted, \(locale)", longest * Double(1 << 20) * 1000, .none(unit: "ms"))
    let nanoseconds = zip(lengths.dropFirst(), times).map { "\($0 >> 10) KiB \(number($1 * 1e9)) ns" }.joined(
      separator: ", ")
    print("  a further character: \(nanoseconds)")
    table.add(
      "a further character, dearest to cheapest, up to 1 MiB, \(locale)", maximum / minimum, .atMost(1.15, unit: "×"))
  }

  /// Edits the new password and draws the form.
  private static func type(_ password: String, into form: inout PasswordForm) -> Int {
    let effects = form.handle(.edit(.new, Password(password)))
    let screen = form.presentation
    return effects.count &+ screen.rules.count &+ screen.title.utf8.count
  }
}
