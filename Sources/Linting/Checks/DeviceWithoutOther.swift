import WatchwordCatalogFormats
import WatchwordDiagnostics
import WatchwordLocalization

/// A text that varies by device has no text for other devices.
enum DeviceWithoutOther: Check {
  static let id = "device-without-other"
  static let severity = Severity.error
  static let needsWholeCatalog = true

  static let documentation: StaticString = """
    A text that varies by device has no text for other devices.

    What: there are units for some devices, such as device.iphone, and none for device.other.

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

  static func check(_ catalog: CatalogFacts, _ findings: inout Findings) {
    for file in catalog.files {
      for message in file.messages {
        for devices in message.devices {
          guard let first = devices.forms.first(where: { file.shownText(of: file.units[$0.unit]) != nil }),
            !devices.forms.contains(where: { $0.device.isSame(as: "other") })
          else { continue }
          let unit = file.units[first.unit].unit
          findings.report(
            self, file: catalog.name, at: unit.nameSpan, unit: unit.id,
            "This text has a form for the device \"\(first.device.excerpt)\", but none for other devices",
            help: "Add a unit for \"device.other\", or export the catalogue again")
        }
      }
    }
  }
}
