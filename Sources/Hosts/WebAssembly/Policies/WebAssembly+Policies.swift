// The functions that `tools.wasm` adds to those of `watchword.wasm` (see WebAssembly+Engine.swift, whose conventions apply)
// for people who set policies: audits, counts, generated passwords, differences and other formats, as described in
// Documentation/EngineAsJSON.md, and the questions of the page, which `PageAnswers` lists.

#if arch(wasm32)
  /// Audits a policy against standards: `{"standards", "isOnlyFactor", "limitsAttempts", "isUnlockCode"}`.
  @_expose(wasm, "watchword_policy_audit")
  @_cdecl("watchword_policy_audit")
  package func auditPolicy(
    _ policy: UInt32, _ question: UnsafePointer<UInt8>?, _ length: UInt32
  ) -> UnsafeMutableRawPointer {
    Answer.block(engine.audit(policy, question: Answer.bytes(question, length)))
  }

  /// Counts the passwords that a policy accepts: `{"to"}`.
  @_expose(wasm, "watchword_policy_count")
  @_cdecl("watchword_policy_count")
  package func countPasswords(
    _ policy: UInt32, _ question: UnsafePointer<UInt8>?, _ length: UInt32
  ) -> UnsafeMutableRawPointer {
    Answer.block(engine.count(policy, question: Answer.bytes(question, length)))
  }

  /// Generates passwords that a policy accepts, `{"count", "length"}`, from random bytes.
  @_expose(wasm, "watchword_policy_generate")
  @_cdecl("watchword_policy_generate")
  package func generatePasswords(
    _ policy: UInt32, _ question: UnsafePointer<UInt8>?, _ questionLength: UInt32, _ random: UnsafePointer<UInt8>?,
    _ length: UInt32
  ) -> UnsafeMutableRawPointer {
    Answer.block(
      engine.generate(
        policy, question: Answer.bytes(question, questionLength), random: Answer.bytes(random, length)))
  }

  /// Returns the changes from one policy to another: `{"locale", "effort"}`.
  @_expose(wasm, "watchword_policy_diff")
  @_cdecl("watchword_policy_diff")
  package func comparePolicies(
    _ old: UInt32, _ new: UInt32, _ question: UnsafePointer<UInt8>?, _ length: UInt32
  ) -> UnsafeMutableRawPointer {
    Answer.block(engine.difference(from: old, to: new, question: Answer.bytes(question, length)))
  }

  /// Writes a policy in another format: `{"to"}`.
  @_expose(wasm, "watchword_policy_convert")
  @_cdecl("watchword_policy_convert")
  package func convertPolicy(
    _ policy: UInt32, _ question: UnsafePointer<UInt8>?, _ length: UInt32
  ) -> UnsafeMutableRawPointer {
    Answer.block(engine.convert(policy, question: Answer.bytes(question, length)))
  }

  /// Answers a question of the page.
  @_expose(wasm, "watchword_page_ask")
  @_cdecl("watchword_page_ask")
  package func askPage(_ question: UnsafePointer<UInt8>?, _ length: UInt32) -> UnsafeMutableRawPointer {
    Answer.block(PageAnswers(engine).answer(to: Answer.bytes(question, length)))
  }
#endif
