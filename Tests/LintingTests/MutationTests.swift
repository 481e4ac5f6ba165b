import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLinting
import WatchwordSystemFiles

/// Documents in every format, changed at random and made long: whatever they have become, each step ends, and in linear
/// time.
@Suite struct MutationTests {
  private static let linter = Linter(configuration: LintConfiguration(set: .all))

  /// The folders of seeds, each with the path at which the format of its files is known.
  static let formats: [Case<SystemPath, String>] = [
    Case("android", "values-de/strings.xml", "<string name=\"a$\">x %1$s</string>"),
    Case("arb", "app_de.arb", "\"a$\": \"{n, plural, =1{x} other{{n} y}}\","),
    Case("i18next", "locales/de/a.json", "\"a$_one\": \"{{count}} x\", \"a$_other\": \"{{count}} y\","),
    Case(
      "po", "de.po", "#~ #, fuzzy\n#~| msgid \"a\"\n#~ msgid \"b$\"\n#~ msgstr \"c\"\n\nmsgid \"a$\"\nmsgstr \"x\"\n\n"),
    Case("properties", "messages_de.properties", "# c\na$ = x {0} \\\n  \\u00e9 ''y\n"),
    Case(
      "qt", "app_de.ts",
      "<message numerus=\"yes\"><source>a$ %n</source><translation><numerusform>x</numerusform></translation></message>"
    ),
    Case("resx", "Strings.de.resx", "<data name=\"a$\"><value>x {0}</value><comment>c</comment></data>"),
    Case("strings", "de.lproj/a.strings", "\"a$\" = \"x %@\";\n"),
    Case(
      "stringsdict", "de.lproj/a.stringsdict",
      "<key>a$</key><dict><key>NSStringLocalizedFormatKey</key><string>x %d</string></dict>"),
    Case(
      "xcstrings", "a.xcstrings",
      "\"a$\": {\"localizations\": {\"de\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"x\"}}}},"),
    Case(
      "xliff", "de.xliff",
      "<trans-unit id=\"a$\"><source>x <x id=\"1\"/></source><target>y <x id=\"1\"/></target></trans-unit>"),
    Case(
      "xliff2", "de.xliff",
      "<unit id=\"a$\"><segment><source>x <ph id=\"1\"/></source><target>y <ph id=\"1\"/></target></segment></unit>"),
  ]

  private static func seeds(_ folder: String) -> [[UInt8]] {
    let folder = packageFolder.appending(path: "Fuzzing/Seeds/\(folder)")
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return files.sorted { $0.path < $1.path }.compactMap { try? [UInt8](Data(contentsOf: $0)) }
  }

  /// Signs of the formats, which reach further than random bytes.
  private static let pieces: [[UInt8]] = [
    "\"", "\\", "{", "}", "<", ">", "&", "%", "#", "#~", "#| ", "\n", "'", "]]>", "<!--", "/*", "|==|", "\u{0}", "=1{",
    "%#@a@", "é", "👩‍👩‍👧", "&#39;", "{\"a\":", "msgid \"a\"", "<x id=\"1\"/>", "one", "other", ",", ";",
  ].map { Array($0.utf8) }

  private static func mutated(_ document: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var document = document
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let start = Int.random(in: 0...document.count, using: &random)
      let end = min(start + Int.random(in: 1...40, using: &random), document.count)
      switch Int.random(in: 0..<8, using: &random) {
      case 0 where start < end: document[start] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      case 1: document.removeSubrange(start..<end)
      case 2: document.insert(contentsOf: document[start..<end], at: start)
      case 3: document.removeSubrange(start...)
      default: document.insert(contentsOf: pieces.randomElement(using: &random) ?? [], at: start)
      }
    }
    return document
  }

  /// Reads, checks, corrects and converts a document, as the commands do.
  private static func run(_ document: [UInt8], at path: SystemPath) {
    let format = CatalogFormat.format(ofFileNamed: path, startingWith: document)
    let name = ExactText(String(decoding: path.bytes, as: UTF8.self))
    let found = linter.lint([LintInput(name: name, bytes: document, format: format)]).findings
    _ = format.applying(found.compactMap { $0.fix }, to: document)
    guard let files = format.read(document, name: name).value?.files else { return }
    for other in CatalogFormat.all { _ = other.writing(files) }
  }

  @Test(.timeLimit(.minutes(20)), arguments: formats)
  func `no change of a document ends in a signal`(format: Case<SystemPath, String>) {
    let seeds = Self.seeds(format.description)
    #expect(!seeds.isEmpty)
    var random = SeededGenerator(seed: 1)
    for round in 0..<Rounds.count(12) where !seeds.isEmpty {
      Self.run(Self.mutated(seeds[round % seeds.count], &random), at: format.given)
    }
  }

  /// A document with so many texts.
  private static func long(_ format: Case<SystemPath, String>, _ count: Int) -> [UInt8] {
    let texts = (0..<count).map { format.expected.replacing("$", with: "\($0)") }.joined()
    let text =
      switch format.description {
      case "android": "<resources>\(texts)</resources>"
      case "arb", "i18next": "{\(texts)\"z\": \"z\"}"
      case "po": "msgid \"\"\nmsgstr \"Language: de\\n\"\n\n\(texts)"
      case "properties", "strings": texts
      case "qt": "<TS language=\"de\"><context><name>c</name>\(texts)</context></TS>"
      case "resx": "<root>\(texts)</root>"
      case "stringsdict": "<plist version=\"1.0\"><dict>\(texts)</dict></plist>"
      case "xcstrings": "{\"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\": {\(texts)\"z\": {}}}"
      case "xliff": document("de", texts)
      default:
        "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:2.0\" version=\"2.1\" srcLang=\"en\" trgLang=\"de\">"
          + "<file id=\"f\">\(texts)</file></xliff>"
      }
    return Array(text.utf8)
  }

  @Test(arguments: Rounds.sample(formats, 1))
  func `four times the texts take far less than sixteen times as long`(format: Case<SystemPath, String>) {
    let clock = ContinuousClock()
    // The shortest of three runs, because others share the machine.
    let times = (Rounds.isWhole ? [250, 1_000] : [100, 400]).map { count in
      let document = Self.long(format, count)
      return (0..<3).map { _ in clock.measure { Self.run(document, at: format.given) } }.min() ?? .zero
    }
    #expect(times[1] < times[0] * 12, "\(times)")
  }
}
