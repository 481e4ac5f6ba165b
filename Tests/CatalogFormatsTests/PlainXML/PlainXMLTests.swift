import Foundation
import TestSupport
import Testing

@testable import WatchwordCatalogFormats

/// What is read without libxml2 must be read as libxml2 reads it, and what is not plain must be left to it.
@Suite struct PlainXMLTests {
  private static let corpus = TestFile.corpus("focus-ios", "gomap", "moz-l10n")
  private static let seeds = ["xliff", "xliff2", "stringsdict", "android"].flatMap { folder in
    (try? FileManager.default.contentsOfDirectory(
      at: packageFolder.appending(path: "Fuzzing/Seeds/\(folder)"), includingPropertiesForKeys: nil)) ?? []
  }.sorted { $0.path < $1.path }

  /// Compares both ways to read; returns the one that may be plain.
  @discardableResult
  private func compare(_ document: [UInt8], _ comment: String = "") -> RecordedReading {
    let plain = RecordedReading(document, mayBePlain: true)
    let parsed = RecordedReading(document, mayBePlain: false)
    if plain != parsed {
      let index = zip(plain.events, parsed.events).enumerated().first { $1.0 != $1.1 }?.offset
      let place = index ?? min(plain.events.count, parsed.events.count)
      let found = plain.events.dropFirst(place).first ?? "nothing"
      let expected = parsed.events.dropFirst(place).first ?? "nothing"
      let shown = String(decoding: document.prefix(1500), as: UTF8.self)
      Issue.record("\(comment): \(found)\nexpected \(expected)\nin \(shown)")
    }
    return plain
  }

  // MARK: Real files

  @Test(arguments: corpus + seeds + TestFile.fixtures(in: "diagnostics") + TestFile.fixtures(in: "encodings"))
  func `files are read as libxml2 reads them`(url: URL) throws {
    compare(try TestFile.bytes(url), url.lastPathComponent)
  }

  @Test(arguments: corpus.prefix(3))
  func `real catalogues are plain to their end`(url: URL) throws {
    let bytes = try TestFile.bytes(url)
    let reading = RecordedReading(bytes, mayBePlain: true)
    #expect(reading.isComplete)
    // Behind the root, there is a line break at most.
    #expect(reading.plainLength >= bytes.count - 1)
  }

  // MARK: Constructs

  /// Documents, each with what the parser begins at; without it, the whole is plain.
  private static let documents: [(String, handsOver: String?)] = [
    ("<a/>", nil), ("\n\t <a></a>\n", nil), ("<a b='1' c = \"2\"\n\td='x\"y'/>", nil), ("<a >x</a >", nil),
    ("<?xml version='1.0'?><a/>", nil), ("<?xml version=\"1.0\" encoding='utf-8' standalone=\"yes\" ?>\n<a/>", nil),
    ("<!-- c --><a><!----><!-- é\n - --></a><!-- d -->\n", nil),
    ("<a b='&lt;&amp;&#10;&#x20AC;&quot;&apos;&gt;' c='x\ty\nz'>&lt;a&#65;]&#93;&gt;</a>", nil),
    ("<a b='é€𝄞'>é€𝄞 text ]] > ] ]]x</a>", nil),
    ("<a xmlns='urn:a' xmlns:b='http://b.example/c' b:d='1' d='2'><b:e/><c xmlns='urn:d'><d/></c><f/></a>", nil),
    ("<a xml:lang='en' xml:space='preserve'><b xml:lang=''/></a>", nil),
    ("<a.b-c_1 d.e-f_1=''/>", nil), ("\u{FEFF}<a/>", nil), ("<aaaaaaaaaaaaaaaaaaaaaaaab/>", nil),
    ("<aaaaaaaaaaaaaaaa1aaaaaaaa><aaaaaaaaaaaaaaaa2aaaaaaaa/></aaaaaaaaaaaaaaaa1aaaaaaaa>", nil),

    ("<?xml version='1.1'?><a/>", "<?xml"), ("<!DOCTYPE a><a/>", "<!DOCTYPE"), ("<?p?><a/>", "<?p"),
    ("<!-- c --><?xml version='1.0'?><a/>", "<?xml"), ("<a/>\n<?p q?>\n", "\n<?p"), ("<a/>\n<b/>", "\n<b"),
    ("<a/>text", "text"), ("<a/>&amp;", "&"), ("<a/><![CDATA[]]>", "<!["), ("<a/></a>", "</a"),
    ("<a/><!-- b", "<!--"), ("<a/><!", "<!"), ("<a/>\n<", "\n<"), ("<!-- a", "<!--"), ("<a><!-- b", "<!--"),
    ("<a>x<![CDATA[&<]]>y<b/></a>", "<!["), ("<a>1<?p q?><b c='1'/></a>", "<?p"), ("<a>\r\n<b/></a>", "\r"),
    ("<a b='1\r\n2'/>", "<a"), ("<a b='\r'/>", "<a"), ("<a>x ]]> y</a>", "x ]]"), ("<a>&b;</a>", "&b"),
    ("<a>&#0;</a>", "&#0"), ("<a>&#xFFFE;</a>", "&#x"), ("<a>&#x110000;</a>", "&#x"), ("<a>&#99999999999;</a>", "&#9"),
    ("<a>&amp</a>", "&amp"), ("<a>&</a>", "&<"), ("<a>&#;</a>", "&#"), ("<a>&#x;</a>", "&#x"), ("<a>&#X41;</a>", "&#X"),
    ("<a b='<'/>", "<a"), ("<a b='&c;'/>", "<a"), ("<a b='1' b='2'/>", "<a"), ("<a b='1'c='2'/>", "<a"),
    ("<a b/>", "<a"), ("<a b=1/>", "<a"), ("<a/ >", "<a"), ("<a / b='1'>", "<a"), ("<1/>", "<1"), ("<-a/>", "<-"),
    ("<a:b/>", "<a"), ("<a b:c='1'/>", "<a"), ("<a:/>", "<a"), ("<:a/>", "<:"), ("<a:b:c/>", "<a"), ("<é/>", "<é"),
    ("<aé/>", "<a"), ("<a é='1'/>", "<a"), ("<a><b></a></b>", "</a"), ("<a><b/></b></a>", "</b"), ("<a>", ""),
    ("<a", "<a"), ("<a></a", "</a"), ("<a><!-- -- --></a>", "<!--"), ("<a><!-- ---></a>", "<!--"),
    ("<a><!- --></a>", "<!-"), ("<a>\u{1}</a>", "\u{1}"), ("<a>x\u{FFFE}</a>", "x"), ("<a b='\u{FFFF}'/>", "<a"),
    ("<a b='\u{1}'/>", "<a"), ("<a xmlns:b='urn:b' xmlns:c='urn:b' b:d='1' c:d='2'/>", "<a"),
    ("<a xmlns=''/>", "<a"), ("<a xmlns:b=''/>", "<a"), ("<a xmlns='a b'/>", "<a"), ("<a xmlns='relative'/>", "<a"),
    ("<a xmlns='urn:a' xmlns='urn:b'/>", "<a"), ("<a xmlns:xml='urn:a'/>", "<a"), ("<a xmlns:xmlns='urn:a'/>", "<a"),
    ("<a xmlns:b='http://www.w3.org/XML/1998/namespace'/>", "<a"), ("<a xmlns='http://www.w3.org/2000/xmlns/'/>", "<a"),
    ("<xmlns/>", "<x"), ("<xml:a/>", "<x"), ("<xmlns:a/>", "<x"), ("<a><b xmlns:c='urn:c'/><c:d/></a>", "<c:d"),
    ("<a xmlns='http://[/'/>", "<a"), ("<a xmlns='http://a:b/'/>", "<a"), ("<a>x\0y</a>", "x"), ("<a/>\0", "\0"),
  ]

  @Test(arguments: documents)
  func `each construct is plain, or the parser goes on in front of it`(text: String, handsOver: String?) throws {
    let reading = compare(Array(text.utf8), text)
    let bytes = Array(text.utf8).starts(with: [0xEF, 0xBB, 0xBF]) ? Array(text.utf8.dropFirst(3)) : Array(text.utf8)
    if let handsOver {
      let expected =
        handsOver.isEmpty ? bytes.count : bytes.ranges(of: Array(handsOver.utf8)).first?.lowerBound ?? -1
      // In front of the first event, the parser starts from the beginning.
      #expect(reading.plainLength == (text.hasPrefix("<!--") || !text.hasPrefix("<?") ? expected : 0))
    } else {
      #expect(reading.isComplete)
      #expect(reading.plainLength > 0)
    }
  }

  /// Bytes that are not UTF-8, and the first and last ones that are.
  private static let sequences: [([UInt8], isCharacter: Bool)] = [
    ([0xC2, 0x80], true), ([0xDF, 0xBF], true), ([0xE0, 0xA0, 0x80], true), ([0xED, 0x9F, 0xBF], true),
    ([0xEE, 0x80, 0x80], true), ([0xEF, 0xBF, 0xBD], true), ([0xF0, 0x90, 0x80, 0x80], true),
    ([0xF4, 0x8F, 0xBF, 0xBF], true), ([0xEF, 0xBF, 0xBE], false), ([0xEF, 0xBF, 0xBF], false), ([0x80], false),
    ([0xC1, 0xBF], false), ([0xC3], false), ([0xE0, 0x9F, 0xBF], false), ([0xED, 0xA0, 0x80], false),
    ([0xE2, 0x82], false), ([0xF0, 0x8F, 0xBF, 0xBF], false), ([0xF4, 0x90, 0x80, 0x80], false),
    ([0xF5, 0x80, 0x80, 0x80], false), ([0xFF], false),
  ]

  @Test(arguments: sequences)
  func `bytes that are no characters are left to the parser`(bytes: [UInt8], isCharacter: Bool) {
    for (before, after) in [("<a>", "x</a>"), ("<a b='", "x'/>"), ("<a><!--", "x--></a>")] {
      let reading = compare(Array(before.utf8) + bytes + Array(after.utf8))
      #expect(reading.isComplete == isCharacter)
      #expect((reading.plainLength > 3) == isCharacter)
    }
  }

  // MARK: Places

  @Test func `tokens across the end of what is in memory are read as others`() throws {
    let tokens =
      "<b xmlns:c='urn:c' d=\"é&amp;\" c:e='1'>é ]] &lt;&#x10FFFF; text<!-- é --><c:f /></b ><longer-name-than-16-bytes/>"
    for shift in 0..<(tokens.utf8.count + 20) {
      // The window is filled by 64 KiB.
      let filler = String(repeating: "x", count: 65_400 + shift)
      let reading = compare(Array("<a>\(filler)\(tokens)\(filler)\(tokens)</a>".utf8), "shifted by \(shift)")
      #expect(reading.isComplete)
      #expect(reading.plainLength > 131_000)
    }
  }

  @Test(arguments: ["<b c='$'/>", "<b>$</b>", "<!--$-->"])
  func `long tokens are left to the parser`(token: String) {
    for length in [60_000, 130_000, 200_000, 270_000, 1_000_000] {
      let text = "<a>" + token.replacing("$", with: String(repeating: "é", count: length / 2)) + "</a>"
      compare(Array(text.utf8), "\(length)")
    }
  }

  // MARK: Random changes

  private static let pieces: [String] = [
    "<", ">", "/", "/>", "</", "&", "&amp;", "&#65;", "&#x;", ";", "\"", "'", "=", " ", "\n", "\t", "\r", "\r\n", "]]>",
    "]",
    "<!--", "-->", "--", "<![CDATA[", "<?p ?>", "<?xml version=\"1.0\"?>", "<a>", "</a>", "<a/>", " b=\"1\"",
    " b:c=\"1\"",
    " xmlns=\"urn:x\"", " xmlns:b=\"urn:b\"", " xmlns=\"\"", ":", "é", "€", "𝄞", "\u{FFFE}", "\u{1}", "\0",
    "<!DOCTYPE a>",
    "xml", "xmlns", "1", "-", ".",
  ]

  private static let lengths = [0, 0, 1, 1, 2, 9]

  @Test func `documents with random defects are read as libxml2 reads them`() throws {
    var generator = SeededGenerator(seed: 13)
    var documents = try Self.seeds.map { try TestFile.bytes($0) }
    documents += Self.documents.map { Array($0.0.utf8) }
    for document in documents {
      for _ in 0..<(document.count > 500 ? 150 : 40) {
        var changed = document
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
          let place = Int.random(in: 0...changed.count, using: &generator)
          let end = min(changed.count, place + Self.lengths[Int.random(in: 0..<Self.lengths.count, using: &generator)])
          switch Int.random(in: 0..<10, using: &generator) {
          case 0: changed = Array(changed[..<place])
          case 1: changed.insert(UInt8.random(in: 0...255, using: &generator), at: place)
          default:
            let piece = Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &generator)]
            changed.replaceSubrange(place..<end, with: piece.utf8)
          }
        }
        compare(changed, "seed 13")
      }
    }
  }
}
