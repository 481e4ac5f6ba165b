/// An operation on a rule of any type.
protocol RuleVisitor {
  associatedtype Result
  func visit(_ rule: some Requirement) -> Result
}
