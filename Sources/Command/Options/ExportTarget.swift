import ArgumentParser
import WatchwordAppResources
import WatchwordDiagnostics

/// What `watchword export --to` names: a kind of resources of an app, or an overlay for translators.
struct ExportTarget: NamedArgument {
  /// The kind of resources; `nil` for an overlay.
  let resources: ResourceTarget?

  static var choices: [ExportTarget] {
    ResourceTarget.all.map { ExportTarget(resources: $0) } + [ExportTarget(resources: nil)]
  }
  var word: String { resources?.id.string ?? "xliff" }
}
