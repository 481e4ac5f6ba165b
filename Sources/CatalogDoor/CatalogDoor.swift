// What `tools.wasm` adds to the interface of the page's engine (see Door.swift of WebAssemblyDoor, whose conventions are
// kept): the catalogues of translators and their linter. `tools.mjs` is the interface for JavaScript.

#if arch(wasm32)
  /// Finds the defects of a document: see `CatalogDesk`.
  ///
  /// The question, the document and its base are three texts in memory; the base is empty if the question names none.
  @_expose(wasm, "watchword_lint")
  @_cdecl("watchword_lint")
  public func lintDocument(
    _ question: UnsafePointer<UInt8>?, _ questionLength: UInt32, _ document: UnsafePointer<UInt8>?,
    _ documentLength: UInt32, _ base: UnsafePointer<UInt8>?, _ baseLength: UInt32
  ) -> UnsafeMutableRawPointer {
    Answer.block(
      CatalogDesk.lint(
        Answer.bytes(document, documentLength), base: Answer.bytes(base, baseLength),
        question: Answer.bytes(question, questionLength)))
  }
#endif
