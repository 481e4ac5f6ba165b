import WatchwordBasics
import WatchwordPolicy

extension PolicyComparison {
  /// The conclusion in one or two careful sentences: the policy that resists guessing better, by how much, and where no
  /// difference was seen.
  package var decision: [ComparisonText] {
    if isOfSameRules { return [names(Array(policies.indices)) + " have the same rules, so there is no difference."] }
    let isUnmeasured = ComparisonText(
      "Which of them resists guessing better was not measured: that requires passwords chosen by people.")
    guard let measurement, measurement.passwords > 0 else { return [isUnmeasured] }
    if measuresCommonPasswords { return [isUnmeasured, byAcceptance(measurement)] }
    let shares = sharesByLevel
    return shares.isEmpty ? [byAcceptance(measurement)] : byGuesses(shares)
  }

  /// The limits of the statement on guessing.
  package var caveat: ComparisonText? {
    guard let measurement, measurement.passwords > 0, !isOfSameRules else { return nil }
    return ComparisonText(
      (measuresCommonPasswords
        ? "The lists consist mostly of lower-case words, which any requirement of a capital letter or a digit rejects,"
          + " and people then add those to the same words. "
        : "The 95 % intervals treat these passwords as a sample of what people choose. The passwords were chosen under"
          + " other rules, and people who choose new ones choose differently. ")
        + "Phishing, malware and reused passwords are not considered.")
  }

  // MARK: - By guesses

  /// The share of each policy by level; empty if guesses were not estimated, or if a policy accepts no password.
  private var sharesByLevel: [(level: GuessLevel, shares: [ComparedShare])] {
    let each = policies.indices.map { shares(of: $0) }
    guard each.allSatisfy({ $0.count == GuessLevel.allCases.count }) else { return [] }
    return GuessLevel.allCases.indices.map { index in (GuessLevel.allCases[index], each.map { $0[index] }) }
  }

  /// The levels in order of preference for a sentence. The first ones lie between the number of guesses at a site that
  /// slows guesses down and the number with a stolen file.
  private static let preferred: [GuessLevel] = [.millions, .billions, .thousands, .trillions]

  private func byGuesses(_ shares: [(level: GuessLevel, shares: [ComparedShare])]) -> [ComparisonText] {
    let decided = shares.compactMap { each in Self.best(each.shares).map { (each.level, each.shares, $0) } }
    let winners = decided.reduce(into: [Int]()) { if !$0.contains($1.2) { $0.append($1.2) } }
    guard let winner = winners.first else {
      return [noDifference(shares)]
    }
    /// Returns the level at which a policy's share is stated: the most preferred of the levels at which that policy is
    /// best.
    func level(of winner: Int) -> (GuessLevel, [ComparedShare]) {
      let own = decided.filter { $0.2 == winner }
      let chosen = Self.preferred.compactMap { level in own.first { $0.0 == level } }.first ?? own[0]
      return (chosen.0, chosen.1)
    }
    if winners.count > 1 {
      let parts = winners.map { winner -> ComparisonText in
        let (level, shares) = level(of: winner)
        let others = policies.indices.filter { $0 != winner }.map { figure($0, shares) }
        return "\(level.words) with " + names([winner]) + ", \(shares[winner].words) against " + list(others)
      }
      return [
        "Which of them resists guessing better depends on the number of guesses. Of the passwords \(source) that each"
          + " accepts, the fewest fall to " + parts.dropFirst().reduce(parts[0]) { $0 + "; to " + $1 } + "."
      ]
    }
    let first = level(of: winner)
    let others = policies.indices.filter { $0 != winner }
    var texts = [
      names([winner]) + " resists guessing better than " + names(others)
        + ": of the passwords \(source) that each accepts, "
        + list(([winner] + others).map { figure($0, first.1) }) + " fall to \(first.0.words)."
    ]
    let open = shares.filter { each in !decided.contains { $0.0 == each.level } }
    if !open.isEmpty {
      texts.append(
        ComparisonText(
          "No difference was seen at \(open.map { $0.level.words }.joinedAsList), where the 95 % intervals overlap."))
    }
    return texts
  }

  /// Returns the policy whose interval lies entirely below those of all others.
  private static func best(_ shares: [ComparedShare]) -> Int? {
    shares.indices.first { index in
      shares.indices.allSatisfy { $0 == index || shares[index].high < shares[$0].low }
    }
  }

  private func noDifference(_ shares: [(level: GuessLevel, shares: [ComparedShare])]) -> ComparisonText {
    let each = shares.first { $0.level == Self.preferred[0] } ?? shares[0]
    return "No difference in resistance to guessing was seen: of the passwords \(source) that each accepts, "
      + list(policies.indices.map { figure($0, each.shares) })
      + " fall to \(each.level.words), and the 95 % intervals overlap there and at the other numbers of guesses."
  }

  /// Returns a share with its policy: "12.0 % with strong".
  private func figure(_ index: Int, _ shares: [ComparedShare]) -> ComparisonText {
    "\(shares[index].words) with " + names([index])
  }

  private func list(_ texts: [ComparisonText]) -> ComparisonText {
    texts.dropFirst().enumerated().reduce(texts[0]) { list, next in
      list + (next.offset == texts.count - 2 ? " and " : ", ") + next.element
    }
  }

  // MARK: - By what is accepted

  private func byAcceptance(_ measurement: PasswordMeasurement) -> ComparisonText {
    let counts = measurement.policies.map { $0.tally.accepted }
    let all = measurement.passwords
    let parts = policies.indices.map { index in
      "\(PolicyComparison.percent(counts[index], of: all)) by " + names([index])
    }
    let found = list(parts)
    guard let least = counts.min(), counts.contains(where: { $0 != least }) else {
      return ComparisonText(
        "No difference was seen: of the \(all.grouped) passwords \(source), each accepts "
          + "\(PolicyComparison.percent(counts[0], of: all)).")
    }
    if measuresCommonPasswords {
      return ComparisonText("Of the \(all.grouped) passwords and words \(source), ") + found + " are accepted."
    }
    let best = counts.indices.filter { counts[$0] == least }
    return names(best)
      + " \(best.count == 1 ? "accepts" : "accept") the fewest: of the \(all.grouped) passwords \(source), "
      + found + " are accepted."
  }

  /// The source of the passwords, as a phrase that follows the noun.
  package var source: String {
    guard let measurement else { return "" }
    return measuresCommonPasswords
      ? "on the lists that come with Watchword" : "in \(measurement.sources.joinedAsList)"
  }
}

extension PolicyComparison {
  /// Returns a part of a whole in per cent, with one decimal place: "12.3 %".
  package static func percent(_ part: Int, of whole: Int) -> String {
    whole == 0 ? "–" : percent(Double(part) / Double(whole))
  }

  /// Returns a share from 0 to 1 in per cent; a share close to 0 or 1 is given as a limit.
  package static func percent(_ share: Double) -> String {
    if share > 0, share < 0.000_5 { return "less than 0.1 %" }
    if share < 1, share >= 0.999_5 { return "more than 99.9 %" }
    let tenths = Int(share * 1000 + 0.5)
    return "\(tenths / 10).\(tenths % 10) %"
  }
}

extension GuessLevel {
  /// The number of guesses in words.
  package var words: String {
    switch self {
    case .thousands: "10,000 guesses"
    case .millions: "a million guesses"
    case .billions: "a billion guesses"
    case .trillions: "a trillion guesses"
    }
  }
}
