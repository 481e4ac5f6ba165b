import WatchwordBasics
import WatchwordLocalization

/// What mutators know of plural forms.
enum PluralDefects {
  /// The categories that whole numbers need in the language of the place.
  static func categories(of place: SeededPlace) -> [String] {
    let rules = PluralRules.cardinal(for: place.language)
    return PluralCategory.allCases.filter { rules.reach(of: $0) == .wholeNumbers || $0 == .other }.map {
      $0.keyword.string
    }
  }

  /// A message with every plural form of the language, whose texts differ.
  static func forms(of place: SeededPlace) -> [SeededUnit]? {
    guard place.message.count == 1, !place.source.contains("%"), !place.target.contains("%"), place.unit.id.count > 1,
      !place.unit.id.contains("/")
    else { return nil }
    return categories(of: place).enumerated().map { number, category in
      place.unit.with(
        source: "%lld \(place.source)", target: "%lld \(place.target)" + String(repeating: "x", count: number)
      ).with(id: "\(place.unit.id)|==|plural.\(category)")
    }
  }
}

extension SeededDefect {
  /// Defects of plural forms and device variants.
  static let plurals: [SeededDefect] = [
    .message("missing-plural-category") { place, random in
      guard let clean = PluralDefects.forms(of: place), clean.count > 2 else { return nil }
      var broken = clean
      broken.remove(at: Int.random(in: 0..<clean.count - 1, using: &random))
      return (clean, broken)
    },
    .message("plural-without-other") { place, _ in
      guard let clean = PluralDefects.forms(of: place), clean.count > 1 else { return nil }
      return (clean, clean.dropLast())
    },
    .message("device-without-other") { place, _ in
      guard place.message.count == 1 else { return nil }
      let clean = ["iphone", "mac", "other"].map { place.unit.with(id: "\(place.unit.id)|==|device.\($0)") }
      return (clean, clean.dropLast())
    },
    .message("count-dropped") { place, _ in
      guard let clean = PluralDefects.forms(of: place) else { return nil }
      var broken = clean
      broken[clean.count - 1].target = place.target
      return (clean, broken)
    },
    .message("unreachable-plural-category") { place, _ in
      guard let clean = PluralDefects.forms(of: place), let form = clean.last else { return nil }
      let rules = PluralRules.cardinal(for: place.language)
      guard let category = [PluralCategory.two, .few, .many].first(where: { rules.reach(of: $0) == .never }) else {
        return nil
      }
      return (clean, clean + [form.with(id: "\(place.unit.id)|==|plural.\(category.keyword)")])
    },
    .message("identical-plural-forms") { place, _ in
      // In a language with forms for few and many, the word changes.
      guard var clean = PluralDefects.forms(of: place), clean.count > 2,
        PluralRules.cardinal(for: place.language).reach(of: .few) == .wholeNumbers
      else { return nil }
      for index in clean.indices.dropFirst() { clean[index].source = "%lld \(place.source)s" }
      return (clean, clean.map { $0.with(source: $0.source ?? "", target: "%lld \(place.target)") })
    },
  ]
}
