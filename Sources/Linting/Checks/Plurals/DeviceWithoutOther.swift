import WatchwordCatalogFormats
import WatchwordDiagnostics

/// A text that varies by device has no text for other devices.
enum DeviceWithoutOther: MessageCheck {
  static let id: ExactText = "device-without-other"
  static let severity = Severity.error

  static let documentation: StaticString = """
    A text that varies by device has no text for other devices.

    What: there are units for some devices, such as device.iphone, but none for device.other.

    Why: on all other devices people see the key instead of a text.

    Example:
      <trans-unit id="tap|==|device.iphone">… alone

    What to do: add a unit for device.other, or export the catalogue again.
    """

  static let examples: [CheckExample] = [
    .triggering(
      "de", "1️⃣<trans-unit id=\"t|==|device.iphone\"><source>Tap</source><target>Tippen</target></trans-unit>"),
    .clean(
      "de",
      """
      <trans-unit id="t|==|device.mac.plural.other"><source>Click</source><target>Klicken</target></trans-unit>
      <trans-unit id="t|==|device.other.plural.other"><source>Tap</source><target>Tippen</target></trans-unit>
      """),
    .clean("de", "<trans-unit id=\"t|==|device.iphone\"><source>Tap</source></trans-unit>"),
  ]

  static let needsEveryUnit = true

  static func check(_ message: MessageFacts, in file: FileFacts, _ findings: inout Findings) {
    for devices in message.devices {
      guard let first = devices.forms.first(where: { message.units[$0.unit].shown != nil }),
        !devices.forms.contains(where: { $0.device == "other" })
      else { continue }
      let unit = message.units[first.unit].unit
      findings.report(.onlyFor(first.device), at: unit.nameSpan, unit: unit.id)
    }
  }
}

extension Finding.Message {
  fileprivate static func onlyFor(_ device: ExactText) -> Self {
    Self(
      "This text has a form for the device \"\(device.excerpt)\", but none for other devices",
      help: "Add a unit for \"device.other\", or export the catalogue again")
  }
}
