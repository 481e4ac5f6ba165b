import Foundation
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLinting

/// A translation with long texts, beside the file with its source texts if its format has one.
struct LongDocument {
  enum Kind: CaseIterable {
    case xliff12, xliff2, po, strings, stringsDict, xcstrings, android, arb, i18next, properties, resx, qt
  }

  /// A text, its translation, and the lines of its entry before it where the format has any.
  struct Unit {
    var id: String
    var source: String
    var target: String
  }

  private let path: SystemPath
  private let bytes: [UInt8]
  private let source: (path: String, bytes: [UInt8])?

  /// Writes units in a format; `flag` is the language of the format strings of gettext entries.
  init(_ kind: Kind, _ units: [Unit], language: String = "de", flag: String = "c") {
    func joined(_ each: (Unit) -> String, by separator: String = "\n") -> String {
      units.map(each).joined(separator: separator)
    }
    var sourceFile: (String, String)?
    let file: (String, String)
    switch kind {
    case .xliff12:
      let texts = joined {
        "<trans-unit id=\"\(Self.xml($0.id))\" xml:space=\"preserve\"><source>\(Self.xml($0.source))</source><target>\(Self.xml($0.target))</target></trans-unit>"
      }
      file = ("\(language).xliff", document(language, texts))
    case .xliff2:
      let texts = joined {
        "<unit id=\"\($0.id)\"><segment><source xml:space=\"preserve\">\(Self.xml($0.source))</source><target xml:space=\"preserve\">\(Self.xml($0.target))</target></segment></unit>"
      }
      file = ("\(language).xliff", Self.xliff2(texts, language))
    case .po:
      let header = "msgid \"\"\nmsgstr \"Language: \(language)\\nContent-Type: text/plain; charset=UTF-8\\n\"\n\n"
      let texts = joined {
        "#, \(flag)-format\nmsgctxt \"\($0.id)\"\nmsgid \"\(Self.quoted($0.source))\"\nmsgstr \"\(Self.quoted($0.target))\"\n"
      }
      file = ("\(language).po", header + texts)
    case .strings:
      func texts(_ text: (Unit) -> String) -> String { joined { "\"\($0.id)\" = \"\(Self.quoted(text($0)))\";" } }
      (sourceFile, file) = (
        ("en.lproj/L.strings", texts { $0.source }), ("\(language).lproj/L.strings", texts { $0.target })
      )
    case .stringsDict:
      func texts(_ text: (Unit) -> String) -> String {
        Self.propertyList(
          joined {
            "<key>\($0.id)</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@a@</string><key>a</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key><string>d</string><key>other</key><string>\(Self.xml(text($0)))</string></dict></dict>"
          })
      }
      (sourceFile, file) = (
        ("en.lproj/L.stringsdict", texts { $0.source }), ("\(language).lproj/L.stringsdict", texts { $0.target })
      )
    case .xcstrings:
      let texts = joined(
        {
          "\"\($0.id)\": {\"localizations\": {\"en\": \(Self.stringUnit($0.source)), \"\(language)\": \(Self.stringUnit($0.target))}}"
        }, by: ",\n")
      file = ("L.xcstrings", Self.xcstrings(texts))
    case .android:
      func texts(_ text: (Unit) -> String) -> String {
        "<resources>" + joined { "<string name=\"\($0.id)\">\(Self.xml(Self.quoted(text($0))))</string>" }
          + "</resources>"
      }
      (sourceFile, file) = (
        ("values/strings.xml", texts { $0.source }), ("values-\(language)/strings.xml", texts { $0.target })
      )
    case .properties:
      func texts(_ text: (Unit) -> String) -> String { joined { "\($0.id) = \(Self.quoted(text($0)))" } }
      (sourceFile, file) = (
        ("m.properties", texts { $0.source }), ("m_\(language).properties", texts { $0.target })
      )
    case .resx:
      func texts(_ text: (Unit) -> String) -> String {
        "<root>" + joined { "<data name=\"\($0.id)\"><value>\(Self.xml(text($0)))</value></data>" } + "</root>"
      }
      (sourceFile, file) = (("S.resx", texts { $0.source }), ("S.\(language).resx", texts { $0.target }))
    case .qt:
      let texts = joined {
        "<message id=\"\($0.id)\"><source>\(Self.xml($0.source))</source><translation>\(Self.xml($0.target))</translation></message>"
      }
      file = ("app.ts", "<TS language=\"\(language)\"><context><name>c</name>\(texts)</context></TS>")
    case .arb, .i18next:
      func texts(_ text: (Unit) -> String) -> String {
        "{" + joined({ "\"\($0.id)\": \"\(Self.quoted(text($0)))\"" }, by: ",\n") + "}"
      }
      (sourceFile, file) =
        kind == .arb
        ? (("app_en.arb", texts { $0.source }), ("app_\(language).arb", texts { $0.target }))
        : (("locales/en/t.json", texts { $0.source }), ("locales/\(language)/t.json", texts { $0.target }))
    }
    self.init(file.0, file.1, beside: sourceFile)
  }

  /// A document as written, beside the file with its source texts.
  init(_ path: String, _ text: String, beside source: (path: String, text: String)? = nil) {
    self.path = SystemPath(path)
    bytes = Array(text.utf8)
    self.source = source.map { ($0.path, Array($0.text.utf8)) }
  }

  // MARK: What is done with it

  /// What a command does with a document.
  enum Work: Hashable, Sendable {
    case lint, fix, pseudo, compare
    case convert(to: String)

    static let all: [Work] =
      [.lint, .fix, .pseudo, .compare] + CatalogFormat.all.filter(\.isWritable).map { .convert(to: $0.id.string) }
  }

  func perform(_ work: Work, settings: LintSettings = .standard) {
    var reader = CatalogDocuments { path in
      source.flatMap { SystemPath($0.path).name == path.name ? $0.bytes : nil }
    }
    let document = reader.read(bytes, at: path)
    let linter = Linter(configuration: LintConfiguration(set: .all))
    switch work {
    case .lint:
      var input = LintInput(document.catalog, findings: document.findings)
      input.settings = settings
      _ = linter.lint([input])
    case .fix:
      let sources = source.flatMap { document.format.read($0.bytes, name: ExactText($0.path)).value }
      _ = linter.fix(
        bytes, name: path.name, format: document.format, sources: sources.map { SourceTable($0) }, settings: settings,
        includingUnsafe: true)
    case .pseudo: _ = document.pseudo(.accented)
    case .compare:
      let other = LintInput(name: path.name, bytes: bytes, format: document.format)
      _ = CatalogComparison(old: LintInput(document.catalog, findings: []), new: other)
    case .convert(let id):
      for format in CatalogFormat.all where format.id.string == id {
        _ = CatalogConversion([document], to: format)
      }
    }
  }

  // MARK: Notation

  static func xliff2(_ units: String, _ language: String) -> String {
    "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:2.0\" version=\"2.1\" srcLang=\"en\" trgLang=\"\(language)\"><file id=\"f\">\n\(units)\n</file></xliff>"
  }

  static func propertyList(_ members: String) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\"><dict>\n\(members)\n</dict></plist>"
  }

  static func xcstrings(_ keys: String) -> String {
    "{\"sourceLanguage\": \"en\", \"strings\": {\n\(keys)\n}, \"version\": \"1.0\"}"
  }

  static func stringUnit(_ text: String) -> String {
    "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(quoted(text))\"}}"
  }

  private static func xml(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: "]]>", with: "]]&gt;").replacingOccurrences(of: "\"", with: "&quot;")
  }

  private static func quoted(_ text: String) -> String {
    text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
      .replacingOccurrences(of: "\n", with: "\\n").replacingOccurrences(of: "\t", with: "\\t")
  }
}

/// How the processor time of a thread grows when an input becomes eight times as long: 8 for a linear algorithm, 64
/// for a quadratic one.
enum Growth {
  /// The greatest growth that passes, between that of both, because a debug build on a busy machine measures roughly.
  static let limit = 28.0

  /// Returns the least growth of some attempts from `length` to eight times the length.
  static func of(from length: Int, _ run: (Int) -> Void) -> Double {
    run(length)
    var least = Double.infinity
    for _ in 0..<5 where least >= limit {
      let (short, long) = (time { run(length) }, time { run(8 * length) })
      least = min(least, long / max(short, 0.002))
    }
    return least
  }

  private static func time(_ run: () -> Void) -> Double {
    let start = now
    run()
    return now - start
  }

  /// The processor time of the thread in seconds.
  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
