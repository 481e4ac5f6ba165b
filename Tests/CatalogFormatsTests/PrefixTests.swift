import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordSystemFiles

/// A file can be cut off anywhere: every reader takes any start of every sample.
@Suite struct PrefixTests {
  static let samples: [URL] =
    [
      "android", "arb", "i18next", "po", "properties", "qt", "resx", "strings", "stringsdict", "xcstrings", "xliff",
      "xliff2",
    ].flatMap {
      TestFile.files(in: packageFolder.appending(path: "Fuzzing/Seeds/\($0)"))
    } + TestFile.fixtures(in: "diagnostics") + TestFile.fixtures(in: "encodings")

  /// Starts of documents that end where a value is about to begin.
  static let starts = [
    "<xliff version=", "<xliff version=\"", "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:", "<", "<!", "<!-",
    "<!--",
    "<?", "<?xml", "<x:", "<:xliff", "</", "<plist", "<resources xmlns=", "/", "/*", "\"", "\"a\"=", "msgid \"",
    "msgstr[",
    "charset=", "<TS", "<!DOCTYPE TS>", "<root>", "a\\", "a=\\u", "{", "{\"", "{\"sourceLanguage\"", "#", "\u{FEFF}",
  ]

  private func read(_ document: [UInt8], named path: SystemPath) {
    let recognised = CatalogFormat.format(ofFileNamed: "-", startingWith: document)
    let named = CatalogFormat.format(ofFileNamed: path, startingWith: document)
    for format in [named] + (recognised.id == named.id ? [] : [recognised]) {
      let reading = format.read(document, name: path.name)
      let isOrdered = reading.findings.allSatisfy { !$0.message.isEmpty && $0.span.start <= $0.span.end }
      #expect(isOrdered)
      _ = format.utf8(of: document)
    }
  }

  @Test(arguments: samples)
  func `any start of a sample is read`(_ sample: URL) throws {
    let document = try TestFile.bytes(sample)
    for length in Rounds.lengths(ofStartsOf: document.count) {
      read(Array(document.prefix(length)), named: SystemPath(sample.path))
    }
  }

  @Test(arguments: starts)
  func `every reader reads what ends early`(_ start: String) {
    for format in CatalogFormat.all {
      #expect(format.read(Array(start.utf8), name: "a").findings.allSatisfy { !$0.message.isEmpty })
    }
    read(Array(start.utf8), named: "a")
    // What is read of a document at first may end like this, too.
    let comment = "<!--\(String(repeating: "x", count: CatalogFormat.headLength - start.utf8.count - 7))-->"
    read(Array((comment + start).utf8), named: "a")
    read(Array((comment + start + "\"1.2\">").utf8), named: "a")
  }
}
