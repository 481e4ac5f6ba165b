import WatchwordBasics
import WatchwordLocalization

extension CatalogFormat {
  /// Translation sources of Qt (Qt Linguist manual, "TS file XML schema").
  ///
  /// A file contains the source texts and their translations into one language. The key of a message is its id, or else
  /// its context and its source, and its comment if it has one, which tells equal sources apart. Each `<numerusform>` is
  /// the plural form for the CLDR category that Qt's rules assign to it. Unfinished translations need a review; messages
  /// that the program no longer has (`vanished`, `obsolete`) are skipped. The code of TypeScript has the same ending, so
  /// that files are recognised by their content.
  public static let qtLinguist = CatalogFormat(
    id: "qt", title: "Qt Linguist", fileExtensions: [], recognizesContent: { QtRecognizer.isTranslation($0) },
    readDocument: { XMLReader.read($0, as: .qtLinguist, $1, $2, into: QtHandler($1, $2)) }, usualPath: "app_de.ts",
    write: { QtWriter($0).written() },
    unmodelledContent: { QtUnmodelledContent.losses(of: $0) }, isBilingual: true, unitElements: .qtLinguist,
    findStateSlot: { QtStateSlot.ofMessage($0, in: $1) })
}

extension XMLDocumentKind {
  /// Qt's files start with `<!DOCTYPE TS>`.
  static let qtLinguist = XMLDocumentKind(
    name: "A Qt translation", root: "TS", doctypeDefect: " with declarations, which Qt translations do not need",
    allowsDoctype: true)
}

/// Recognises translation sources of Qt.
enum QtRecognizer {
  /// Whether a document that starts with `head` has a root `<TS>`.
  static func isTranslation(_ head: DocumentHead) -> Bool {
    guard ["<!DOCTYPE TS", "<TS"].contains(where: { head.content.starts(with: $0.utf8) }), let root = head.root else {
      return false
    }
    return root.isNamed("TS") && root.namespace == nil
  }

  /// Whether a path has the ending of translation sources, which code in TypeScript has, too.
  static func hasEnding(_ path: SystemPath) -> Bool { path.hasSuffix(".ts") }
}

/// Finds the tag that marks the translation of a message as finished or not.
enum QtStateSlot {
  /// Returns the tag of the `<translation>` of a message, without its end, because an empty one may get content. The
  /// plural forms of a message share it.
  static func ofMessage(_ unit: TranslationUnit, in document: DocumentText) -> StateSlot? {
    let name = Array("<translation".utf8)
    guard let message = document.range(of: unit.span),
      let start = document.bytes[message].indices.first(where: { index in
        guard document.bytes[index] == name[0], document.bytes[index..<message.upperBound].starts(with: name) else {
          return false
        }
        let next = document.bytes[(index + name.count)...].first ?? 0
        return next <= 0x20 || next == UInt8(ascii: ">") || next == UInt8(ascii: "/")
      }), var end = AttributeScan.endOfTag(at: start, in: document.bytes[message])
    else { return nil }
    end -= document.bytes[end - 2] == UInt8(ascii: "/") ? 2 : 1
    return StateSlot(start..<end, finished: finished(document.bytes[start..<end]), in: document)
  }

  /// Returns a tag without its type `unfinished`; `nil` if it has none.
  private static func finished(_ tag: ArraySlice<UInt8>) -> [UInt8]? {
    guard
      let type = AttributeScan.attributes(in: tag).first(where: {
        $0.isNamed("type") && $0.value.elementsEqual("unfinished".utf8)
      })
    else { return nil }
    let front = tag[..<type.name.startIndex].lastIndex { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return Array(tag[...(front ?? tag.startIndex)]) + Array(tag[(type.value.endIndex + 1)...])
  }
}
