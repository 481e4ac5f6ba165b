import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats

/// Every attribute that is read, compared with lxml on random documents.
@Suite struct AttributeOracleTests {
  @Test func `attributes have the values that lxml reads`() throws {
    guard let oracle = PythonOracle(importing: "lxml") else { return }
    var generator = SeededGenerator(seed: 20_260_301)
    let documents = Rounds.seeds(20).map { RandomAttributes.document(number: $0, using: &generator) }
    let input = try JSONEncoder().encode(documents.map { Data($0).base64EncodedString() })
    let expected = try JSONDecoder().decode([Dump].self, from: oracle.output(of: Self.script, input: input))
    #expect(expected.count == documents.count)
    var values = 0
    for (bytes, lxml) in zip(documents, expected) {
      let own = Dump(read(bytes))
      values += lxml.files.reduce(0) { $0 + $1.count } + lxml.units.reduce(0) { $0 + $1.count }
      if own == lxml { continue }
      Issue.record("read \(own.difference(from: lxml)) in:\n\(String(decoding: bytes, as: UTF8.self).prefix(4000))")
    }
    print("\(values) attributes of \(documents.count) documents compared with lxml")
  }

  /// The attributes that are read, as lxml and the reader give them; a value that the reader turns into a number or
  /// a Boolean is here as it reads it.
  private struct Dump: Codable, Equatable {
    var version: String?
    var files: [[String: String]] = []
    var units: [[String: String]] = []

    init(_ reading: Reading<TranslationCatalog>) {
      let messages = reading.findings.filter { $0.id == "unsupported-version" }.map(\.message)
      version = messages.first.map {
        $0.replacing(/^The version is (?s)(.*); expected XLIFF 1.2$/) { String($0.output.1) }
      }
      for file in reading.files {
        files.append(
          present([
            "original": file.header.original, "source-language": file.header.sourceLanguage,
            "target-language": file.header.targetLanguage, "datatype": file.header.datatype,
          ]))
        for unit in file.units.sorted(by: { $0.position < $1.position }) {
          let inline = (unit.source?.elements ?? []).enumerated().map { ("inline \($0)", $1.id) }
          units.append(
            present(
              [
                "id": unit.id, "translate": unit.translate ? "yes" : "no",
                "approved": unit.approved.map { $0 ? "yes" as ExactText : "no" },
                "maxwidth": unit.maximumWidth.map { ExactText("\($0)") },
                "size-unit": unit.sizeUnit, "state": unit.state?.name, "state-qualifier": unit.stateQualifier,
              ].merging(inline) { $1 }))
        }
      }
    }

    func difference(from other: Dump) -> String {
      let parts =
        [("version", [["": version ?? ""]], [["": other.version ?? ""]])]
        + [("file", files, other.files), ("unit", units, other.units)]
      for (what, own, theirs) in parts {
        for (index, (one, two)) in zip(own, theirs).enumerated() where one != two {
          let names = Set(one.keys).union(two.keys).filter { one[$0] != two[$0] }.sorted()
          return names.map {
            "\(what) \(index) \($0): \(String(reflecting: one[$0])), not \(String(reflecting: two[$0]))"
          }.joined(separator: "; ")
        }
      }
      return "\(files.count) files and \(units.count) units, not \(other.files.count) and \(other.units.count)"
    }
  }

  private static func present(_ attributes: [String: ExactText?]) -> [String: String] {
    attributes.compactMapValues { $0?.string }
  }

  private static let script = #"""
    import base64, json, re, sys
    from lxml import etree
    N = "{urn:oasis:names:tc:xliff:document:1.2}"
    def pick(element, *names):
        return {name: element.get(name) for name in names if element.get(name) is not None}
    def unit(element):
        read = pick(element, "id", "size-unit")
        read["translate"] = "no" if element.get("translate", "yes") == "no" else "yes"
        if element.get("translate") is None:
            for group in element.iterancestors(N + "group"):
                if group.get("translate") is not None:
                    read["translate"] = "no" if group.get("translate") == "no" else "yes"
                    break
        if element.get("approved") is not None:
            read["approved"] = "yes" if element.get("approved") == "yes" else "no"
        width = element.get("maxwidth")
        if width is not None and re.fullmatch(r"[+-]?[0-9]+", width):
            read["maxwidth"] = str(int(width))
        target = element.find(N + "target")
        if target is not None:
            read.update(pick(target, "state", "state-qualifier"))
        for index, inline in enumerate(element.find(N + "source").iterdescendants()):
            value = inline.get("id")
            if inline.tag == N + "mrk":
                value = inline.get("mid", value)
            if value is not None:
                read["inline %d" % index] = value
        return read
    dumps = []
    for document in json.load(sys.stdin):
        root = etree.fromstring(base64.b64decode(document))
        version = root.get("version")
        dumps.append({
            "version": None if version == "1.2" else version,
            "files": [pick(f, "original", "source-language", "target-language", "datatype") for f in root.iter(N + "file")],
            "units": [unit(u) for u in root.iter(N + "trans-unit")],
        })
    json.dump(dumps, sys.stdout)
    """#
}

/// Random XLIFF documents whose attributes are written in every way that XML allows.
private enum RandomAttributes {
  static func document(number: Int, using generator: inout SeededGenerator) -> [UInt8] {
    let isWide = number % 5 == 4
    var text = "<?xml version=\"1.0\" encoding=\"\(isWide ? "UTF-16" : "UTF-8")\"?>\n"
    let version = Int.random(in: 0..<8, using: &generator) == 0 ? value(using: &generator) : "\"1.2\""
    text += "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:1.2\" version=\(version)>\n"
    for _ in 0...Int.random(in: 0...1, using: &generator) {
      text +=
        "<file\(attributes(["original", "source-language", "target-language", "datatype", "tool-id"], &generator))>"
      text += "<header><tool\(attributes(["tool-id", "tool-name", "build-num"], &generator))/></header><body>\n"
      for _ in 0...Int.random(in: 0...6, using: &generator) { text += unit(using: &generator) }
      text += "</body></file>\n"
    }
    text += "</xliff>\n"
    return isWide ? [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] } : Array(text.utf8)
  }

  private static func unit(using generator: inout SeededGenerator) -> String {
    let names = ["translate", "approved", "maxwidth", "size-unit", "resname", "restype", "xml:space"]
    var text = "<trans-unit id=\(value(using: &generator))\(attributes(names, &generator))>"
    text += "<source>a<x id=\(value(using: &generator))/><g\(attributes(["id", "ctype"], &generator))>b</g>"
    text += "<mrk mtype=\"x\"\(attributes(["mid"], &generator))>c</mrk></source>"
    text += "<target\(attributes(["state", "state-qualifier", "xml:lang"], &generator))>d</target></trans-unit>\n"
    guard Int.random(in: 0..<4, using: &generator) == 0 else { return text }
    return "<group\(attributes(["id", "translate"], &generator))>\(text)</group>\n"
  }

  private static func attributes(_ names: [String], _ generator: inout SeededGenerator) -> String {
    names.shuffled(using: &generator).filter { _ in Bool.random(using: &generator) }.map { name in
      let space = [" ", "\n  ", "\t", "  "].randomElement(using: &generator) ?? " "
      let equals = ["=", " = ", "= ", "\n="].randomElement(using: &generator) ?? "="
      return "\(space)\(name)\(equals)\(value(of: name, using: &generator))"
    }.joined()
  }

  /// Values that mean something to the reader are tried beside random ones.
  private static let known = [
    "translate": ["yes", "no"], "approved": ["yes", "no"], "maxwidth": ["12", "0", "007", "12px"],
    "state": ["translated", "needs-review-l10n", "x-own"], "source-language": ["en"],
    "target-language": ["de", "pt-BR"],
    "xml:space": ["preserve", "default"], "datatype": ["plaintext"],
  ]

  private static func value(of name: String = "", using generator: inout SeededGenerator) -> String {
    let pieces =
      [
        "&", "&", "&", "<", ">", "\"", "'", "#", "38;", "amp;", "#38;", ";", "\t", "\n", "\r", " ", "  ", "a", "Go",
        "%@",
      ]
      + ["é", "日本", "😀", "e\u{301}", "\u{A0}", "|==|", "plural.one", "]]>", "<!--", "/"]
    var plain = (0..<Int.random(in: 0...8, using: &generator)).map { _ in pieces.randomElement(using: &generator) ?? ""
    }
    .joined()
    if Int.random(in: 0..<60, using: &generator) == 0 { plain += String(repeating: "x&", count: 3000) }
    if let fixed = known[name], Int.random(in: 0..<3, using: &generator) > 0 {
      plain = fixed.randomElement(using: &generator) ?? ""
    }
    let quote: Unicode.Scalar = Bool.random(using: &generator) ? "\"" : "'"
    return "\(quote)\(plain.unicodeScalars.map { spelling(of: $0, in: quote, &generator) }.joined())\(quote)"
  }

  /// A character as it may be written in an attribute: as it is, by its name, by its number.
  private static func spelling(
    of scalar: Unicode.Scalar, in quote: Unicode.Scalar, _ generator: inout SeededGenerator
  ) -> String {
    let names: [Unicode.Scalar: String] = ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&apos;"]
    let zeros = ["", "", "0", "000"].randomElement(using: &generator) ?? ""
    let isUpper = Bool.random(using: &generator)
    var spellings = [
      "&#\(zeros)\(scalar.value);", "&#x\(zeros)\(String(scalar.value, radix: 16, uppercase: isUpper));",
    ]
    if let name = names[scalar] { spellings.append(name) }
    if scalar != "&", scalar != "<", scalar != quote {
      spellings += [String](repeating: String(scalar), count: names[scalar] == nil ? 6 : 1)
    }
    return spellings.randomElement(using: &generator) ?? ""
  }
}
