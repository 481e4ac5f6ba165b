import WatchwordDiagnostics

/// The names of files and folders after a language.
enum LanguageFileName {
  /// The tag of a language, `und` where there is none: nothing else can lead to another folder.
  static func name(of language: ExactText?) -> String {
    language.flatMap { LocaleName.written($0) }.map { "\($0)" } ?? "und"
  }
}
