package import WatchwordBasics

/// The help for rules that exclude each other.
package enum RuleConflictHelp {
  /// Returns the help for rules with these names. `names` has one entry for each rule, so a name can occur several
  /// times.
  package static func words(for names: [ExactText]) -> String {
    var distinct: [ExactText] = []
    for name in names where !distinct.contains(name) { distinct.append(name) }
    let list = distinct.map { $0.string }.joined(separator: ", ")
    // In the format of another system, one name can cover several settings.
    if list.utf8.contains(UInt8(ascii: ",")) { return "Change one of these rules: \(list)" }
    return names.count > 1 ? "Change one of the \(names.count) rules called \(list)" : "Change the rule \(list)"
  }
}
