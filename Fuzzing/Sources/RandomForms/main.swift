import FormLaws
import WatchwordBasics
import WatchwordForm
import WatchwordLocalization
import WatchwordPolicy
import WatchwordShippedCatalogs

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// Sends random events to every flow and checks the invariants of forms after each; `RandomTests` does the same with few
// events.
//
//   swift run -c release RandomForms [EVENTS] [SEED]      200000 events a flow, seed 1; exit 1 for a broken invariant

let arguments = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
let events = arguments.first.map { Int($0) } ?? 200_000
let seed = arguments.dropFirst().first ?? 1
let policy = PasswordForm.policy(
  SourceText(
    name: "policy",
    bytes: Array(#"{"minL":8,"minDg":1,"minUc":1,"minLc":1,"minSc":1,"SeqCheck":true,"Repetition":2}"#.utf8))
).value
let catalogs = ["en", "de", "ar"].compactMap { LanguageTag($0).flatMap { ShippedCatalogs.catalog(for: $0) } }
let clock = ContinuousClock()
var failures = 0

for flow in PasswordForm.Flow.all {
  let start = clock.now
  var laws = FormLaws(EventSource(seed: seed, longPastes: 40), locale: .english) {
    PasswordForm(flow: flow, policy: policy, catalogs: catalogs, locale: .english, userName: "anna")
  }
  for _ in 0..<events {
    laws.happen()
    if laws.broken.isEmpty { continue }
    failures += laws.broken.count
    for law in laws.broken.prefix(max(0, 20 - failures)) { print("\(flow.id): broken at \(law)") }
  }
  let kinds = laws.counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
  print("\(flow.id): \(events) events, \(laws.submissions) submissions, \(clock.now - start): \(kinds)")
  fflush(nil)
}
print(failures == 0 ? "No law was broken" : "\(failures) times a law was broken")
exit(failures == 0 ? 0 : 1)
