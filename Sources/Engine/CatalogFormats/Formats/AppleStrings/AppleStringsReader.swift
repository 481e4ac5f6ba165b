import WatchwordBasics

/// Reads documents of `.strings` files.
enum AppleStringsReader {
  /// Reads a document, and returns whether it was read to its end.
  static func read(_ bytes: [UInt8], _ context: DocumentContext, _ collector: CatalogCollector) -> Bool {
    let text = DecodedText(bytes, encoding: { TextEncoding(plainText: $0) })
    // Apple's tools accept property lists of all kinds in files with this ending.
    if text.encoding.converterName == nil, text.withBytes({ isPropertyList($0) }) {
      return StringsDict.read(text.withBytes { Array($0) }, context, collector)
    }
    collector.begin(CatalogFile(resource: context))
    let isComplete = text.withBytes { bytes in
      if let defect = defect(ofDocumentStartingWith: bytes) {
        defect.report(to: collector)
        return false
      }
      var parser = AppleStringsParser(bytes, isCut: text.invalidSequence != nil, context, collector)
      parser.read()
      guard !parser.hasStopped else { return false }
      if let bad = text.invalidSequence {
        defect(of: bad, after: bytes, text.encoding).report(to: collector)
        return false
      }
      parser.addMissing()
      return true
    }
    collector.endFile()
    return isComplete
  }

  // MARK: Other contents

  /// Whether the document seems to be an XML property list.
  private static func isPropertyList(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.first { $0 > 0x20 } == UInt8(ascii: "<")
      && DocumentHead { Array(bytes.prefix($0)) }.root?.isNamed("plist") ?? false
  }

  /// A defect that makes a whole document unreadable.
  private struct Defect {
    let kind: FindingKind
    var position = SourcePosition.start
    let message: String
    let help: String

    func report(to collector: CatalogCollector) {
      collector.report(kind, at: SourceSpan(at: position), message, help: help)
    }
  }

  private static func defect(ofDocumentStartingWith bytes: UnsafeBufferPointer<UInt8>) -> Defect? {
    if bytes.starts(with: "bplist".utf8) {
      return Defect(
        kind: .unexpectedRoot,
        message: "The file is a binary property list, as in a built app; expected the text file that it was made from",
        help: "Take the file from the project, or convert it with plutil -convert xml1")
    }
    return nil
  }

  private static func defect(
    of bad: TextEncoding.InvalidSequence, after bytes: UnsafeBufferPointer<UInt8>, _ encoding: TextEncoding
  ) -> Defect {
    var cursor = PositionCursor()
    cursor.advance(to: bytes.count, in: bytes)
    let shown = bad.bytes.prefix(bad.isTruncated ? 4 : encoding.unitWidth)
    let name = XMLReader.hexadecimal(Array(shown))
    if bad.isTruncated {
      return Defect(
        kind: .invalidEncoding, position: cursor.position,
        message: "The file ends in the middle of a character (\(name))",
        help: "The file is cut off: save or download it again")
    }
    return Defect(
      kind: .invalidEncoding, position: cursor.position,
      message: "The \(shown.count == 1 ? "byte" : "bytes") \(name) cannot be read as \(encoding.name)",
      help: "Save the file as UTF-8; the rest of the file was not read")
  }

  // MARK: Recognising and weighing

  /// Whether a document that starts with `head` has a quoted key, `=`, a quoted text and `;` before anything else.
  static func isLikely(_ head: DocumentHead) -> Bool {
    head.evaluateText { text, isWhole in
      text.withUnsafeBufferPointer { bytes in
        var lexer = AppleStringsLexer(bytes: bytes)
        func skip() {
          repeat { _ = lexer.skipSpace() } while lexer.isAtComment && lexer.comment() != nil
        }
        for sign in [UInt8(ascii: "="), UInt8(ascii: ";")] {
          skip()
          // If a quotation mark is not followed by a complete string, the string is unterminated.
          guard lexer.byte == UInt8(ascii: "\"") else { return isWhole || !lexer.isAtEnd ? false : nil }
          guard (try? lexer.string()) != nil else { return isWhole ? false : nil }
          skip()
          guard lexer.byte == sign else { return isWhole || !lexer.isAtEnd ? false : nil }
          lexer.next += 1
        }
        return true
      }
    } ?? false
  }
}
