import WatchwordPolicy

extension MachineRoom {
  /// The greatest amount of work per character with a machine that measures passwords; more would take many seconds.
  private static let mostWork = 400_000
  /// The greatest number of states of such a machine; each takes a step for every character.
  private static let mostStates = 40_000

  /// Returns the machine for policies without the rules that would make it too large, those rules, and the characters
  /// of the machine.
  ///
  /// A length in UTF-16 code units or bytes multiplies the states by its maximum. If that makes the machine large, the
  /// characters that count as more than one unit are left out; all others count alike in every unit.
  static func quickest(for policies: [PasswordPolicy], over alphabet: Alphabet, limit: Int) -> (
    left: [PasswordRule], room: MachineRoom?, alphabet: Alphabet
  ) {
    func whole(over alphabet: Alphabet) -> (left: [PasswordRule], room: MachineRoom?, alphabet: Alphabet) {
      let (left, room) = Self.largest(for: policies, over: alphabet, limit: limit)
      return (left, room, alphabet)
    }
    let traits = policies.map { PolicyTraits($0, over: alphabet) }
    let measures = traits.flatMap { $0.measures }
    guard !measures.isEmpty else { return whole(over: alphabet) }
    do throws(MachineFailure) {
      let room = try MachineRoom(traits, over: alphabet, limit: min(limit, mostStates))
      if room.machine.work <= mostWork { return ([], room, alphabet) }
    } catch {
      guard error == .tooManyStates else { return whole(over: alphabet) }
    }
    let small = alphabet.characters.indices.filter { index in measures.allSatisfy { $0.sizes[index] == 1 } }
    return whole(over: Alphabet(small.map { alphabet.characters[$0] }))
  }
}

extension PasswordMachine {
  /// The approximate number of additions for each character of a password.
  fileprivate var work: Int {
    let turns = steps.indices.dropFirst().count { steps[$0].target != steps[$0 - 1].target }
    return stateCount + turns + 2 * corrections.count
  }
}
