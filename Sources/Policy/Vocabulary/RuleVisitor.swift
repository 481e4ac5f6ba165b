/// Something that is done with a rule whatever its type.
protocol RuleVisitor {
  associatedtype Result
  func visit(_ rule: some Rule) -> Result
}
