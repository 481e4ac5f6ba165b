import WatchwordBasics

extension XLIFF2Handler {
  /// Returns the size of a text in bytes under a standard storage profile (Part 2, section 4.6.6.2); `nil` for others.
  private static func storage(of text: ExactText, in profile: ExactText?) -> Int? {
    switch profile {
    case "xliff:utf8"?: text.count
    case "xliff:utf16"?: 2 * text.string.utf16.count
    case "xliff:utf32"?: 4 * text.string.unicodeScalars.count
    default: nil
    }
  }

  /// Checks the module attributes of a core element.
  mutating func checkModuleAttributes(on element: XLIFF2Element, _ tag: XMLStartTag, _ reader: inout XMLReader) {
    guard values.hasModules else { return }
    let isOpenEnd = element == .ec && values.flag(.isolated) != true
    if values.hasAny(.fsFormat, .fsSubFormat) {
      if isOpenEnd {
        report(.formatOnEndCode, at: reader.span(of: tag), "This <ec> has a format, but is not isolated", &reader)
      }
      if values[.fsFormat] == nil {
        report(
          .subFormatWithoutFormat, at: reader.span(of: tag), "\(element.written) has fs:subFs, but no fs:fs", &reader)
      }
    }
    if values.hasAny(.sizeInfo, .sizeInfoRef, .equivStorage, .sizeRestriction, .storageRestriction) {
      checkSizes(on: element, isOpenEnd, tag, &reader)
    }
    if values.hasITS { checkITS(on: element, tag, &reader) }
  }

  private mutating func checkSizes(
    on element: XLIFF2Element, _ isOpenEnd: Bool, _ tag: XMLStartTag, _ reader: inout XMLReader
  ) {
    let span = reader.span(of: tag)
    if isOpenEnd, values.hasAny(.sizeInfo, .sizeInfoRef, .equivStorage) {
      report(.sizeOnEndCode, at: span, "This <ec> has a size, but is not isolated", &reader)
    }
    if values[.sizeInfo] != nil, values[.sizeInfoRef] != nil {
      report(.sizeInfoTwice, at: span, "\(element.written) has both", &reader)
    } else if let reference = values[.sizeInfoRef], element != .file, element != .xliff, !hasSizeData(reference) {
      report(.sizeInfoReference, at: span, "There is no size data with the id \"\(reference.clipped)\"", &reader)
    }
    let isStandard = (
      general: file.generalProfile == "xliff:codepoints", storage: Self.storage(of: "", in: file.storageProfile) != nil
    )
    for (attribute, isChecked) in [
      (XLIFF2Attribute.sizeRestriction, isStandard.general), (.storageRestriction, isStandard.storage),
    ] {
      guard isChecked, let value = values[attribute], XLIFF2SizeRestriction(value) == nil else { continue }
      report(.invalidSizeRestriction, at: span, "\(attribute.rawValue) is \"\(value.clipped)\"", &reader)
    }
    for attribute in [XLIFF2Attribute.sizeInfo, .equivStorage] {
      guard let value = values[attribute], !value.isEmpty,
        XLIFF2SizeRestriction.number(Substring(value.string).utf8) == nil
      else { continue }
      // Without a profile, a value that looks like a number is assumed to follow the standard profiles.
      let isChecked = attribute == .sizeInfo ? isStandard.general : isStandard.storage
      let isNumber =
        file.generalProfile == nil && value.string.utf8.allSatisfy { ASCII.isDigit($0) || $0 == UInt8(ascii: ".") }
      guard isChecked || isNumber else { continue }
      report(
        isChecked ? .invalidSizeInfo : .invalidSizeInfo.mild, at: span, "\(attribute.rawValue) is \"\(value.clipped)\"",
        &reader
      )
    }
  }

  private func hasSizeData(_ id: ExactText) -> Bool {
    scopes.contains { $0.sizeIDs.contains(id) } || unit.scope?.sizeIDs.contains(id) ?? false
  }

  /// Compares the size of the unit's translations with the limit of the unit.
  mutating func checkStorage(_ reader: inout XMLReader) {
    guard let limit = unit.storageRestriction.flatMap({ XLIFF2SizeRestriction($0) }), let last = unit.parts.last,
      unit.parts.contains(where: { $0.target != nil }), unit.switchValue == nil
    else { return }
    var total = 0
    for part in unit.parts {
      guard let text = part.target?.text ?? part.source?.text,
        let bytes = Self.storage(of: text, in: file.storageProfile)
      else { return }
      total += bytes
    }
    for code in unit.codes where code.isTarget { total = min(total + min(code.storage, 1 << 29), 1 << 30) }
    guard total < limit.minimum || limit.maximum.map({ total > $0 }) ?? false else { return }
    let expected =
      limit.minimum > 0
      ? "\(limit.minimum) to \(limit.maximum.map(String.init) ?? "any number of")" : "at most \(limit.maximum ?? 0)"
    report(
      .storageExceeded, at: (last.target ?? last.source)?.contentSpan ?? unit.span,
      "The translation of this <unit> takes \(total) bytes", expected: expected, &reader)
  }
}
