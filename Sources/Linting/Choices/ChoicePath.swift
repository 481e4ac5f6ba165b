import WatchwordCatalogFormats
import WatchwordDiagnostics

/// Which branch of each choice is taken.
struct ChoicePath: Sendable {
  /// A branch that is taken.
  struct Step: Sendable {
    /// The value that chooses.
    let name: ExactText
    let kind: ICUMessage.Kind
    let selector: ExactText
    /// The other selectors of the choice.
    let selectors: [ExactText]
  }

  var steps: [Step] = []

  /// Whether another way can go on from this one: the same value chooses the same form in both, where both have it.
  func allows(_ other: ChoicePath) -> Bool {
    other.steps.allSatisfy { step in
      guard let taken = self.step(step.name)?.selector else { return true }
      return taken == step.selector || !step.selectors.contains(taken)
    }
  }

  /// The step that the value called `name` decides.
  func step(_ name: ExactText) -> Step? { steps.last { $0.name == name } }

  /// The path with another selector for the value called `name`.
  func replacing(_ name: ExactText, with selector: ExactText) -> ChoicePath {
    ChoicePath(
      steps: steps.map {
        $0.name == name ? Step(name: name, kind: $0.kind, selector: selector, selectors: $0.selectors) : $0
      })
  }
}

/// A text that people get to see of a message: one way through its choices.
struct ChoiceLeaf: Sendable {
  var path: ChoicePath
  /// The names of the values that it shows.
  var shown: Set<ExactText> = []
  /// The bytes of the innermost branch.
  var place: Range<Int>
}

extension ICUMessage {
  /// How many ways through its choices, how many choices, and how many on one way are looked at; no text that people read
  /// has as many.
  private static let (mostLeaves, mostChoices, mostSteps) = (64, 256, 16)

  /// How many choices a message may have to be compared branch by branch.
  static var mostCompared: Int { mostSteps }

  /// The ways through the choices; `count` is the name of the number that `#` shows, where it shows one.
  func leaves(from path: ChoicePath = ChoicePath(), count: ExactText? = nil, readsHash: Bool = true) -> [ChoiceLeaf] {
    var leaves = [ChoiceLeaf(path: path, place: range)]
    for part in parts {
      switch part {
      case .value(let value): for index in leaves.indices { leaves[index].shown.insert(value.name) }
      case .count:
        guard readsHash, let count else { break }
        for index in leaves.indices { leaves[index].shown.insert(count) }
      case .choice(let choice):
        guard leaves.allSatisfy({ $0.path.steps.count < Self.mostSteps }) else { return leaves }
        let further = Self.leaves(of: choice, count: count, readsHash: readsHash)
        var all: [ChoiceLeaf] = []
        for leaf in leaves {
          let ways = further.filter { leaf.path.allows($0.path) }
          all += ways.prefix(Self.mostLeaves - all.count).map { leaf.going(on: $0) }
        }
        leaves = all
      }
    }
    return leaves
  }

  /// The ways through a choice.
  private static func leaves(of choice: Choice, count: ExactText?, readsHash: Bool) -> [ChoiceLeaf] {
    var leaves: [ChoiceLeaf] = []
    let selectors = choice.branches.map { $0.selector }
    for branch in choice.branches where leaves.count < mostLeaves {
      let step = ChoicePath.Step(
        name: choice.name, kind: choice.kind, selector: branch.selector, selectors: selectors)
      leaves += branch.message.leaves(
        from: ChoicePath(steps: [step]), count: choice.kind.isPlural ? choice.name : count, readsHash: readsHash)
    }
    return leaves
  }

  /// The names of the values that the message shows on a path; where it lacks a branch, that of `other` is taken.
  func shown(on path: ChoicePath, count: ExactText? = nil) -> Set<ExactText> {
    var shown: Set<ExactText> = []
    for part in parts {
      switch part {
      case .value(let value): shown.insert(value.name)
      case .count: if let count { shown.insert(count) }
      case .choice(let choice):
        let selector = path.step(choice.name)?.selector
        let branch =
          choice.branches.first { $0.selector == selector } ?? choice.branches.first { $0.selector == "other" }
        guard let branch = branch ?? choice.branches.last else { break }
        shown.formUnion(branch.message.shown(on: path, count: choice.kind.isPlural ? choice.name : count))
      }
    }
    return shown
  }

  /// The choices of the message and of its branches, outer ones first.
  var allChoices: [Choice] {
    var all: [Choice] = []
    addChoices(to: &all)
    return all
  }

  private func addChoices(to all: inout [Choice]) {
    for choice in choices where all.count < Self.mostChoices {
      all.append(choice)
      for branch in choice.branches { branch.message.addChoices(to: &all) }
    }
  }

  /// The places of the values, each with its name.
  var allValues: [Value] {
    parts.flatMap { part -> [Value] in
      switch part {
      case .value(let value): return [value]
      case .count: return []
      case .choice(let choice): return choice.branches.flatMap { $0.message.allValues }
      }
    }
  }

  /// Whether a branch shows its number as `#`.
  var usesHash: Bool {
    parts.contains { part in
      switch part {
      case .value: false
      case .count: true
      case .choice(let choice): choice.branches.contains { $0.message.usesHash }
      }
    }
  }
}

extension ChoiceLeaf {
  /// The way that goes on with another one.
  fileprivate func going(on other: ChoiceLeaf) -> ChoiceLeaf {
    ChoiceLeaf(
      path: ChoicePath(steps: path.steps + other.path.steps), shown: shown.union(other.shown), place: other.place)
  }
}
