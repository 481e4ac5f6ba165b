// The functions of `watchword.wasm`, which web pages, Node and Python call, as described in
// Documentation/EngineAsJSON.md.
//
// The module imports nothing. Input bytes are passed as an address and a length. An answer is returned as the address
// of a length (32 bits, little-endian), followed by that number of bytes. As in C, passing an address that the module
// did not return is undefined behaviour.
//
// Memory used by a call is overwritten before the call returns: the runtime overwrites freed memory (see runtime.c),
// and these functions overwrite the stack.

#if arch(wasm32)
  import WatchwordRuntime

  /// The engine of the instance, which has one thread.
  nonisolated(unsafe) let engine = Engine()

  /// Allocates memory for `length` bytes. Returns 0 for more than the maximum length of a text (64 MiB).
  @_expose(wasm, "watchword_allocate")
  @_cdecl("watchword_allocate")
  package func allocate(length: UInt32) -> UnsafeMutableRawPointer? {
    guard length <= Answer.maximumLength else { return nil }
    return UnsafeMutableRawPointer.allocate(byteCount: Int(length), alignment: Answer.alignment)
  }

  /// Overwrites and frees the memory or answer at `address`. 0 is ignored.
  @_expose(wasm, "watchword_free")
  @_cdecl("watchword_free")
  package func deallocate(address: UnsafeMutableRawPointer?) {
    // Deallocating the memory also overwrites it: see runtime.c.
    address?.deallocate()
  }

  /// Loads the texts of a locale.
  @_expose(wasm, "watchword_load_texts")
  @_cdecl("watchword_load_texts")
  package func loadTexts(_ document: UnsafePointer<UInt8>?, _ length: UInt32) -> UnsafeMutableRawPointer {
    Answer.block(engine.loadTexts(Answer.bytes(document, length)))
  }

  /// Loads texts that take precedence over those of lower layers. Other texts are unchanged.
  @_expose(wasm, "watchword_load_own_texts")
  @_cdecl("watchword_load_own_texts")
  package func loadOwnTexts(
    _ layer: UInt32, _ document: UnsafePointer<UInt8>?, _ length: UInt32
  ) -> UnsafeMutableRawPointer {
    Answer.block(engine.loadTexts(Answer.bytes(document, length), layer: layer))
  }

  /// Chooses the texts for a reader: `{"requested", "available"}`.
  @_expose(wasm, "watchword_locales")
  @_cdecl("watchword_locales")
  package func locales(_ question: UnsafePointer<UInt8>?, _ length: UInt32) -> UnsafeMutableRawPointer {
    Answer.block(engine.locales(question: Answer.bytes(question, length)))
  }

  /// Loads the list of common passwords.
  @_expose(wasm, "watchword_load_common_passwords")
  @_cdecl("watchword_load_common_passwords")
  package func loadCommonPasswords(_ document: UnsafePointer<UInt8>?, _ length: UInt32) -> UnsafeMutableRawPointer {
    Answer.block(engine.loadCommonPasswords(Answer.bytes(document, length)))
  }

  /// Loads the words of the estimator.
  @_expose(wasm, "watchword_load_strength_words")
  @_cdecl("watchword_load_strength_words")
  package func loadStrengthWords(_ document: UnsafePointer<UInt8>?, _ length: UInt32) -> UnsafeMutableRawPointer {
    Answer.block(engine.loadStrengthWords(Answer.bytes(document, length)))
  }

  /// Opens a policy: `{"name"}`.
  @_expose(wasm, "watchword_policy_open")
  @_cdecl("watchword_policy_open")
  package func openPolicy(
    _ question: UnsafePointer<UInt8>?, _ questionLength: UInt32, _ document: UnsafePointer<UInt8>?, _ length: UInt32
  ) -> UnsafeMutableRawPointer {
    Answer.block(
      engine.openPolicy(Answer.bytes(document, length), question: Answer.bytes(question, questionLength)))
  }

  /// Assesses a password: `{"password", "user", "words", "current", "locale"}`.
  @_expose(wasm, "watchword_policy_check")
  @_cdecl("watchword_policy_check")
  package func checkPassword(
    _ policy: UInt32, _ question: UnsafePointer<UInt8>?, _ length: UInt32
  ) -> UnsafeMutableRawPointer {
    wiping { Answer.block(engine.check(policy, question: Answer.bytes(question, length))) }
  }

  /// Assesses passwords, one on each line: `{"user", "words", "locale", "line"}`.
  @_expose(wasm, "watchword_policy_check_many")
  @_cdecl("watchword_policy_check_many")
  package func checkPasswords(
    _ policy: UInt32, _ question: UnsafePointer<UInt8>?, _ questionLength: UInt32, _ lines: UnsafePointer<UInt8>?,
    _ length: UInt32
  ) -> UnsafeMutableRawPointer {
    wiping {
      Answer.block(
        engine.checkMany(
          policy, question: Answer.bytes(question, questionLength), lines: Answer.bytes(lines, length)))
    }
  }

  /// Counts passwords, one on each line: `{"user", "words", "locale"}`.
  @_expose(wasm, "watchword_policy_tally")
  @_cdecl("watchword_policy_tally")
  package func tallyPasswords(
    _ policy: UInt32, _ question: UnsafePointer<UInt8>?, _ questionLength: UInt32, _ lines: UnsafePointer<UInt8>?,
    _ length: UInt32
  ) -> UnsafeMutableRawPointer {
    wiping {
      Answer.block(
        engine.tally(policy, question: Answer.bytes(question, questionLength), lines: Answer.bytes(lines, length)))
    }
  }

  /// Returns the texts of a policy: `{"locale", "style"}`.
  @_expose(wasm, "watchword_policy_texts")
  @_cdecl("watchword_policy_texts")
  package func textsOfPolicy(
    _ policy: UInt32, _ question: UnsafePointer<UInt8>?, _ length: UInt32
  ) -> UnsafeMutableRawPointer {
    Answer.block(engine.texts(policy, question: Answer.bytes(question, length)))
  }

  /// Closes a policy.
  @_expose(wasm, "watchword_policy_close")
  @_cdecl("watchword_policy_close")
  package func closePolicy(_ policy: UInt32) -> UnsafeMutableRawPointer { Answer.block(engine.closePolicy(policy)) }

  /// Opens a form: `{"flow", "policy", "locale", "user", "words", "known"}`.
  @_expose(wasm, "watchword_form_open")
  @_cdecl("watchword_form_open")
  package func openForm(_ question: UnsafePointer<UInt8>?, _ length: UInt32) -> UnsafeMutableRawPointer {
    Answer.block(engine.openForm(question: Answer.bytes(question, length)))
  }

  /// Handles an event, or a list of events.
  @_expose(wasm, "watchword_form_event")
  @_cdecl("watchword_form_event")
  package func takeEvent(
    _ form: UInt32, _ event: UnsafePointer<UInt8>?, _ length: UInt32
  ) -> UnsafeMutableRawPointer {
    wiping { Answer.block(engine.formEvent(form, Answer.bytes(event, length))) }
  }

  /// Closes a form, and overwrites what was typed.
  @_expose(wasm, "watchword_form_close")
  @_cdecl("watchword_form_close")
  package func closeForm(_ form: UInt32) -> UnsafeMutableRawPointer {
    wiping { Answer.block(engine.closeForm(form)) }
  }

  /// Returns the answer of `body`, after overwriting the stack that it used.
  @inline(never)
  private func wiping(_ body: () -> UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
    let answer = body()
    watchword_wipe_stack()
    return answer
  }
#endif
