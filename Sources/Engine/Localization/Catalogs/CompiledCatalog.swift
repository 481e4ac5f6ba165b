public import WatchwordBasics

/// The format of compiled catalogues: a catalogue as JSON, for apps and pages that contain no XML reader.
///
/// ```json
/// {"version": 1, "locale": "ru", "messages": {
///   "plain": "text",
///   "counted": {"plural": {"one": "%lld файл", "other": "%lld файла"}},
///   "by.device": {"device": {"mac": "click", "other": {"plural": {"other": "%lld taps"}}}},
///   "both": {"text": "%#@files@", "substitutions": {"files": {"argument": 1, "plural": {"other": "%arg files"}}}}
/// }}
/// ```
///
/// A message is a text, or an object with one of `text`, `plural` and `device`, and optionally `substitutions`.
public enum CompiledCatalog {
  /// The version that is read and written.
  public static let version = 1
  /// The layout of a written catalogue.
  public enum Layout: Sendable {
    /// The whole catalogue on one line.
    case compact
    /// Each message on its own line, so that a diff shows which texts changed.
    case messagePerLine
  }

  /// The maximum length of a catalogue in bytes: 64 MiB.
  package static let maximumLength = 64 << 20

  /// Reads a compiled catalogue.
  ///
  /// A defect in a message is reported, and the rest of the message is kept. The value is `nil` only if the text is not
  /// a JSON object, if the version is not ``version``, if the locale is missing or invalid, or if the member `messages`
  /// is missing.
  public static func read(_ source: SourceText) -> Reading<Catalog> {
    var reader = CompiledCatalogReader(source: source)
    let catalog = reader.read(maximumLength: maximumLength)
    return Reading(catalog, reader.all)
  }

  /// Writes a catalogue. The output is deterministic, and reading it gives the same catalogue.
  ///
  /// Plural forms and devices without a text are omitted; no reader produces them.
  public static func write(_ catalog: Catalog, in layout: Layout = .compact) -> String {
    var writer = JSONWriter(indentingTo: layout == .messagePerLine ? 2 : 0)
    writer.object { writer in
      writer.member("version", version)
      writer.member("locale", catalog.locale.description)
      writer.object("messages") { writer in
        for id in catalog.orderedIDs {
          guard let message = catalog.messages[id], !message.variants.isEmpty else { continue }
          writer.key(id.text)
          write(message, to: &writer)
        }
      }
    }
    return writer.text
  }

  private static func write(_ message: Message, to writer: inout JSONWriter) {
    let substitutions = message.substitutions.filter { !$0.variants.isEmpty }
    if substitutions.isEmpty, case .everywhere(.single(let pattern)) = message.variants {
      writer.string(pattern.text)
      return
    }
    writer.object { writer in
      write(message.variants, to: &writer)
      if substitutions.isEmpty { return }
      writer.object("substitutions") { writer in
        for substitution in substitutions {
          writer.object(substitution.name) { writer in
            if let argument = substitution.argument { writer.member("argument", argument) }
            write(substitution.variants, to: &writer)
          }
        }
      }
    }
  }

  /// Writes the members that contain the texts.
  private static func write(_ variants: Message.Variants, to writer: inout JSONWriter) {
    switch variants {
    case .everywhere(let forms): write(forms, to: &writer)
    case .byDevice(let devices):
      writer.object("device") { writer in
        for device in Device.allCases {
          guard let forms = devices[device], !forms.isEmpty else { continue }
          writer.key(device.keyword)
          if case .single(let pattern) = forms {
            writer.string(pattern.text)
          } else {
            writer.object { write(forms, to: &$0) }
          }
        }
      }
    }
  }

  private static func write(_ forms: Message.Forms, to writer: inout JSONWriter) {
    switch forms {
    case .single(let pattern): writer.member("text", pattern.text)
    case .plural(let patterns):
      writer.object("plural") { writer in
        for category in PluralCategory.allCases {
          if let pattern = patterns[category] { writer.member(category.keyword.string, pattern.text) }
        }
      }
    }
  }
}

extension Message.Variants {
  /// Whether there are no texts.
  fileprivate var isEmpty: Bool {
    switch self {
    case .everywhere(let forms): forms.isEmpty
    case .byDevice(let devices): devices.values.allSatisfy { $0.isEmpty }
    }
  }
}
