extension PasswordMachine {
  /// Whether the machine may accept a password of more than `length` characters for `policies`.
  ///
  /// `false` is a proof: no state leads to an accepting one in as many steps, so no longer way exists either.
  /// Corrections are counted in addition to the steps that they replace, so `true` may be too cautious.
  func mayAccept(_ policies: PolicySet, beyond length: Int) -> Bool {
    var ends = accepts.map { $0.isSuperset(of: policies) }
    for _ in 0...max(length, 0) {
      let hubEnds = stepStarts.indices.dropLast().map { hub in
        steps(ofHub: Int32(hub)).contains { ends[Int($0.target)] }
      }
      let earlier = accepts.indices.map { state in
        hubEnds[Int(hubs[state])] || corrections(of: state).contains { $0.target.map { ends[Int($0)] } ?? false }
      }
      // Further steps change nothing.
      if earlier == ends { break }
      ends = earlier
    }
    return ends.contains(true)
  }
}
