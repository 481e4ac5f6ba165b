import WatchwordDiagnostics

/// The names of files and folders after a language.
enum LanguageFileName {
  /// The tag as it is written, without what could lead to another folder.
  static func name(of language: ExactText) -> String {
    let name = language.string.utf8.filter {
      ASCII.isLetter($0) || ASCII.isDigit($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
    }
    return name.isEmpty ? "und" : String(decoding: name, as: UTF8.self)
  }
}
