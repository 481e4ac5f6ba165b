import WatchwordBasics
import WatchwordLocalization

/// Reads an entry of a `.stringsdict` file: the rule of a key, and the texts among which it selects
/// ("Internationalization and Localization Guide", "Stringsdict File Format"; Xcode's documentation, "Creating width
/// and device variants of strings").
struct StringsDictEntry {
  /// A text of the entry.
  struct Text {
    let path: VariationPath
    let segment: Segment
    /// The span of its key and value.
    let span: SourceSpan
  }

  /// A defect of the entry.
  struct Defect {
    let span: SourceSpan
    let message: String
    let help: String
  }

  private let entry: PropertyListMember
  /// The texts in their order.
  private(set) var texts: [Text] = []
  private(set) var defects: [Defect] = []

  /// Whether a format that consists of one variable is read as a separate text for a device, because the source's
  /// format contains other text.
  private let treatsFormatAsText: (_ device: ExactText?) -> Bool

  init(_ entry: PropertyListMember, treatsFormatAsText: @escaping (_ device: ExactText?) -> Bool) {
    self.entry = entry
    self.treatsFormatAsText = treatsFormatAsText
  }

  /// Reads the entry.
  mutating func read() { readRule(of: entry, device: nil) }

  /// Reads the value of a key, or of a device in its rule.
  private mutating func readRule(of member: PropertyListMember, device: ExactText?) {
    switch member.value {
    case .text(let segment): add(segment, VariationPath(device: device), member.span)
    case .other: reportType(of: member, expected: "<dict> or <string>")
    case .dictionary(let members, _):
      if let devices = members.first(where: { $0.key == StringsDict.deviceRule }), device == nil {
        readDevices(devices)
      } else if let widths = members.first(where: { $0.key == StringsDict.widthRule }) {
        readWidths(widths, device: device)
      } else if let format = members.first(where: { $0.key == StringsDict.format }) {
        readFormat(format, members, device: device)
      } else {
        report(
          member.keySpan, "The key \"\(member.key.clipped)\" has no rule; expected NSStringLocalizedFormatKey",
          "Write a format such as %#@count@ under NSStringLocalizedFormatKey, or a rule for devices or widths")
      }
    }
  }

  private mutating func add(_ segment: Segment, _ path: VariationPath, _ span: SourceSpan) {
    texts.append(Text(path: path, segment: segment, span: span))
  }

  // MARK: Devices and widths

  private mutating func readDevices(_ rule: PropertyListMember) {
    guard case .dictionary(let devices, _) = rule.value else { return reportType(of: rule, expected: "<dict>") }
    for device in devices {
      if Device(keyword: device.key) == nil {
        report(
          device.keySpan, "\"\(device.key.clipped)\" is not a device; expected one such as iphone, ipad or mac",
          "Correct the name, or remove it; the text is never shown")
      } else {
        readRule(of: device, device: device.key)
      }
    }
  }

  private mutating func readWidths(_ rule: PropertyListMember, device: ExactText?) {
    guard case .dictionary(let widths, _) = rule.value else { return reportType(of: rule, expected: "<dict>") }
    for width in widths {
      guard case .text(let segment) = width.value else {
        reportType(of: width, expected: "<string>")
        continue
      }
      if width.key.isEmpty || !width.key.string.utf8.allSatisfy({ ASCII.isDigit($0) }) {
        report(
          width.keySpan, "\"\(width.key.clipped)\" is not a width; expected a whole number", "Write the width in digits"
        )
      } else {
        add(segment, VariationPath(device: device, width: width.key), width.span)
      }
    }
  }

  // MARK: Plurals

  private mutating func readFormat(
    _ format: PropertyListMember, _ members: [PropertyListMember], device: ExactText?
  ) {
    guard case .text(let segment) = format.value else { return reportType(of: format, expected: "<string>") }
    let variables = members.filter { $0.key != StringsDict.format }
    if variables.count == 1, StringsDict.soleVariable(of: segment.text) == variables[0].key, !treatsFormatAsText(device)
    {
      return readVariable(variables[0], name: nil, device: device)
    }
    add(segment, VariationPath(device: device), format.span)
    for variable in variables { readVariable(variable, name: variable.key, device: device) }
  }

  /// Reads the plural forms of a variable: those of the substitution `name`, or of the whole text.
  private mutating func readVariable(_ variable: PropertyListMember, name: ExactText?, device: ExactText?) {
    guard case .dictionary(let members, _) = variable.value else {
      return reportType(of: variable, expected: "<dict>")
    }
    if let type = members.first(where: { $0.key == StringsDict.specType }) {
      if type.value.text?.text != StringsDict.pluralRule {
        report(
          type.value.span,
          "The rule of the variable \"\(variable.key.clipped)\" is \"\(type.value.text?.text.clipped ?? "")\"; "
            + "expected NSStringPluralRuleType",
          "Write <string>NSStringPluralRuleType</string>")
      }
    } else {
      report(
        variable.keySpan, "The variable \"\(variable.key.clipped)\" has no NSStringFormatSpecTypeKey",
        "Write <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>")
    }
    for member in members where member.key != StringsDict.specType {
      if member.key == StringsDict.valueType {
        if member.value.text == nil { reportType(of: member, expected: "<string>") }
        continue
      }
      guard PluralCategory(keyword: member.key) != nil else {
        report(
          member.keySpan, "\"\(member.key.clipped)\" is not a plural category",
          "Write zero, one, two, few, many or other; the text is never shown")
        continue
      }
      guard case .text(let segment) = member.value else {
        reportType(of: member, expected: "<string>")
        continue
      }
      add(segment, VariationPath(substitution: name, device: device, plural: member.key), member.span)
    }
  }

  // MARK: Findings

  private mutating func reportType(of member: PropertyListMember, expected: String) {
    report(
      member.value.span, "The value of \"\(member.key.clipped)\" is a \(member.value.name); expected \(expected)",
      "Write the value as \(expected), or remove the key")
  }

  private mutating func report(_ span: SourceSpan, _ message: String, _ help: String) {
    defects.append(Defect(span: span, message: message, help: help))
  }
}

/// A message with variations, to be written to a `.stringsdict` file.
struct StringsDictMessage {
  let key: ExactText
  let language: ExactText?
  let notes: [ExactText]
  /// The texts in their order.
  var texts: [Text] = []

  /// A text of the message.
  struct Text {
    let path: VariationPath
    let text: ExactText
    /// The id and the position of its unit.
    let id: ExactText
    let position: SourcePosition
  }
}
