public import WatchwordLocalization

#if canImport(Darwin)
  public import Foundation
#endif

extension [LanguageTag] {
  /// The languages that the user chose in the system settings, the most preferred first.
  ///
  /// Empty on systems other than Apple's, where texts are then in English. A server should use the languages that its
  /// client requests.
  public static var preferredBySystem: [LanguageTag] {
    #if canImport(Darwin)
      Locale.preferredLanguages.compactMap { LanguageTag($0) }
    #else
      []
    #endif
  }
}

// On Linux, Foundation's `Locale` would add 46 MB of ICU.
#if canImport(Darwin)
  extension LanguageTag {
    /// The tag of one of Foundation's locales, such as SwiftUI's `\.locale`.
    public init?(_ locale: Locale) { self.init(locale.identifier(.bcp47)) }
  }
#endif
