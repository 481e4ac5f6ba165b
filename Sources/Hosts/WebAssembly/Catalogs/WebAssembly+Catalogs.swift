// The functions for translators that `tools.wasm` adds to those of `watchword.wasm` (see WebAssembly+Engine.swift, whose
// conventions apply): catalogues, their linter and their editor. Documentation/CataloguesAsJSON.md describes questions
// and answers.
//
// A question is JSON in UTF-8. Each open catalogue has a number; the functions accept any number, even one without a
// catalogue. The base is empty if the question does not name one.

#if arch(wasm32)
  /// The open catalogues of the instance, which has one thread.
  nonisolated(unsafe) var openCatalogs = OpenCatalogs()

  /// Finds the defects of a document.
  @_expose(wasm, "watchword_lint")
  @_cdecl("watchword_lint")
  package func lintDocument(
    _ question: UnsafePointer<UInt8>?, _ questionLength: UInt32, _ document: UnsafePointer<UInt8>?,
    _ documentLength: UInt32, _ base: UnsafePointer<UInt8>?, _ baseLength: UInt32
  ) -> UnsafeMutableRawPointer {
    Answer.block(
      CatalogService.lint(
        Answer.bytes(document, documentLength), base: Answer.bytes(base, baseLength),
        question: Answer.bytes(question, questionLength)
      ).chunks)
  }

  /// Identifies a document: `{"name"}`.
  @_expose(wasm, "watchword_catalog_survey")
  @_cdecl("watchword_catalog_survey")
  package func surveyDocument(
    _ question: UnsafePointer<UInt8>?, _ questionLength: UInt32, _ document: UnsafePointer<UInt8>?,
    _ documentLength: UInt32
  ) -> UnsafeMutableRawPointer {
    Answer.block(
      CatalogService.survey(
        Answer.bytes(document, documentLength), question: Answer.bytes(question, questionLength)
      ).chunks)
  }

  /// Lists the checks of catalogues.
  @_expose(wasm, "watchword_checks")
  @_cdecl("watchword_checks")
  package func listChecks() -> UnsafeMutableRawPointer { Answer.block(CatalogService.checks.chunks) }

  /// Returns the page about a check: `{"id"}`.
  @_expose(wasm, "watchword_explain")
  @_cdecl("watchword_explain")
  package func explainCheck(_ question: UnsafePointer<UInt8>?, _ length: UInt32) -> UnsafeMutableRawPointer {
    Answer.block(CatalogService.explain(question: Answer.bytes(question, length)).chunks)
  }

  /// Reads a glossary of another tool: `{"name", "source", "languages"}`.
  @_expose(wasm, "watchword_glossary")
  @_cdecl("watchword_glossary")
  package func readGlossary(
    _ question: UnsafePointer<UInt8>?, _ questionLength: UInt32, _ document: UnsafePointer<UInt8>?,
    _ documentLength: UInt32
  ) -> UnsafeMutableRawPointer {
    Answer.block(
      CatalogService.glossary(
        Answer.bytes(document, documentLength), question: Answer.bytes(question, questionLength)
      ).chunks)
  }

  /// Writes a compiled catalogue in a pseudo-locale: `{"locale"}`.
  @_expose(wasm, "watchword_pseudo")
  @_cdecl("watchword_pseudo")
  package func pseudoCatalog(
    _ question: UnsafePointer<UInt8>?, _ questionLength: UInt32, _ catalog: UnsafePointer<UInt8>?,
    _ catalogLength: UInt32
  ) -> UnsafeMutableRawPointer {
    Answer.block(
      CatalogService.pseudo(
        Answer.bytes(catalog, catalogLength), question: Answer.bytes(question, questionLength)
      ).chunks)
  }

  /// Opens a document for editing; the question is that of `watchword_lint`.
  @_expose(wasm, "watchword_catalog_open")
  @_cdecl("watchword_catalog_open")
  package func openCatalog(
    _ question: UnsafePointer<UInt8>?, _ questionLength: UInt32, _ document: UnsafePointer<UInt8>?,
    _ documentLength: UInt32, _ base: UnsafePointer<UInt8>?, _ baseLength: UInt32
  ) -> UnsafeMutableRawPointer {
    Answer.block(
      openCatalogs.open(
        Answer.bytes(document, documentLength), base: Answer.bytes(base, baseLength),
        question: Answer.bytes(question, questionLength)
      ).chunks)
  }

  /// Makes a text the translation of a unit: `{"unit", "text"}`.
  @_expose(wasm, "watchword_catalog_edit")
  @_cdecl("watchword_catalog_edit")
  package func editCatalog(
    _ catalog: UInt32, _ question: UnsafePointer<UInt8>?, _ length: UInt32
  ) -> UnsafeMutableRawPointer {
    Answer.block(openCatalogs.edit(catalog, question: Answer.bytes(question, length)).chunks)
  }

  /// Returns the details of a unit for an editor: `{"unit"}`; with `"text"`, the details of that text instead of the
  /// unit's translation.
  @_expose(wasm, "watchword_catalog_unit")
  @_cdecl("watchword_catalog_unit")
  package func unitOfCatalog(
    _ catalog: UInt32, _ question: UnsafePointer<UInt8>?, _ length: UInt32
  ) -> UnsafeMutableRawPointer {
    Answer.block(openCatalogs.details(catalog, question: Answer.bytes(question, length)).chunks)
  }

  /// Applies fixes of findings: `{"findings": [index…]}`, or `"safe"` instead of the list; with `"isTrial": true`, only
  /// returns the changes.
  @_expose(wasm, "watchword_catalog_fix")
  @_cdecl("watchword_catalog_fix")
  package func fixCatalog(
    _ catalog: UInt32, _ question: UnsafePointer<UInt8>?, _ length: UInt32
  ) -> UnsafeMutableRawPointer {
    Answer.block(openCatalogs.fix(catalog, question: Answer.bytes(question, length)).chunks)
  }

  /// Returns the bytes of a catalogue: a length followed by that many bytes, which the caller frees; 0 if no open
  /// catalogue has this number.
  @_expose(wasm, "watchword_catalog_bytes")
  @_cdecl("watchword_catalog_bytes")
  package func bytesOfCatalog(_ catalog: UInt32) -> UnsafeMutableRawPointer? {
    openCatalogs.bytes(catalog).map { Answer.block($0) }
  }

  /// Returns which findings a baseline contains: `{"baseline", "path", "add": [index…]}`.
  @_expose(wasm, "watchword_catalog_baseline")
  @_cdecl("watchword_catalog_baseline")
  package func baselineOfCatalog(
    _ catalog: UInt32, _ question: UnsafePointer<UInt8>?, _ length: UInt32
  ) -> UnsafeMutableRawPointer {
    Answer.block(openCatalogs.baseline(catalog, question: Answer.bytes(question, length)).chunks)
  }

  /// Returns the compiled catalogues of the languages of a catalogue.
  @_expose(wasm, "watchword_catalog_compiled")
  @_cdecl("watchword_catalog_compiled")
  package func compiledCatalog(_ catalog: UInt32) -> UnsafeMutableRawPointer {
    Answer.block(openCatalogs.compiled(catalog).chunks)
  }

  /// Closes a catalogue.
  @_expose(wasm, "watchword_catalog_close")
  @_cdecl("watchword_catalog_close")
  package func closeCatalog(_ catalog: UInt32) -> UnsafeMutableRawPointer {
    Answer.block(openCatalogs.close(catalog).chunks)
  }
#endif
