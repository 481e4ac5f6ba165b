// Generated from Locales by Scripts/embed-catalogs.sh. Do not edit.

import WatchwordBasics

extension ShippedOverlay {
  /// The catalogues of Overlays/passphrase.
  package static let passphrase = ShippedOverlay(
    name: "passphrase", tags: PassphraseOverlay.tags, json: PassphraseOverlay.json)
  /// The catalogues of Overlays/pin.
  package static let pin = ShippedOverlay(
    name: "pin", tags: PinOverlay.tags, json: PinOverlay.json)
  /// All, in the order of their names.
  package static let all = [passphrase, pin]
}
