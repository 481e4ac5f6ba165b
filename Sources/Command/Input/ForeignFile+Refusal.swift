import WatchwordCatalogFormats
import WatchwordDiagnostics

extension ForeignFile {
  /// Throws if the file called `name`, which starts with `head`, is of another kind.
  static func refuse(_ name: SystemPath, startingWith head: DocumentHead) throws(CommandFailure) {
    guard let kind = kind(of: name, startingWith: head) else { return }
    throw CommandFailure(message: kind.refusal(of: name))
  }
}
