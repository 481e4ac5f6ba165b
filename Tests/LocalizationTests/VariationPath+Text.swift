import WatchwordBasics
import WatchwordLocalization

extension VariationPath {
  /// The path that tests write as `plural.one`, `device.mac.plural.other`, `substitutions.NAME.plural.one`; names have
  /// no dots here.
  init(_ text: String) {
    let parts = text.split(separator: ".").map { String($0) }
    func part(after word: String) -> ExactText? {
      parts.firstIndex(of: word).flatMap { parts.indices.contains($0 + 1) ? ExactText(parts[$0 + 1]) : nil }
    }
    self.init(
      substitution: part(after: "substitutions"), device: part(after: "device"), plural: part(after: "plural"))
  }
}
