package import WatchwordDiagnostics

/// What to do about rules that exclude each other.
package enum RuleConflictHelp {
  /// The help where these are the names of the rules, each as often as there are rules of that name.
  package static func words(for names: [ExactText]) -> String {
    var distinct: [ExactText] = []
    for name in names where !distinct.contains(name) { distinct.append(name) }
    let list = distinct.map { $0.string }.joined(separator: ", ")
    // A name of another system can be that of several settings.
    if list.utf8.contains(UInt8(ascii: ",")) { return "Change one of these rules: \(list)" }
    return names.count > 1 ? "Change one of the \(names.count) rules called \(list)" : "Change the rule \(list)"
  }
}
