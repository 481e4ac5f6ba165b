import WatchwordBasics

extension SeededDefect {
  /// Defects that a comparison with the source catalogue shows.
  static let base: [SeededDefect] = [
    .againstBase("missing-unit", isOfUnit: false) { place in
      guard place.message.count == 1 else { return nil }
      return (place.message, [])
    },
    .againstBase("changed-placeholder-in-source") { place in
      var units = place.message
      guard let source = units[place.index].source, let range = Text.placeholders(in: source).first else { return nil }
      let other = source[range].hasSuffix("@") ? "%lld" : "%@"
      guard !source[range].contains("#") else { return nil }
      units[place.index].source = Text.replacing(range, in: source, with: other)
      return (place.message, units)
    },
    .againstBase("unknown-unit") { place in
      guard place.message.count == 1 else { return nil }
      return (place.message, [place.unit, place.unit.with(id: place.unit.id + ".old")])
    },
    .againstBase("source-drift") { place in
      var units = place.message
      guard let source = units[place.index].source, let word = Text.words(in: source, atLeast: 3).last else {
        return nil
      }
      units[place.index].source = Text.replacing(word, in: source, with: "something")
      return (place.message, units)
    },
  ]

  /// A defect that shows beside the source catalogue, which has the units without it.
  private static func againstBase(
    _ check: ExactText, isOfUnit: Bool = true,
    _ change: @escaping @Sendable (SeededPlace) -> (clean: [SeededUnit], broken: [SeededUnit])?
  ) -> SeededDefect {
    SeededDefect(check: check) { place, _ in
      guard let (clean, broken) = change(place) else { return nil }
      var base = place.file
      base.targetLanguage = nil
      base.units = (place.before + clean + place.after).map { unit in
        var unit = unit.with(target: nil)
        unit.state = nil
        return unit
      }
      func project(_ units: [SeededUnit]) -> SeededProject {
        var project = place.project(units)
        project.base = base
        return project
      }
      return Planted(
        clean: project(clean), broken: project(broken), units: isOfUnit ? (clean + broken).map(\.id) : [])
    }
  }
}
