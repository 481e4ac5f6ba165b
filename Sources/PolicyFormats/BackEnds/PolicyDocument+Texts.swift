import WatchwordDiagnostics
import WatchwordPolicy

extension PolicyDocument {
  /// Returns the texts of all additional values called `name`.
  func texts(_ name: ExactText) -> [ExactText] {
    extras.compactMap { extra in
      guard extra.name == name, case .text(let text) = extra.value else { return nil }
      return text
    }
  }
}
