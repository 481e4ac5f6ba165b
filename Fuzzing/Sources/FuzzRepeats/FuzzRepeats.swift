import Checks
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLinting

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Fuzzes texts that repeat fragments: an input eight times as long takes at most 28 times as much processor time, where
/// a linear algorithm takes 8 times and a quadratic one 64 times as much.
///
/// The first three bytes select the format, what is done, and how the translation differs from its source; the rest are
/// fragments, separated by NULs.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzRepeats(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = bytes(start, count)
  guard input.count > 3, input.count <= 256 else { return 0 }
  let fragments = input.dropFirst(3).split(separator: 0).map { Array(String(decoding: $0, as: UTF8.self).utf8) }
  guard !fragments.isEmpty else { return 0 }
  let run = { (length: Int) -> Double in
    let repeated = RepeatedText(fragments, length)
    let document = RepeatedDocument(input[0], repeated.text, repeated.translation(input[2]))
    return document.time(of: input[1])
  }
  // Other work on the machine only lengthens a run, so the shortest of several counts.
  var (short, long) = (run(2048), run(16_384))
  for _ in 0..<8 where long > 28 * max(short, 0.002) { (short, long) = (min(short, run(2048)), min(long, run(16_384))) }
  require(long <= 28 * max(short, 0.002), "the time grows with the square of the length")
  return 0
}

/// Fragments in turn, in which each `#` is the number of the repetition if the first fragment starts with one.
private struct RepeatedText {
  let text: [UInt8]
  private let lastLength: Int

  init(_ fragments: [[UInt8]], _ length: Int) {
    let isNumbered = fragments[0].first == UInt8(ascii: "#")
    var text: [UInt8] = []
    var (number, last) = (0, 0)
    while text.count < length {
      last = text.count
      for byte in fragments.joined() {
        if isNumbered, byte == UInt8(ascii: "#") { text += String(number).utf8 } else { text.append(byte) }
      }
      number += 1
    }
    self.text = text
    lastLength = text.count - last
  }

  func translation(_ kind: UInt8) -> [UInt8] {
    switch kind % 4 {
    case 0: text
    case 1: Array(text.dropLast(lastLength))
    case 2: Array("x".utf8)
    default: Array(text.reversed())
    }
  }
}

/// A translation with one long text.
private struct RepeatedDocument {
  private let format: CatalogFormat
  private let path: SystemPath
  private let bytes: [UInt8]
  private let source: [UInt8]?

  init(_ kind: UInt8, _ source: [UInt8], _ target: [UInt8]) {
    let flags = GettextFormat.allCases
    switch kind % 4 {
    case 0:
      (format, path, self.source) = (.xliff12, SystemPath("de.xliff"), nil)
      bytes =
        Array(
          "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:1.2\" version=\"1.2\"><file original=\"a.strings\" source-language=\"en\" target-language=\"de\" datatype=\"plaintext\"><body><trans-unit id=\"a\"><source>"
            .utf8) + Self.xml(source) + Array("</source><target>".utf8) + Self.xml(target)
        + Array("</target></trans-unit></body></file></xliff>".utf8)
    case 1:
      (format, path, self.source) = (.po, SystemPath("de.po"), nil)
      let flag = flags[Int(kind / 4) % flags.count].name
      bytes =
        Array("msgid \"\"\nmsgstr \"Language: de\\n\"\n\n#, \(flag)-format\nmsgid \"".utf8) + Self.quoted(source)
        + Array("\"\nmsgstr \"".utf8) + Self.quoted(target) + Array("\"\n".utf8)
    default:
      let isARB = kind % 4 == 2
      (format, path) = isARB ? (.arb, SystemPath("app_de.arb")) : (.i18next, SystemPath("locales/de/t.json"))
      self.source = Self.json(source)
      bytes = Self.json(target)
    }
  }

  private static func json(_ text: [UInt8]) -> [UInt8] {
    Array("{\"a\": \"".utf8) + quoted(text) + Array("\"}".utf8)
  }

  private static func xml(_ text: [UInt8]) -> [UInt8] {
    text.flatMap { byte -> [UInt8] in
      switch byte {
      case UInt8(ascii: "<"): Array("&lt;".utf8)
      case UInt8(ascii: "&"): Array("&amp;".utf8)
      case UInt8(ascii: ">"): Array("&gt;".utf8)
      case ..<0x20: [0x20]
      default: [byte]
      }
    }
  }

  private static func quoted(_ text: [UInt8]) -> [UInt8] {
    text.flatMap { byte -> [UInt8] in
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): [UInt8(ascii: "\\"), byte]
      case ..<0x20: Array("\\n".utf8)
      default: [byte]
      }
    }
  }

  /// The processor time of what `work` selects, in seconds.
  func time(of work: UInt8) -> Double {
    let start = Self.now
    var reader = CatalogDocuments { _ in source }
    let document = reader.read(bytes, at: path, as: format)
    let linter = Linter(configuration: LintConfiguration(set: .all))
    switch work % 4 {
    case 0: _ = linter.lint([LintInput(document.catalog, findings: document.findings)])
    case 1: _ = linter.fix(bytes, name: path.name, format: format, includingUnsafe: true)
    case 2: _ = document.pseudo(.accented)
    default:
      let formats = CatalogFormat.all.filter(\.isWritable)
      _ = CatalogConversion([document], to: formats[Int(work / 4) % formats.count])
    }
    return Self.now - start
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
