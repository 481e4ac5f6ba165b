import ArgumentParser
import WatchwordAppResources
import WatchwordDiagnostics

/// A target of `watchword export --to`: a kind of app resources, or an overlay for translators.
struct ExportTarget: NamedArgument {
  /// The kind of resources; `nil` for an overlay.
  let resources: ResourceTarget?

  static var choices: [ExportTarget] {
    ResourceTarget.all.map { ExportTarget(resources: $0) } + [ExportTarget(resources: nil)]
  }
  var word: String { resources?.id.string ?? "xliff" }
}
