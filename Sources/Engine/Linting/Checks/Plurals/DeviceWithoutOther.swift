import WatchwordCatalogFormats
import WatchwordDiagnostics

/// A text that varies by device has no text for other devices.
enum DeviceWithoutOther: MessageCheck {
  static let kind = FindingKind(
    "device-without-other", .error,
    """
    A text that varies by device has no text for other devices.

    What: the text has forms for some devices, such as iphone, but none for other.

    Why: on all other devices, people see the key instead of a text.

    Example:
      <trans-unit id="tap|==|device.iphone">… on its own

    What to do: add a text for the device other. In XLIFF, add a unit for device.other, or export the catalogue again.
    """)

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
    .triggering(document: rule("1️⃣<key>iphone</key><string>Tap</string>"), file: "en.lproj/a.stringsdict"),
    .triggering(
      document: rule("1️⃣<key>iphone</key><string>Tippen</string>"), file: "de.lproj/a.stringsdict",
      others: [CheckExample.File("en.lproj/a.stringsdict", rule(both))]),
    .clean(
      document: rule(both), file: "de.lproj/a.stringsdict",
      others: [CheckExample.File("en.lproj/a.stringsdict", rule(both))]),
    .triggering(
      document: catalogue(#"1️⃣"iphone" : {"stringUnit" : {"state" : "translated", "value" : "Tippen"}}"#),
      file: "a.xcstrings"),
  ]

  private static let both = "<key>iphone</key><string>Tippen</string><key>other</key><string>Drücken</string>"

  private static func rule(_ devices: String) -> String {
    """
    <plist version="1.0"><dict><key>tap</key><dict>
    <key>NSStringDeviceSpecificRuleType</key><dict>\(devices)</dict>
    </dict></dict></plist>
    """
  }

  private static func catalogue(_ devices: String) -> String {
    """
    {"sourceLanguage" : "en", "strings" : {"Tap" : {"localizations" : {"de" : {"variations" : {"device" : {
    \(devices)
    }}}}}}, "version" : "1.0"}
    """
  }

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
      help: "Add a text for the device \"other\"")
  }
}
