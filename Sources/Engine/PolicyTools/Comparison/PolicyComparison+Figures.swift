import WatchwordBasics

extension PolicyComparison {
  /// An explanation of why the bits of random passwords say little about passwords that people choose, illustrated by
  /// the measurement if there is one.
  package var drawnAtRandom: ComparisonText {
    let text = ComparisonText(
      "Bits are the guarantee for passwords drawn at random, as by a password manager. People choose words, names, "
        + "years and keyboard patterns, and attackers try those first.")
    let proofs = policies.indices.compactMap { index -> (Int, ComparedShare)? in
      guard policies[index].strength != nil, let share = shares(of: index).first(where: { $0.level == .millions })
      else {
        return nil
      }
      return (index, share)
    }
    guard !measuresCommonPasswords, let worst = proofs.max(by: { $0.1.value < $1.1.value }), worst.1.value > 0,
      let strength = policies[worst.0].strength
    else { return text }
    // 2^20 is a million.
    return text + " Here, " + names([worst.0])
      + " has \(strength.bits), but of the passwords \(source) that it accepts, \(worst.1.words) fall to a million"
      + " guesses, or 20 bits."
  }

  /// An explanation of how CNIL's figure and the count are derived for these policies, and why the two differ or even
  /// disagree on which policy is stronger.
  package var figures: [ComparisonText] {
    var texts: [ComparisonText] = []
    for (index, one) in policies.enumerated() {
      for (other, two) in policies.enumerated().dropFirst(index + 1) {
        if let text = disagreement(index, one, other, two) { texts.append(text) }
      }
    }
    return texts + [derivation]
  }

  private func disagreement(_ index: Int, _ one: ComparedPolicy, _ other: Int, _ two: ComparedPolicy)
    -> ComparisonText?
  {
    guard let first = one.strength?.tenthsOfBits, let second = two.strength?.tenthsOfBits, first != second,
      one.tenthsOfCNIL != two.tenthsOfCNIL, (first > second) != (one.tenthsOfCNIL > two.tenthsOfCNIL)
    else { return nil }
    let (more, less) = first > second ? (index, other) : (other, index)
    let (winner, loser) = (policies[more], policies[less])
    return "The two measures disagree: by count, " + names([more]) + " has more bits "
      + "(\(winner.strength?.bits ?? "") against \(loser.strength?.bits ?? "")); by CNIL's figure, " + names([less])
      + " does (\(loser.cnil.inBits) against \(winner.cnil.inBits))."
  }

  /// An explanation of what each measure counts.
  private var derivation: ComparisonText {
    let parts = policies.indices.map { index -> ComparisonText in
      let cnil = policies[index].cnil
      return names([index]) + " \(cnil.alphabet)^\(cnil.length) (\(cnil.kinds))"
    }
    var text =
      "CNIL's figure ignores what a policy accepts. It uses the minimum length and the characters of the kinds that the"
      + " policy requires: for " + joined(parts) + "."
    let free = policies.indices.filter { policies[$0].cnil.isChosen }
    if !free.isEmpty {
      text =
        text + " " + names(free) + " \(free.count == 1 ? "leaves" : "leave") a choice of kinds, of which CNIL assumes"
        + " the weakest."
    }
    return text + " The count includes all accepted passwords of the shortest length, whatever their characters."
      + " Neither describes what people choose."
  }

  private func joined(_ parts: [ComparisonText]) -> ComparisonText {
    parts.dropFirst().reduce(parts[0]) { $0 + " and for " + $1 }
  }
}

extension ShortestStrength {
  /// The bits, such as "51.8 bits" or "at most 98.5 bits".
  package var bits: String { "\(isExact ? "" : "at most ")\(tenthsOfBits / 10).\(tenthsOfBits % 10) bits" }
}

extension CNILFigure {
  /// The figure in bits with one decimal place.
  package var inBits: String {
    let tenths = Int(bits * 10 + 0.5)
    return "\(tenths / 10).\(tenths % 10) bits"
  }
}
