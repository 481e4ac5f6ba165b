import WatchwordDiagnostics

extension PolicyFile {
  /// Returns names that distinguish the policies: the short names, the file names or the paths, whichever differ first.
  static func names(of files: [PolicyFile]) -> [String] {
    let paths = files.map(\.source.name.string)
    let lasts = paths.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
    let choices = [files.map(\.name), lasts, paths]
    return choices.first { Set($0.map { ExactText($0) }).count == files.count } ?? choices[0]
  }

  /// Returns the same names, with numbers if a policy is given twice.
  static func distinctNames(of files: [PolicyFile]) -> [String] {
    let names = names(of: files)
    guard Set(names.map { ExactText($0) }).count < files.count else { return names }
    return names.enumerated().map { "\($1) (\($0 + 1))" }
  }
}
