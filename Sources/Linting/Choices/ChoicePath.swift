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
  /// How many ways through its choices are looked at; no text that people read has as many.
  private static let mostLeaves = 64

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
        leaves = leaves.flatMap { leaf in
          choice.branches.flatMap { branch in leaf.through(branch, of: choice, count: count, readsHash: readsHash) }
        }
        if leaves.count > Self.mostLeaves { leaves.removeLast(leaves.count - Self.mostLeaves) }
      }
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
  var allChoices: [Choice] { choices.flatMap { [$0] + $0.branches.flatMap { $0.message.allChoices } } }

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
  fileprivate func through(
    _ branch: ICUMessage.Branch, of choice: ICUMessage.Choice, count: ExactText?, readsHash: Bool
  ) -> [ChoiceLeaf] {
    var path = path
    path.steps.append(
      ChoicePath.Step(
        name: choice.name, kind: choice.kind, selector: branch.selector, selectors: choice.branches.map { $0.selector })
    )
    let count = choice.kind.isPlural ? choice.name : count
    return branch.message.leaves(from: path, count: count, readsHash: readsHash).map { leaf in
      ChoiceLeaf(path: leaf.path, shown: leaf.shown.union(shown), place: leaf.place)
    }
  }
}
