import WatchwordBasics
import WatchwordCatalogFormats

/// The branch taken in each choice.
struct ChoicePath: Sendable {
  /// A branch that is taken.
  struct Step: Sendable {
    /// The value that the choice depends on.
    let name: ExactText
    let kind: ICUMessage.Kind
    let selector: ExactText
    /// All selectors of the choice.
    let selectors: [ExactText]
  }

  var steps: [Step] = []

  /// Whether this path can be continued with `other`: the same value selects the same form in both, if both have it.
  func isCompatible(with other: ChoicePath) -> Bool {
    other.steps.allSatisfy { step in
      guard let taken = self.step(step.name)?.selector else { return true }
      return taken == step.selector || !step.selectors.contains(taken)
    }
  }

  /// Returns the step of the choice that depends on the value called `name`.
  func step(_ name: ExactText) -> Step? { steps.last { $0.name == name } }

  /// Returns the path with another selector for the value called `name`.
  func replacing(_ name: ExactText, with selector: ExactText) -> ChoicePath {
    ChoicePath(
      steps: steps.map {
        $0.name == name ? Step(name: name, kind: $0.kind, selector: selector, selectors: $0.selectors) : $0
      })
  }
}

/// A text that a message can show: one path through its choices.
struct ChoiceLeaf: Sendable {
  var path: ChoicePath
  /// The names of the values that the text shows.
  var shown: Set<ExactText> = []
  /// The bytes of the innermost branch.
  var range: Range<Int>
}

extension ICUMessage {
  /// The maximum number of paths through the choices, the maximum number of choices, and the maximum number of choices
  /// on one path. No text that people read has more.
  private static let (maximumLeaves, maximumChoices, maximumSteps) = (64, 256, 16)

  /// The maximum number of values and forms in a message with choices that is compared form by form; no text that
  /// people read has more.
  static let maximumParts = 1000

  /// Whether the message is compared form by form.
  var isComparable: Bool {
    let choices = allChoices
    return choices.count <= Self.maximumSteps
      && choices.reduce(allValues.count) { $0 + $1.branches.count } <= Self.maximumParts
  }

  /// Returns the paths through the choices; `count` is the name of the number that `#` shows, if it shows one.
  func leaves(from path: ChoicePath = ChoicePath(), count: ExactText? = nil, readsHash: Bool = true) -> [ChoiceLeaf] {
    var leaves = [ChoiceLeaf(path: path, range: range)]
    for part in parts {
      switch part {
      case .value(let value): for index in leaves.indices { leaves[index].shown.insert(value.name) }
      case .count:
        guard readsHash, let count else { break }
        for index in leaves.indices { leaves[index].shown.insert(count) }
      case .choice(let choice):
        guard leaves.allSatisfy({ $0.path.steps.count < Self.maximumSteps }) else { return leaves }
        let further = Self.leaves(of: choice, count: count, readsHash: readsHash)
        var all: [ChoiceLeaf] = []
        for leaf in leaves {
          let ways = further.filter { leaf.path.isCompatible(with: $0.path) }
          all += ways.prefix(Self.maximumLeaves - all.count).map { leaf.appending($0) }
        }
        leaves = all
      }
    }
    return leaves
  }

  /// Returns the paths through a choice.
  private static func leaves(of choice: Choice, count: ExactText?, readsHash: Bool) -> [ChoiceLeaf] {
    var leaves: [ChoiceLeaf] = []
    let selectors = choice.branches.map { $0.selector }
    for branch in choice.branches where leaves.count < maximumLeaves {
      let step = ChoicePath.Step(
        name: choice.name, kind: choice.kind, selector: branch.selector, selectors: selectors)
      leaves += branch.message.leaves(
        from: ChoicePath(steps: [step]), count: choice.kind.isPlural ? choice.name : count, readsHash: readsHash)
    }
    return leaves
  }

  /// Returns the names of the values that the message shows on a path; `other` replaces a missing branch.
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

  /// The choices of the message and of its branches, outer choices first.
  var allChoices: [Choice] {
    var all: [Choice] = []
    addChoices(to: &all)
    return all
  }

  private func addChoices(to all: inout [Choice]) {
    for choice in choices where all.count < Self.maximumChoices {
      all.append(choice)
      for branch in choice.branches { branch.message.addChoices(to: &all) }
    }
  }

  /// The values of the message and of its branches, with their positions.
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
  /// Returns the path continued with another one.
  fileprivate func appending(_ other: ChoiceLeaf) -> ChoiceLeaf {
    ChoiceLeaf(
      path: ChoicePath(steps: path.steps + other.path.steps), shown: shown.union(other.shown), range: other.range)
  }
}
