import FormLaws
import TestSupport
import Testing
import WatchwordForm
import WatchwordLocalization

/// Random events of all kinds, and the laws that hold after each: few events here, 200,000 in `RandomForms`.
@Suite struct RandomTests {
  static let count = Rounds.count(300)

  @Test("The laws of the form hold after any event", arguments: Flow.all)
  func laws(_ flow: Flow) {
    var laws = FormLaws(EventSource(seed: 20_260_101, longPastes: 2), locale: .english, linesEvery: 10) {
      Person(flow).form
    }
    for _ in 0..<Self.count {
      laws.happen()
      #expect(laws.broken.isEmpty)
    }
    #expect(laws.submissions > 0 && laws.counts.count == 22, "\(laws.submissions) \(laws.counts)")
  }
}
