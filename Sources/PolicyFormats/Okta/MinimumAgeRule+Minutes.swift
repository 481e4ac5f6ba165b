import WatchwordPolicy

extension MinimumAgeRule {
  /// Creates a rule for an age in minutes, in the largest unit that expresses it exactly.
  init(minutes: Int) {
    let unit = [AgeUnit.days, .hours].first { minutes.isMultiple(of: $0.minutes) } ?? .minutes
    self.init(age: minutes / unit.minutes, unit: unit)
  }
}
