import ArgumentParser
import WatchwordPolicy

/// The wordings that `text --style` offers.
enum TextStyle: String, CaseIterable, ExpressibleByArgument {
  case checklist, requirement, summary, relid

  /// The wording of single rules.
  var ruleStyle: RuleStyle { self == .checklist ? .checklist : .requirement }
}
