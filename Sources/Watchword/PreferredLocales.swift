public import WatchwordLocalization

#if canImport(Darwin)
  public import Foundation
#endif

extension [LanguageTag] {
  /// The languages that the user has chosen in the system's settings, the best one first.
  ///
  /// Only Apple's systems tell; elsewhere there are none, and texts are in English. A server asks its client instead.
  public static var preferredBySystem: [LanguageTag] {
    #if canImport(Darwin)
      Locale.preferredLanguages.compactMap { LanguageTag($0) }
    #else
      []
    #endif
  }
}

// On Linux, Foundation's `Locale` would bring 46 MB of ICU along.
#if canImport(Darwin)
  extension LanguageTag {
    /// The tag of one of Foundation's locales, such as SwiftUI's `\.locale`.
    public init?(_ locale: Locale) { self.init(locale.identifier(.bcp47)) }
  }
#endif
