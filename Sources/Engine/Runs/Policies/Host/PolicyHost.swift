package import WatchwordBasics
package import WatchwordLocalization
package import WatchwordPolicy
package import WatchwordStrength

/// What surrounds the commands about policies: the files and streams, the shipped policies and texts, and the estimator
/// of strength.
package struct PolicyHost: Sendable {
  /// The files, the console and the version.
  package var project: ProjectHost
  /// Returns the shipped policies, in the order of their names.
  package let policies: @Sendable () -> [ShippedPolicy]
  /// The shipped texts.
  package let texts: ShippedCatalogSource
  /// The locale of the environment.
  package let locale: LanguageTag
  /// Returns the estimator of strength; `nil` if there is none.
  package let estimator: @Sendable () -> StrengthEstimator?
  /// Returns this number of random bytes that nobody can predict; `nil` if there are none.
  package let random: @Sendable (_ count: Int) -> [UInt8]?
  /// The source of passwords.
  let passwords: PasswordInput
  /// Opens a file of breached passwords. Throws if it cannot be used.
  let breaches: @Sendable (SystemPath) throws(RunFailure) -> BreachLookup
  /// Opens a list of passwords. Throws if it cannot be read.
  let openList: @Sendable (SystemPath) throws(RunFailure) -> PasswordList
  /// Begins the display of progress through this amount of work, or an unknown one.
  package let progress: @Sendable (_ total: Int?) -> ProgressDisplay

  /// Creates a host. By default, no progress is shown.
  package init(
    project: ProjectHost, policies: @escaping @Sendable () -> [ShippedPolicy], texts: ShippedCatalogSource,
    locale: LanguageTag, estimator: @escaping @Sendable () -> StrengthEstimator?,
    random: @escaping @Sendable (_ count: Int) -> [UInt8]?, passwords: PasswordInput,
    breaches: @escaping @Sendable (SystemPath) throws(RunFailure) -> BreachLookup,
    openList: @escaping @Sendable (SystemPath) throws(RunFailure) -> PasswordList,
    progress: @escaping @Sendable (_ total: Int?) -> ProgressDisplay = { _ in .hidden }
  ) {
    self.project = project
    self.policies = policies
    self.texts = texts
    self.locale = locale
    self.estimator = estimator
    self.random = random
    self.passwords = passwords
    self.breaches = breaches
    self.openList = openList
    self.progress = progress
  }

  var files: FileAccess { project.files }
  var console: Console { project.console }
}

/// A display of progress.
package struct ProgressDisplay {
  /// Adds to the amount done.
  package let advance: (Int) -> Void
  /// Removes the display until the next advance.
  package let finish: () -> Void

  /// Creates a display through these functions.
  package init(advance: @escaping (Int) -> Void, finish: @escaping () -> Void) {
    self.advance = advance
    self.finish = finish
  }

  /// No display.
  package static var hidden: ProgressDisplay { ProgressDisplay(advance: { _ in }, finish: {}) }
}

extension PolicyHost {
  /// Returns the function that estimates strength if a rule of the policy needs it.
  package func strengthScorer(
    for policy: PasswordPolicy, userWords: [String] = []
  ) -> (@Sendable (String) -> Int)? {
    let estimatesStrength = policy.rules.contains { if case .strength = $0 { true } else { false } }
    return estimatesStrength ? estimator()?.scorer(userWords: userWords) : nil
  }

  /// Returns the context for the rules of the policy without data about a person.
  package func impersonalContext(of policy: PasswordPolicy) -> AssessmentContext {
    AssessmentContext(strengthScore: strengthScorer(for: policy))
  }

  /// Returns the display of the lengths that a count or a comparison works through, and its end.
  ///
  /// The total is known only when the work begins.
  func lengthProgress() -> (step: (_ length: Int, _ last: Int) -> Void, finish: () -> Void) {
    var shown: ProgressDisplay?
    return (
      { length, last in
        let progress = shown ?? self.progress(last + 1)
        shown = progress
        progress.advance(length == 0 ? 0 : 1)
      }, { shown?.finish() }
    )
  }
}
