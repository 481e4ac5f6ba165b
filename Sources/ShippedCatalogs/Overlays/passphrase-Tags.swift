// Generated from Locales by Scripts/embed-catalogs.sh. Do not edit.

import WatchwordDiagnostics

enum PassphraseOverlay {
  /// The tags of the shipped catalogues, in the order of their bytes.
  static let tags = ["en"]

  /// The compiled catalogue of one of `tags`.
  static func json(for tag: ExactText) -> StaticString? {
    switch tag {
    case "en": en
    default: nil
    }
  }
}
