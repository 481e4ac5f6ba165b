import WatchwordPolicy

extension MinimumAgeRule {
  /// A rule for an age in minutes, in the largest unit that says it exactly.
  init(minutes: Int) {
    let unit = [AgeUnit.days, .hours].first { minutes.isMultiple(of: $0.minutes) } ?? .minutes
    self.init(age: minutes / unit.minutes, unit: unit)
  }
}
