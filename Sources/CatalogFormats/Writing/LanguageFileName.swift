import WatchwordDiagnostics

/// Creates the names of files and folders for languages.
enum LanguageFileName {
  /// Returns the tag of a language, or `und` if it is not a tag, so that a name cannot lead to another folder.
  static func name(of language: ExactText?) -> String {
    language.flatMap { LocaleName.written($0) }.map { "\($0)" } ?? "und"
  }
}
