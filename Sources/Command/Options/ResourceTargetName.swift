import ArgumentParser
import WatchwordAppResources
import WatchwordDiagnostics

/// A kind of resources that `--to` names by its id.
struct ResourceTargetName: NamedArgument {
  /// The target.
  let target: ResourceTarget

  static var choices: [ResourceTargetName] { ResourceTarget.all.map { ResourceTargetName(target: $0) } }
  var word: String { target.id.string }
}
