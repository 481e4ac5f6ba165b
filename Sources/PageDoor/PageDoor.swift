// What the page adds to the interface of the engine (see Door.swift of WebAssemblyDoor, whose conventions are kept):
// questions about policies and texts that apps do not ask.
//
// An instance has one desk, with catalogues of its own beside those of sessions; it answers questions. A question is a
// JSON object: "ask" names it, and the other members are what it needs; `PageDesk` lists them. An answer is JSON, or
// {"error"}: `malformed-question`, `unknown-question`, `invalid-locale`, `no-policy` or `no-change`. The desk holds
// nothing that anybody typed as a password.

#if arch(wasm32)
  /// The desk of the instance, which has one thread.
  nonisolated(unsafe) private let desk = PageDesk()

  /// Loads the messages of one locale from a compiled catalogue, which replaces an earlier catalogue of that locale.
  @_expose(wasm, "watchword_page_load_catalog")
  @_cdecl("watchword_page_load_catalog")
  package func loadPageCatalog(_ address: UnsafePointer<UInt8>?, _ length: UInt32) -> UnsafeMutableRawPointer {
    Answer.block(desk.loadCatalog(Answer.bytes(address, length)))
  }

  /// Answers a question.
  @_expose(wasm, "watchword_page_ask")
  @_cdecl("watchword_page_ask")
  package func askPage(_ address: UnsafePointer<UInt8>?, _ length: UInt32) -> UnsafeMutableRawPointer {
    desk.estimator = estimator
    return Answer.block(desk.answer(to: Answer.bytes(address, length)))
  }
#endif
