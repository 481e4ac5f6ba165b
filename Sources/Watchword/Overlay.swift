public import WatchwordLocalization
import WatchwordShippedCatalogs

/// Another word for "password", in every language that this package ships: see ``Texts``.
public struct Overlay: Sendable {
  /// Says "passphrase".
  public static let passphrase = Overlay(.passphrase)
  /// Says "PIN". For policies that allow digits alone: the length of a PIN is counted in digits.
  public static let pin = Overlay(.pin)

  private let shipped: ShippedOverlay

  private init(_ shipped: ShippedOverlay) { self.shipped = shipped }

  /// The catalogues of the overlay.
  public var catalogs: [Catalog] { shipped.catalogs }
}
