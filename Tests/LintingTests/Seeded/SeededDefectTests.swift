import TestSupport
import Testing
import WatchwordBasics
import WatchwordLinting

/// Plants defects in clean units of real catalogues and counts how many the linter finds.
@Suite struct SeededDefectTests {
  /// How many places a kind of defect is planted at.
  static let places = Rounds.isWhole ? 51 : 4

  @Test(arguments: SeededDefect.all)
  func `planted defects are found, and nothing else becomes an error`(kind: SeededDefect) throws {
    let check = try #require(Checks.named(kind.check), "no check finds \(kind.check)")
    let tally = Tally(kind, set: max(check.set, .recommended))
    let recall = Double(tally.found) / Double(max(tally.planted, 1))
    print("seeded \(kind.check): \(tally.found) of \(tally.planted) found, \(tally.errorsElsewhere.count) new errors")
    #expect(tally.planted >= Self.places - 1, "too few places")
    #expect(recall >= (check.kind.severity == .error ? 0.99 : 0.97), "missed: \(tally.missed.prefix(3))")
    #expect(tally.errorsElsewhere.isEmpty, "\(tally.errorsElsewhere.prefix(3))")
  }

  @Test func `every kind of defect is planted once`() {
    #expect(Set(SeededDefect.all.map(\.check)).count == SeededDefect.all.count)
    #expect(SeededCorpus.all.allSatisfy { !$0.places.isEmpty })
  }
}

/// What the linter makes of the places of one kind.
private struct Tally {
  private(set) var planted = 0
  private(set) var found = 0
  private(set) var missed: [String] = []
  private(set) var errorsElsewhere: [String] = []

  init(_ kind: SeededDefect, set: CheckSet) {
    // The same places in each run, and others for each kind.
    var random = SeededGenerator(seed: kind.check.string.utf8.reduce(0x5EED) { $0 &* 31 &+ UInt64($1) })
    let corpora = SeededCorpus.all.map { $0.places.shuffled(using: &random) }
    var next = corpora.map { $0.startIndex }
    while planted < SeededDefectTests.places, zip(next, corpora).contains(where: { $0 < $1.endIndex }) {
      for (index, places) in corpora.enumerated() where planted < SeededDefectTests.places {
        while next[index] < places.endIndex {
          let place = places[next[index]]
          next[index] += 1
          if let case_ = kind.plant(place, &random), count(case_, kind.check, set) { break }
        }
      }
    }
  }

  /// Lints one place and counts what is found; nothing where the place was not clean before.
  private mutating func count(_ planted: SeededDefect.Planted, _ check: ExactText, _ set: CheckSet) -> Bool {
    let units = Set(planted.units.map { ExactText($0) })
    func isPlace(_ finding: Finding) -> Bool { units.isEmpty || finding.unit.map(units.contains) ?? true }
    let before = planted.clean.findings(set)
    guard !before.contains(where: { isPlace($0) && ($0.id == check || $0.severity == .error) }) else { return false }
    let after = planted.broken.findings(set)
    self.planted += 1
    if after.contains(where: { $0.id == check && isPlace($0) }) {
      found += 1
    } else {
      missed.append(planted.broken.files.map(\.text).joined())
    }
    let known = Set(before.map { "\($0.id) \($0.unit ?? "")" })
    errorsElsewhere += after.filter { $0.severity == .error && $0.id != check && (units.isEmpty || !isPlace($0)) }
      .map { "\($0.id) \($0.unit ?? "")" }.filter { !known.contains($0) }
    return true
  }
}
