import WatchwordBasics

/// A search for numbers of characters of each kind that together satisfy the rules of a policy.
///
/// One character can count for several rules. If lists overlap arbitrarily, finding the smallest number of characters
/// is a hard problem (a multiple hitting set), so the search has a budget of steps. If the budget runs out, the search
/// assumes that such characters exist. The lists of real policies are nested or disjoint and need no search.
struct CharacterChoice {
  /// The number of characters that each demand still needs.
  private var lacking: [Int]
  /// For each region, the demands that its characters count for.
  private let demands: [[Int]]
  /// For each region, how many more of its characters can be taken, and how many of these are distinct.
  private var supply: [Int]
  private var fresh: [Int]
  /// The number of further characters that fit, and how many of these may be repetitions of other characters.
  private var room: Int
  private var repeats: Int

  /// The maximum depth of the search: each branch takes a stack frame, and WebAssembly has a small stack.
  private static let deepest = 32

  /// - Parameters:
  ///   - lacking: the number of characters that each demand requires.
  ///   - regions: for each kind of character, the demands that it counts for, how many can be taken and how many of
  ///     these are distinct.
  ///   - room: the maximum number of characters in total.
  ///   - repeats: the maximum number of characters that may be repetitions of others.
  init(
    lacking: [Int], regions: [(demands: [Int], supply: Int, fresh: Int)], room: Int, repeats: Int
  ) {
    self.lacking = lacking
    self.room = room
    self.repeats = repeats
    demands = regions.map { $0.demands }
    supply = regions.map { $0.supply }
    fresh = regions.map { $0.fresh }
  }

  /// Whether there are enough characters; also true if `budget` steps are too few to decide.
  func isPossible(budget: inout Int) -> Bool {
    var search = self
    return search.succeeds(depth: 0, budget: &budget)
  }

  private mutating func succeeds(depth: Int, budget: inout Int) -> Bool {
    while true {
      let unmet = lacking.indices.filter { lacking[$0] > 0 }
      if unmet.isEmpty { return true }
      budget -= (demands.count + 1) * unmet.count
      if budget < 0 || depth > Self.deepest { return true }
      let candidates = unmet.map { demand in demands.indices.filter { isUsable($0, for: demand) } }
      guard hasRoom(for: unmet, candidates) else { return false }
      var choice: (demand: Int, regions: [Int])?
      for (demand, regions) in zip(unmet, candidates) {
        budget -= regions.count * regions.count
        let best = undominated(regions)
        if best.count < choice?.regions.count ?? .max { choice = (demand, best) }
        if best.count == 1 { break }
      }
      guard let choice,
        let region = choice.regions.max(by: { unmetDemands(of: $0).count < unmetDemands(of: $1).count })
      else { return false }
      if choice.regions.count > 1 { return branch(on: region, depth: depth, budget: &budget) }
      // No other region serves this demand equally well, so this region supplies all the characters that the demand
      // needs.
      guard take(lacking[choice.demand], of: region) else { return false }
    }
  }

  /// Tries every number of characters of `region`, the largest first. Each attempt then takes no more characters from
  /// that region.
  private func branch(on region: Int, depth: Int, budget: inout Int) -> Bool {
    let maximum = min(unmetDemands(of: region).map { lacking[$0] }.max() ?? 0, supply[region], room)
    for count in (0...maximum).reversed() {
      var attempt = self
      guard attempt.take(count, of: region) else { continue }
      attempt.supply[region] = 0
      if attempt.succeeds(depth: depth + 1, budget: &budget) || budget < 0 { return true }
    }
    return false
  }

  /// Takes `count` characters, distinct ones first. Returns false if there are too few.
  private mutating func take(_ count: Int, of region: Int) -> Bool {
    let repeated = max(0, count - fresh[region])
    guard count <= supply[region], count <= room, repeated <= repeats else { return false }
    supply[region] -= count
    fresh[region] -= count - repeated
    room -= count
    repeats -= repeated
    for demand in demands[region] { lacking[demand] = max(0, lacking[demand] - count) }
    return true
  }

  private func isUsable(_ region: Int, for demand: Int) -> Bool {
    supply[region] > 0 && demands[region].contains(demand)
  }

  private func unmetDemands(of region: Int) -> [Int] { demands[region].filter { lacking[$0] > 0 } }

  /// Whether there can be enough characters: a necessary condition, regardless of which characters serve several
  /// demands.
  private func hasRoom(for unmet: [Int], _ candidates: [[Int]]) -> Bool {
    for (demand, regions) in zip(unmet, candidates) {
      let (supplied, different) = regions.reduce((0, 0)) { sums, region in
        (min(room, sums.0 + supply[region]), min(room, sums.1 + fresh[region]))
      }
      if lacking[demand] > supplied || lacking[demand] - different > repeats { return false }
    }
    // Demands that share no character need separate room.
    var needed = 0
    var served = Array(repeating: false, count: demands.count)
    for (demand, regions) in Array(zip(unmet, candidates)).stablySorted(byNumber: { -lacking[$0.0] })
    where !regions.contains(where: { served[$0] }) {
      for region in regions { served[region] = true }
      needed += lacking[demand]
      if needed > room { return false }
    }
    return true
  }

  /// Returns the regions, except those that another region can always replace.
  private func undominated(_ regions: [Int]) -> [Int] {
    regions.filter { region in
      let own = unmetDemands(of: region)
      return !regions.contains { other in
        guard other != region, supply[other] >= room, fresh[other] >= room || repeats >= room else { return false }
        let others = unmetDemands(of: other)
        guard own.allSatisfy({ others.contains($0) }) else { return false }
        // If two regions serve the same demands and both have enough characters, the first one is kept.
        let isMutual =
          others.count == own.count && supply[region] >= room
          && (fresh[region] >= room || repeats >= room)
        return !isMutual || other < region
      }
    }
  }
}
