// The door of `watchword.wasm`: what a page, or any other host of WebAssembly, calls.
//
// The module imports nothing. It exports its `memory` and the functions below; addresses and lengths are 32-bit
// numbers. `watchword.mjs` beside this file is the door from JavaScript.
//
// Text goes in as an address and a length, in bytes of UTF-8. The caller gets room for it from `watchword_allocate`,
// writes it there, calls, and gives the room back to `watchword_free`, which overwrites it. The module copies what it
// keeps: the room can be given back at once.
//
// An answer comes out as the address of a 32-bit length (little-endian) and, right after it, that many bytes of JSON
// in UTF-8. It is the caller's, who gives it to `watchword_free` too.
//
// All state is in sessions; two sessions know nothing of each other. A session is one form: its policy, its
// catalogues, its locale and the person in front of it. A function that gets an address which it did not give out has
// no defined answer, as in C. A trap (memory used up) leaves the whole instance unusable: make a new one.
//
// A typed password is not kept. What the engine copies of it is overwritten before `watchword_assess` returns; the
// room that it was typed into is overwritten by `watchword_free`. (A host whose own strings cannot be overwritten, such
// as JavaScript, keeps what it keeps.)
//
// Answers:
// - of the loading functions: {"isLoaded", "findings": [{"id", "severity", "line", "column", "message", "help"}…]};
//   a policy that is loaded adds "format", a catalogue its "locale";
// - of `watchword_choose_locale`: {"requested", "locale", "direction"}: `locale` is the nearest there are texts for;
// - of `watchword_assess`: {"version", "verdict", "rules": [{"rule", "state", "text", …}…]}, in the policy's order, as the
//   command writes it (`Assessment.json`). `verdict` and `state` are `met`, `unmet` or `undetermined`; "text" says what the
//   rule asks for; an unmet rule has a "hint" (what is still to do, in words) and, where it counts, "missing" or "excess";
//   an undetermined one has "reason": `serverOnly`, `notGiven` or `tooLong`;
// - of `watchword_texts`: {"locale", "direction", "summary", "rules": [{"rule", "checklist", "requirement"}…]}, and
//   "serverText" where the policy brought one;
// - of any function that cannot answer: {"error"}: `no-policy`, `invalid-utf8` or `invalid-locale`.

#if arch(wasm32)
  import WatchwordRuntime

  /// Room for `length` bytes; 0 where that is more than any text that is read (64 MiB).
  @_expose(wasm, "watchword_allocate")
  @_cdecl("watchword_allocate")
  public func allocate(length: UInt32) -> UnsafeMutableRawPointer? {
    guard length <= Answer.maximumLength else { return nil }
    return UnsafeMutableRawPointer.allocate(byteCount: Int(length), alignment: Answer.alignment)
  }

  /// Overwrites and gives back the room or the answer at `address`; 0 is ignored.
  @_expose(wasm, "watchword_free")
  @_cdecl("watchword_free")
  public func deallocate(address: UnsafeMutableRawPointer?) {
    // The deallocation itself overwrites: see runtime.c.
    address?.deallocate()
  }

  /// A new session.
  @_expose(wasm, "watchword_session_create")
  @_cdecl("watchword_session_create")
  public func createSession() -> OpaquePointer {
    OpaquePointer(Unmanaged.passRetained(Session()).toOpaque())
  }

  /// Ends a session and overwrites all that it held.
  @_expose(wasm, "watchword_session_free")
  @_cdecl("watchword_session_free")
  public func endSession(_ session: OpaquePointer) {
    Unmanaged<Session>.fromOpaque(UnsafeRawPointer(session)).release()
  }

  /// Loads the session's policy from JSON of any format; an unusable one leaves the session without.
  @_expose(wasm, "watchword_load_policy")
  @_cdecl("watchword_load_policy")
  public func loadPolicy(
    _ session: OpaquePointer, _ address: UnsafePointer<UInt8>?, _ length: UInt32
  ) -> UnsafeMutableRawPointer {
    Answer.block(Session.at(session).loadPolicy(Answer.bytes(address, length)))
  }

  /// Loads the messages of one locale from a compiled catalogue; a second one of a locale replaces the first.
  @_expose(wasm, "watchword_load_catalog")
  @_cdecl("watchword_load_catalog")
  public func loadCatalog(
    _ session: OpaquePointer, _ address: UnsafePointer<UInt8>?, _ length: UInt32
  ) -> UnsafeMutableRawPointer {
    Answer.block(Session.at(session).loadCatalog(Answer.bytes(address, length)))
  }

  /// Chooses the locale of all texts by its language tag; before that, it is the first catalogue's.
  @_expose(wasm, "watchword_choose_locale")
  @_cdecl("watchword_choose_locale")
  public func chooseLocale(
    _ session: OpaquePointer, _ address: UnsafePointer<UInt8>?, _ length: UInt32
  ) -> UnsafeMutableRawPointer {
    Answer.block(Session.at(session).chooseLocale(Answer.text(address, length)))
  }

  /// Says who types, for the rule `user-id`; an empty id forgets.
  @_expose(wasm, "watchword_set_user_id")
  @_cdecl("watchword_set_user_id")
  public func setUserID(_ session: OpaquePointer, _ address: UnsafePointer<UInt8>?, _ length: UInt32) {
    Session.at(session).userID = Answer.text(address, length)
  }

  /// Adds a word of the person who types, for the rule `personal-words`; an empty one forgets all.
  @_expose(wasm, "watchword_add_personal_word")
  @_cdecl("watchword_add_personal_word")
  public func addPersonalWord(_ session: OpaquePointer, _ address: UnsafePointer<UInt8>?, _ length: UInt32) {
    Session.at(session).addPersonalWord(Answer.text(address, length))
  }

  /// Says what the password is now, for the rule `different-from-current`; the session keeps it until an empty one
  /// forgets it, or until the session ends.
  @_expose(wasm, "watchword_set_current_password")
  @_cdecl("watchword_set_current_password")
  public func setCurrentPassword(_ session: OpaquePointer, _ address: UnsafePointer<UInt8>?, _ length: UInt32) {
    Session.at(session).setCurrentPassword(address, length)
    watchword_wipe_stack()
  }

  /// How a password stands to each rule, and what is still to do.
  @_expose(wasm, "watchword_assess")
  @_cdecl("watchword_assess")
  public func assess(
    _ session: OpaquePointer, _ address: UnsafePointer<UInt8>?, _ length: UInt32
  ) -> UnsafeMutableRawPointer {
    let answer = Answer.block(Session.at(session).assess(address, length))
    watchword_wipe_stack()
    return answer
  }

  /// What the policy asks for, in words.
  @_expose(wasm, "watchword_texts")
  @_cdecl("watchword_texts")
  public func texts(_ session: OpaquePointer) -> UnsafeMutableRawPointer {
    Answer.block(Session.at(session).texts())
  }
#endif
