import ArgumentParser
import WatchwordPolicy

/// The wordings that `check --style` offers.
enum CheckStyle: String, CaseIterable, ExpressibleByArgument {
  case checklist, requirement

  var ruleStyle: RuleStyle { self == .checklist ? .checklist : .requirement }
}
