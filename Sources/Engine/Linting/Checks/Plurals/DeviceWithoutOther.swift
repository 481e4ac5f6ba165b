import WatchwordBasics
import WatchwordCatalogFormats

/// A text that varies by device has no text for other devices.
enum DeviceWithoutOther: MessageCheck {
  static let kind = FindingKind("device-without-other", .error)

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
