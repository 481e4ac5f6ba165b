import WatchwordBasics
import WatchwordLocalization

/// Checks the attributes of an XLIFF 1.2 document and its files.
struct RootChecks {
  private var hasPrefix = false
  private var hasFile = false
  private var hasTargetLanguage = false
  /// The files with neither `<target>` nor `target-language`, which is a defect unless it applies to all files.
  private var sourceOnly: [(span: SourceSpan, isOfXcode: Bool)] = []

  // MARK: The root

  /// Checks the root element and returns whether its content can be read as XLIFF 1.2.
  mutating func check(_ tag: XMLStartTag, _ names: XLIFF12Names, _ reader: inout XMLReader) -> Bool {
    let span = reader.span(of: tag)
    let namespace = XLIFFNamespace(tag.namespace)
    guard names.element(tag.name) == .xliff, !namespace.isForeign else {
      let name = String(cString: tag.name).clipped
      reader.report(
        .wrongNamespace, at: span,
        "The root element is <\(name)>\(namespace.isForeign ? " in another namespace" : ""); expected <xliff>",
        help: "An XLIFF 1.2 file starts with <xliff version=\"1.2\" xmlns=\"\(XLIFFNamespace.uri12)\">")
      return false
    }
    var version: ExactText?
    tag.attributes.forEachUnprefixed { name, value in
      if name == names.version { version = ExactText(utf8: value) }
    }
    let versionSpan = reader.valueSpan(of: "version", in: tag) ?? span
    return check(namespace, version: version, at: span, versionSpan: versionSpan, &reader)
  }

  private func check(
    _ namespace: XLIFFNamespace, version: ExactText?, at span: SourceSpan, versionSpan: SourceSpan,
    _ reader: inout XMLReader
  ) -> Bool {
    let is12 = version == "1.2"
    switch namespace {
    case .otherXLIFF(let other) where is12:
      reader.report(
        .wrongNamespace, at: span, "The namespace is that of XLIFF \(other.clipped), but the version is 1.2",
        help: "Write xmlns=\"\(XLIFFNamespace.uri12)\"")
      return true
    case .otherXLIFF(let other):
      let version = (version?.string ?? other).clipped
      reader.report(
        .unsupportedVersion, at: versionSpan, "This is XLIFF \(version); only XLIFF 1.2 can be read",
        help: "Export the file as XLIFF 1.2")
      return false
    // Earlier versions have no namespace, so the finding about the version suffices.
    case .none where is12 || version == nil:
      reader.report(
        .wrongNamespace, at: span, "The elements of this file have no namespace",
        help: "Write xmlns=\"\(XLIFFNamespace.uri12)\" into <xliff>")
    case .none, .xliff12, .foreign: break
    }
    if !is12 {
      let found = version.map { "The version is \($0.string.clipped)" } ?? "There is no version"
      reader.report(
        .unsupportedVersion, at: versionSpan, "\(found); expected XLIFF 1.2", help: "Write version=\"1.2\"")
    }
    return true
  }

  /// Reports the first XLIFF element that has a prefix.
  mutating func checkPrefix(_ tag: XMLStartTag, _ reader: inout XMLReader) {
    guard !hasPrefix else { return }
    hasPrefix = true
    let name = reader.input.buffer.bytes(in: tag.offset + 1..<tag.offset + 80).prefix { $0 != UInt8(ascii: ":") }
    reader.report(
      .prefixedNamespace, at: reader.span(of: tag),
      "The XLIFF elements have the prefix \(String(decoding: name, as: UTF8.self)); Xcode ignores such elements",
      help: "Declare the namespace with xmlns=\"…\" and write the elements without a prefix")
  }

  // MARK: Files

  /// Checks the attributes of a `<file>`.
  mutating func check(_ file: CatalogFile, _ reader: inout XMLReader) {
    hasFile = true
    if file.targetLanguage != nil { hasTargetLanguage = true }
    if file.original?.isEmpty ?? true {
      reader.report(
        .missingOriginal, at: file.span, "This <file> does not say which source file it translates",
        help: "Copy original=\"…\" from the exported file")
    }
    if file.sourceLanguage == nil {
      reader.report(
        .missingSourceLanguage, at: file.span, "This <file> does not say which language its sources are in",
        help: "Write source-language=\"…\"")
    }
  }

  /// Checks a `<file>` after its units were read. A file that has only sources, for a language yet to be chosen, needs
  /// no target language.
  mutating func end(_ file: OpenFileElement, _ reader: inout XMLReader) {
    guard !file.hasTargetLanguage else { return }
    let place = (file.span, file.isOfXcode)
    if file.hasTarget { reportTargetLanguage(place, &reader) } else { sourceOnly.append(place) }
  }

  /// Checks the whole document at its end.
  mutating func end(_ reader: inout XMLReader) {
    if !hasFile {
      reader.report(
        .schemaViolation, at: reader.input.positionAhead(at: reader.lastEventOffset),
        "The document has no <file>",
        help: "Export it again")
    }
    guard hasTargetLanguage else { return }
    for place in sourceOnly { reportTargetLanguage(place, &reader) }
  }

  private func reportTargetLanguage(_ file: (span: SourceSpan, isOfXcode: Bool), _ reader: inout XMLReader) {
    reader.report(
      file.isOfXcode ? .missingTargetLanguage : .missingTargetLanguage.mild, at: file.span,
      "This <file> does not say which language it is translated into" + (file.isOfXcode ? ", so Xcode refuses it" : ""),
      help: "Write target-language=\"…\"")
  }
}

extension XLIFFNamespace {
  var isForeign: Bool {
    if case .foreign = self { true } else { false }
  }
}
