#if LibXML2
  import Foundation
  import TestSupport
  import Testing
  import WatchwordBasics

  @testable import WatchwordCatalogFormats

  /// A document is well-formed for the package's reader if it is for libxml2, and both read the same in it.
  @Suite struct XMLOracleTests {
    /// Compares both readers on documents; both have to accept at least so many.
    private func compare(_ documents: some Sequence<[UInt8]>, _ what: String, accepting least: Int = 1) {
      var (count, length, accepted, apart) = (0, 0, 0, 0)
      for document in documents {
        let verdict = XMLVerdict(document)
        count += 1
        length += document.count
        guard !verdict.isIncomparable else {
          apart += 1
          continue
        }
        if verdict.content != nil, verdict.expected != nil { accepted += 1 }
        guard verdict.content != verdict.expected else { continue }
        let found = verdict.findings.first.map { "\($0.span.start): \($0.message)" } ?? "\(verdict.content ?? [])"
        let shown = String(decoding: document.prefix(600), as: UTF8.self)
        Issue.record("\(what): found \(found); libxml2 \(verdict.expected.map { "\($0)" } ?? "refuses"): \(shown)")
      }
      print("\(what): \(count) documents of \(length) bytes, \(accepted) accepted by both, \(apart) not compared")
      #expect(accepted >= least, "\(what): \(accepted) documents accepted")
    }

    @Test func `each construct and each mistake`() {
      let texts = XMLDocuments.constructs.map { Array($0.utf8) }
      let bytes = XMLDocuments.sequences.flatMap { sequence in
        [
          ("<a>", "x</a>"), ("<a b='", "x'/>"), ("<a><!--", "x--></a>"), ("<a><?p ", "x?></a>"),
          ("<a><![CDATA[", "]]></a>"), ("<a", "/>"),
        ]
        .map { Array($0.0.utf8) + sequence + Array($0.1.utf8) }
      }
      compare(texts + bytes, "constructs", accepting: 80)
    }

    @Test func `every prefix of every construct`() {
      compare(
        XMLDocuments.constructs.flatMap { text in (1...text.utf8.count).map { Array(text.utf8.prefix($0)) } },
        "prefixes",
        accepting: 80)
    }

    /// Every character, at the start of a name, inside one and in a text.
    @Test func `every character`() {
      var documents: [[UInt8]] = []
      for value in UInt32(1)...0x10_FFFF {
        guard let scalar = Unicode.Scalar(value),
          value < 0x3400 || value > 0xD000 && value < 0x1_0100 || value & 0x7FFE == 0x7FFE
        else { continue }
        for (before, after) in [("<", "/>"), ("<a", "/>"), ("<a>", "</a>")] {
          documents.append(Array("\(before)\(Character(scalar))\(after)".utf8))
        }
      }
      let sample = Rounds.sample(documents, 20_000)
      compare(sample, "characters", accepting: Rounds.isWhole ? 50_000 : 5_000)
    }

    @Test func `files as they are and in UTF-16`() throws {
      var documents: [[UInt8]] = []
      for url in XMLDocuments.files {
        let bytes = try TestFile.bytes(url)
        documents.append(bytes)
        guard let text = String(bytes: bytes, encoding: .utf8), !text.contains("encoding=") else { continue }
        for encoding in [String.Encoding.utf16LittleEndian, .utf16BigEndian] {
          documents.append([UInt8](("\u{FEFF}" + text).data(using: encoding) ?? Data()))
        }
      }
      compare(documents, "files", accepting: 10)
    }

    @Test func `documents with random defects`() throws {
      var generator = SeededGenerator(seed: 13)
      var documents = try XMLDocuments.files.map { try TestFile.bytes($0) }.filter { $0.count < 20_000 }
      documents += XMLDocuments.constructs.map { Array($0.utf8) }
      compare(
        documents.lazy.flatMap { document in
          Rounds.seeds(8).map { _ in XMLDocuments.changed(document, using: &generator) }
        }, "changed")
    }

    // MARK: The W3C's conformance suite

    /// The documents of the suite, without a DOCTYPE where that declares only elements and plain attributes.
    private static func suite() throws -> [(name: String, bytes: [UInt8])] {
      guard let folder = shared("conformance/xmlconf") else { return [] }
      let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".xml") }
        .sorted()
      return try names.map { name in
        let bytes = [UInt8](try Data(contentsOf: folder.appending(path: name)))
        return (name, PlainDoctype.removed(from: bytes) ?? bytes)
      }
    }

    @Test func `the suite's documents`() throws {
      let documents = try Self.suite()
      if !documents.isEmpty { compare(documents.map { $0.bytes }, "conformance suite", accepting: 700) }
    }
  }
#endif
