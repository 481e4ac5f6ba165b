package import WatchwordBasics

/// The texts of the source language of XLIFF documents with keys as sources, as Symfony writes them: the sources are
/// keys such as `usage.percent` in every language, and the English texts are the targets of `messages.en.xlf`.
enum XLIFFSources {
  /// Returns the paths that may have the texts for `messages.de.xlf`: `messages.xlf`, beside it or in the folder above,
  /// whose sources are no keys, or else `messages.en.xlf` and its relatives.
  static func paths(for path: SystemPath) -> [SystemPath] {
    let parts = path.lastComponent.split(separator: UInt8(ascii: "."))
    guard parts.count >= 3 else { return [] }
    let own = String(decoding: parts[parts.count - 2], as: UTF8.self)
    guard LocaleName.tag(own) != nil else { return [] }
    let plain = Array((parts.dropLast(2) + parts.suffix(1)).joined(separator: [UInt8(ascii: ".")]))
    let real = [path.folder, path.folder.folder].map { $0.appending(plain) }
    return real
      + LocaleName.sources.prefix { ExactText($0) != ExactText(own) }.map { language in
        var parts = parts
        parts[parts.count - 2] = Array(language.utf8)[...]
        return path.folder.appending(Array(parts.joined(separator: [UInt8(ascii: ".")])))
      }
  }
}

extension TranslationCatalog {
  /// Returns the catalogue with the texts of the source language in place of the sources that the document of the source
  /// language translates: the target that `table` has for the same source.
  package func replacingKeys(with table: SourceTable) -> TranslationCatalog {
    let texts = table.textsOfKeys
    let files = files.map { file in
      guard !file.header.isSource, file.header.sourceLanguage == table.language else { return file }
      let messages = file.messages.map { message in
        message.mapUnits { unit in
          guard let source = unit.source,
            let text = table.target(ofKeyIn: unit) ?? texts[source.text] ?? table.text(ofKeyIn: unit)
          else {
            return unit
          }
          return unit.with(source: Segment(text: text, inOtherFileAt: source.contentSpan), target: unit.target)
        }
      }
      return File(header: file.header, messages: messages)
    }
    return TranslationCatalog(name: name, files: files)
  }
}

extension SourceTable {
  /// Returns the translation of the unit with the same id and source, which two units may have with different texts.
  fileprivate func target(ofKeyIn unit: TranslationUnit) -> ExactText? {
    guard let known = self.unit(withID: unit.id), known.source?.text == unit.source?.text,
      let target = known.target?.text,
      !target.isEmpty, target != unit.source?.text, known.state?.isFinished ?? true
    else { return nil }
    return target
  }

  /// Returns the text of the unit with the same id, if the source of `unit` is a key.
  fileprivate func text(ofKeyIn unit: TranslationUnit) -> ExactText? {
    guard let key = unit.source?.text, key.isIdentifier, let known = self.unit(withID: unit.id),
      let text = known.source?.text, text != key, !text.isEmpty, !text.isIdentifier
    else { return nil }
    return (known.target.flatMap { $0.text.isEmpty ? nil : $0.text }) ?? text
  }

  /// The targets that differ from their source, by source.
  fileprivate var textsOfKeys: [ExactText: ExactText] {
    Dictionary(
      firstOf: units.lazy.compactMap { unit in
        guard let source = unit.source, let target = unit.target, !target.text.isEmpty, target.text != source.text,
          unit.state?.isFinished ?? true
        else { return nil }
        return (source.text, target.text)
      })
  }
}

extension ExactText {
  /// Whether the text is an identifier of several words, such as `usage.percent`; or a hash in hexadecimal digits, such
  /// as `9fb3e6e`.
  package var isIdentifier: Bool {
    let bytes = string.utf8
    return bytes.count >= 7 && bytes.allSatisfy { ASCII.hexadecimalValue(of: $0) != nil }
      && bytes.contains(where: ASCII.isDigit) || identifierWordCount > 1
  }

  /// The number of words, joined by full stops or low lines, of small ASCII letters, digits, hyphens or later capitals
  /// that the text consists of; 0 if it has anything else.
  package var identifierWordCount: Int {
    var count = 0
    var isInWord = false
    for byte in string.utf8 {
      let isWord = ASCII.isLetter(byte) || ASCII.isDigit(byte)
      if count == 0 {
        guard (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) else { return 0 }
        count = 1
      } else if !isWord {
        guard isInWord, "._-".utf8.contains(byte) else { return 0 }
        if byte != UInt8(ascii: "-") { count += 1 }
      }
      isInWord = isWord
    }
    return isInWord ? count : 0
  }
}
