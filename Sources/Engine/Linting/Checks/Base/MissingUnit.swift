import WatchwordBasics
import WatchwordCatalogFormats

/// A text of the base catalogue is missing.
enum MissingUnit: ProjectCheck {
  static let kind = FindingKind("missing-unit", .error, milder: [.warning])

  static func check(_ project: ProjectSummary, _ findings: inout Findings) {
    for (base, translations) in project.comparisons {
      for catalog in translations where !catalog.isOverlay {
        check(catalog, against: base, project.keysWithParents(of: catalog), &findings)
      }
    }
  }

  private static func check(
    _ catalog: CatalogSummary, against base: CatalogSummary, _ keys: [ExactText: Set<ExactText>],
    _ findings: inout Findings
  ) {
    let spans = catalog.spansOfOriginals
    for file in base.files {
      let own = keys[file.original] ?? []
      let missing = file.keys.filter { unit, hasTextToTranslate in
        hasTextToTranslate && !unit.mayLackTranslation && !own.contains(unit.key)
          && !(file.facts.isI18next
            && I18nextKey.isUnneeded(unit.key, given: own, in: catalog.files.first?.facts.language))
      }
      guard !missing.isEmpty else { continue }
      if let span = spans[file.original], missing.count > 1, !file.facts.file.isOfXcode {
        findings.report(.missingTexts(missing.count, base: base.name), as: .warning, in: catalog, at: span)
      } else if let span = spans[file.original] {
        for (unit, _) in missing {
          findings.report(
            .missingText(unit, base: base.name), as: file.facts.file.isOfXcode ? nil : .warning, in: catalog, at: span,
            unit: unit.key)
        }
      } else if let start = catalog.files.first?.file.nameSpan {
        findings.report(.missingFile(file.original, texts: missing.count, base: base.name), in: catalog, at: start)
      }
    }
  }
}

extension Finding.Message {
  fileprivate static func missingFile(_ original: ExactText, texts: Int, base: ExactText) -> Self {
    Self(
      "This catalogue lacks \"\(original.excerpt)\", which has \(texts.counted("text")) in \(base.excerpt)",
      help: "Export the catalogue again, or add the texts; people see them in the source language")
  }

  fileprivate static func missingTexts(_ count: Int, base: ExactText) -> Self {
    Self(
      "\(count.counted("text")) of \(base.excerpt) are missing here",
      help: "Export the catalogue again, or copy the texts and translate them; people see them in the source language")
  }

  fileprivate static func missingText(_ unit: TranslationUnit, base: ExactText) -> Self {
    Self(
      "The text \"\((unit.source?.text ?? "").excerpt)\" (id \"\(unit.key.excerpt)\") of \(base.excerpt) is missing here",
      help: "Export the catalogue again, or copy the text and translate it")
  }
}
