public import WatchwordLocalization
import WatchwordShippedCatalogs

/// A replacement for the word "password" in every language that this package ships: see ``Texts``.
public struct Overlay: Sendable {
  /// The word "passphrase".
  public static let passphrase = Overlay(.passphrase)
  /// The word "PIN". Use it for policies that allow only digits, because the length of a PIN is counted in digits.
  public static let pin = Overlay(.pin)

  private let shipped: ShippedOverlay

  private init(_ shipped: ShippedOverlay) { self.shipped = shipped }

  /// The catalogues of the overlay.
  public var catalogs: [Catalog] { shipped.catalogs }
}
