import WatchwordBasics

extension SeededDefect {
  /// Defects of translations as a whole.
  static let states: [SeededDefect] = [
    .target("empty-translation") { _, random in ["", " ", "\n"].randomElement(using: &random) },
    .unit("untranslated") { place, _ in
      guard !Text.words(in: place.source, atLeast: 2).isEmpty else { return nil }
      var broken = place.unit.with(target: nil)
      broken.state = nil
      return (place.unit, broken)
    },
    .unit("unfinished-state") { place, random in
      // Without words, nothing is to be translated.
      guard !Text.words(in: place.source, atLeast: 2).isEmpty, !place.source.contains("#@") else { return nil }
      var broken = place.unit
      broken.state = ["needs-review-l10n", "needs-translation", "needs-review-translation"]
        .randomElement(using: &random)
      return (place.unit, broken)
    },
    .unit("state-contradiction") { place, _ in
      guard !Text.isSame(place.source, place.target) else { return nil }
      var broken = place.unit
      broken.state = "new"
      broken.attributes += " approved=\"yes\""
      return (place.unit, broken)
    },
    .target("unchanged-translation") { place, _ in
      Text.words(in: place.source, atLeast: 3).count >= 4 ? place.source : nil
    },
    .unit("machine-translated") { place, _ in
      var broken = place.unit
      broken.state = "translated"
      broken.stateQualifier = "leveraged-mt"
      return (place.unit, broken)
    },
  ]
}
