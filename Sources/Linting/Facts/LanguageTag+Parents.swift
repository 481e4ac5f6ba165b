import WatchwordLocalization

extension LanguageTag {
  /// The canonical languages that texts in this one fall back to, the nearest first.
  ///
  /// The catalogue of a region holds only its differences from the parent's: no text that a parent has is missing in
  /// it.
  var parents: [LanguageTag] {
    let own = canonicalized()
    return LocaleMatcher.chain(for: own).map { $0.canonicalized() }.filter { $0 != own }
  }
}
