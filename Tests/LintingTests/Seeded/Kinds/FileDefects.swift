import WatchwordBasics

extension SeededDefect {
  /// Defects of files.
  static let files: [SeededDefect] = [
    .file("malformed-xml") { file, _ in
      file.edits = [("</body>", "")]
      return true
    },
    .file("doctype-present") { file, _ in
      file.edits = [("<xliff", "<!DOCTYPE xliff>\n<xliff")]
      return true
    },
    .file("unsupported-version") { file, _ in
      file.edits = [("version=\"1.2\"", "version=\"1.1\"")]
      return true
    },
    .file("wrong-namespace") { file, _ in
      file.edits = [("document:1.2", "document:1.3")]
      return true
    },
    .file("prefixed-namespace") { file, _ in
      file.edits = [
        ("<xliff xmlns=", "<ns0:xliff xmlns:ns0="), ("<file", "<ns0:file"), ("<body>", "<ns0:body>"),
        ("</body>", "</ns0:body>"), ("</file>", "</ns0:file>"), ("</xliff>", "</ns0:xliff>"),
      ]
      return true
    },
    .file("schema-violation") { file, _ in
      // A form of a message that is not read leaves the message without it.
      guard !file.units[0].id.contains("|==|"), !file.units[0].id.contains(":dict") else { return false }
      file.edits = [("<trans-unit id=", "<transunit id="), ("</trans-unit>", "</transunit>")]
      return true
    },
    .file("missing-source-language") { file, _ in
      file.sourceLanguage = nil
      return true
    },
    .file("missing-target-language") { file, _ in
      file.targetLanguage = nil
      return true
    },
    .file("invalid-language-tag") { file, _ in
      file.targetLanguage = file.targetLanguage.map { $0 + "-" }
      return true
    },
    .file("missing-original") { file, _ in
      file.original = nil
      return true
    },
    .unit("missing-unit-id") { place, _ in
      guard place.message.count == 1 else { return nil }
      var broken = place.unit
      broken.attributes += " name=\"\(broken.id.attribute)\""
      return (place.unit, broken)
    }.editing("<trans-unit id=", "<trans-unit x-id="),
    .message("duplicate-unit-id") { place, _ in (place.message, place.message + [place.unit]) },
    .file("language-file-name-mismatch") { file, _ in
      guard let language = file.targetLanguage, file.name == "\(language).xliff" else { return false }
      file.name = language.hasPrefix("fr") ? "de.xliff" : "fr.xliff"
      return true
    },
    .file("mixed-target-languages") { file, _ in
      guard let language = file.targetLanguage else { return false }
      let other = language.hasPrefix("fi") ? "sv" : "fi"
      file.edits = [
        (
          "</xliff>",
          "<file original=\"b.strings\" source-language=\"en\" target-language=\"\(other)\" datatype=\"plaintext\">"
            + "<body/></file></xliff>"
        )
      ]
      return true
    },
    .unit("empty-source") { place, _ in (place.unit, place.unit.with(source: "", target: place.target)) },
    .unit("missing-source") { place, _ in
      var broken = place.unit
      broken.source = nil
      return (place.unit, broken)
    },
  ]

  /// The defect with a change in the text of the broken file, at its unit.
  private func editing(_ old: String, _ new: String) -> SeededDefect {
    SeededDefect(check: check) { place, random in
      guard let planted = plant(place, &random) else { return nil }
      var file = planted.broken.files[0]
      // The name marks the unit, whose id nobody can know any more.
      let id = " name=\"\(place.unit.id.attribute)\""
      let tag = "\(old)\"\(place.unit.id.attribute)\"\(place.unit.attributes)\(id)"
      file.edits = [(tag, tag.replacing(old, with: new))]
      return Planted(clean: planted.clean, broken: SeededProject([file]), units: [])
    }
  }
}
