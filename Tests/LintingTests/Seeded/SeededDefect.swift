import TestSupport
import Testing
import WatchwordBasics
import WatchwordLinting

/// A kind of defect: how it is planted at a place.
struct SeededDefect: CustomTestStringConvertible, Sendable {
  /// The check that must find it.
  let check: ExactText
  let plant: @Sendable (SeededPlace, inout SeededGenerator) -> Planted?
  var testDescription: String { check.string }

  /// A project with and without a defect.
  struct Planted: Sendable {
    let clean: SeededProject
    let broken: SeededProject
    /// The units of which the defect is found in one; nothing where it is a defect of a file.
    let units: [String]
  }

  /// A defect of a unit: `change` gives the unit without it, which may be prepared for it, and the unit with it.
  static func unit(
    _ check: ExactText,
    _ change: @escaping @Sendable (SeededPlace, inout SeededGenerator) -> (clean: SeededUnit, broken: SeededUnit)?
  ) -> SeededDefect {
    SeededDefect(check: check) { place, random in
      change(place, &random).map { clean, broken in
        Planted(clean: place.project(clean), broken: place.project(broken), units: [place.unit.id])
      }
    }
  }

  /// A defect of a translation: `change` gives the text with it.
  static func target(
    _ check: ExactText, _ change: @escaping @Sendable (SeededPlace, inout SeededGenerator) -> String?
  ) -> SeededDefect {
    .unit(check) { place, random in
      change(place, &random).flatMap { target in
        Text.isSame(target, place.target) ? nil : (place.unit, place.unit.with(target: target))
      }
    }
  }

  /// A defect of a message: `change` gives its units without and with the defect.
  static func message(
    _ check: ExactText,
    _ change: @escaping @Sendable (SeededPlace, inout SeededGenerator) -> (clean: [SeededUnit], broken: [SeededUnit])?
  ) -> SeededDefect {
    SeededDefect(check: check) { place, random in
      change(place, &random).map { clean, broken in
        Planted(
          clean: place.project(clean), broken: place.project(broken), units: clean.map(\.id) + broken.map(\.id))
      }
    }
  }

  /// A defect of the whole file.
  static func file(
    _ check: ExactText, _ change: @escaping @Sendable (inout SeededFile, inout SeededGenerator) -> Bool
  ) -> SeededDefect {
    SeededDefect(check: check) { place, random in
      let clean = place.project(place.message)
      var broken = clean
      guard change(&broken.files[0], &random) else { return nil }
      return Planted(clean: clean, broken: broken, units: [])
    }
  }
}
