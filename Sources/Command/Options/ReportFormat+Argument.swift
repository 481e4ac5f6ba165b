import ArgumentParser
import WatchwordReporting

extension ReportFormat: NamedArgument {
  static var choices: [ReportFormat] { all }
  var word: String { id }
}
