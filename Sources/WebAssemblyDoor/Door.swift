// The interface of `watchword.wasm`: the functions that a web page, or any other WebAssembly host, calls.
//
// The module imports nothing. It exports its `memory` and the functions below; addresses and lengths are 32-bit
// numbers. `watchword.mjs` is the interface for JavaScript.
//
// Text goes in as an address and a length, in bytes of UTF-8. The caller allocates memory with `watchword_allocate`,
// writes the text there, calls the function, and frees the memory with `watchword_free`, which overwrites it. The
// module copies what it keeps, so the memory can be freed at once.
//
// An answer comes out as the address of a 32-bit length (little-endian) and, right after it, that many bytes of JSON in
// UTF-8. The caller must free it with `watchword_free`.
//
// All state is in sessions, which are independent of each other, but for the words of the estimator. A session belongs to
// one form: it has a policy, catalogues, a locale and the data of the user. As in C, passing an address that the module did not return is
// undefined behaviour. After a trap (out of memory), the whole instance is unusable: create a new one.
//
// A page can draw a form itself and ask `watchword_assess` about each password. Or it lets the session run one of the
// documented flows: `watchword_form_create` makes the form, `watchword_form_run` takes events and says what to draw and
// to do, in the JSON of `watchword form --script`.
//
// A password that is assessed is not kept. The engine's copies are overwritten before `watchword_assess` returns, and
// the caller's memory is overwritten by `watchword_free`. A form keeps what is typed into its fields until the field is
// emptied or the form ends; then it is overwritten. (Strings of a host such as JavaScript cannot be overwritten.)
//
// Answers:
// - of the loading functions: {"isLoaded", "findings": [{"id", "severity", "line", "column", "message", "help"}…]};
//   a policy that is loaded adds "format", a catalogue its "locale"; that of words is {"isLoaded"};
// - of `watchword_choose_locale`: {"requested", "locale", "direction"}: `locale` is the nearest there are texts for;
// - of `watchword_assess`: {"version", "verdict", "rules": [{"rule", "state", "text", …}…]}, in the policy's order, as the
//   command writes it (`Assessment.json`). `verdict` and `state` are `met`, `unmet` or `undetermined`; "text" says what the
//   rule asks for; an unmet rule has a "hint" (what is still to do, in words) and, where it counts, "missing" or "excess";
//   an undetermined one has "reason": `serverOnly`, `notGiven` or `tooLong`;
// - of `watchword_texts`: {"locale", "direction", "summary", "rules": [{"rule", "checklist", "requirement"}…]}, and
//   "serverText" where the policy brought one;
// - of `watchword_form_create`: {"flow", "locale", "direction"};
// - of `watchword_form_run`: lines, each of one JSON text and a line feed: one line for each event that was run, to the
//   byte what `watchword form --script -` prints, and a last one for the script itself: {"findings"}, as above. An error
//   there means that events were not run: none if one of them is malformed, or all from the one that names a field which
//   the flow lacks. No finding quotes the script, which may hold passwords;
// - of any function that cannot answer: {"error"}: `no-policy`, `invalid-utf8`, `invalid-locale`, `unknown-flow` or
//   `no-form`.

import WatchwordStrength

#if arch(wasm32)
  import WatchwordRuntime

  /// The estimator of the instance, which has one thread; nothing until its words are loaded.
  nonisolated(unsafe) var estimator: StrengthEstimator?

  /// Allocates memory for `length` bytes; returns 0 for more than the maximum length of a text (64 MiB).
  @_expose(wasm, "watchword_allocate")
  @_cdecl("watchword_allocate")
  package func allocate(length: UInt32) -> UnsafeMutableRawPointer? {
    guard length <= Answer.maximumLength else { return nil }
    return UnsafeMutableRawPointer.allocate(byteCount: Int(length), alignment: Answer.alignment)
  }

  /// Overwrites and frees the memory or the answer at `address`; 0 is ignored.
  @_expose(wasm, "watchword_free")
  @_cdecl("watchword_free")
  package func deallocate(address: UnsafeMutableRawPointer?) {
    // The deallocation itself overwrites: see runtime.c.
    address?.deallocate()
  }

  /// Loads the words of the estimator, `strength-words.txt`. Sessions that are created from then on judge the rule
  /// `strength`; without the words it is undetermined.
  @_expose(wasm, "watchword_load_strength_words")
  @_cdecl("watchword_load_strength_words")
  package func loadStrengthWords(_ address: UnsafePointer<UInt8>?, _ length: UInt32) -> UnsafeMutableRawPointer {
    estimator = StrengthEstimator(wordsFile: Answer.bytes(address, length)) ?? estimator
    return Answer.block(#"{"isLoaded":\#(estimator == nil ? "false" : "true")}"#)
  }

  /// Creates a session.
  @_expose(wasm, "watchword_session_create")
  @_cdecl("watchword_session_create")
  package func createSession() -> OpaquePointer {
    OpaquePointer(Unmanaged.passRetained(Session(estimator: estimator)).toOpaque())
  }

  /// Ends a session and overwrites all its contents.
  @_expose(wasm, "watchword_session_free")
  @_cdecl("watchword_session_free")
  package func endSession(_ session: OpaquePointer) {
    Unmanaged<Session>.fromOpaque(UnsafeRawPointer(session)).release()
  }

  /// Loads the session's policy from JSON in any format. If the policy is unusable, the session has none.
  @_expose(wasm, "watchword_load_policy")
  @_cdecl("watchword_load_policy")
  package func loadPolicy(
    _ session: OpaquePointer, _ address: UnsafePointer<UInt8>?, _ length: UInt32
  ) -> UnsafeMutableRawPointer {
    Answer.block(Session.at(session).loadPolicy(Answer.bytes(address, length)))
  }

  /// Loads the messages of one locale from a compiled catalogue, which replaces an earlier catalogue of that locale.
  @_expose(wasm, "watchword_load_catalog")
  @_cdecl("watchword_load_catalog")
  package func loadCatalog(
    _ session: OpaquePointer, _ address: UnsafePointer<UInt8>?, _ length: UInt32
  ) -> UnsafeMutableRawPointer {
    Answer.block(Session.at(session).loadCatalog(Answer.bytes(address, length)))
  }

  /// Chooses the locale of all texts by its language tag. The default is that of the first catalogue.
  @_expose(wasm, "watchword_choose_locale")
  @_cdecl("watchword_choose_locale")
  package func chooseLocale(
    _ session: OpaquePointer, _ address: UnsafePointer<UInt8>?, _ length: UInt32
  ) -> UnsafeMutableRawPointer {
    Answer.block(Session.at(session).chooseLocale(Answer.text(address, length)))
  }

  /// Sets the user id for the rule `user-id`; an empty id removes it.
  @_expose(wasm, "watchword_set_user_id")
  @_cdecl("watchword_set_user_id")
  package func setUserID(_ session: OpaquePointer, _ address: UnsafePointer<UInt8>?, _ length: UInt32) {
    Session.at(session).userID = Answer.text(address, length)
  }

  /// Adds a personal word of the user for the rule `personal-words`; an empty word removes all.
  @_expose(wasm, "watchword_add_personal_word")
  @_cdecl("watchword_add_personal_word")
  package func addPersonalWord(_ session: OpaquePointer, _ address: UnsafePointer<UInt8>?, _ length: UInt32) {
    Session.at(session).addPersonalWord(Answer.text(address, length))
  }

  /// Sets the current password for the rules that compare with it, such as `changed-characters`. The session keeps it until it ends, or until an
  /// empty password replaces it.
  @_expose(wasm, "watchword_set_current_password")
  @_cdecl("watchword_set_current_password")
  package func setCurrentPassword(_ session: OpaquePointer, _ address: UnsafePointer<UInt8>?, _ length: UInt32) {
    Session.at(session).setCurrentPassword(address, length)
    watchword_wipe_stack()
  }

  /// Judges a password: whether it meets each rule, and what is missing.
  @_expose(wasm, "watchword_assess")
  @_cdecl("watchword_assess")
  package func assess(
    _ session: OpaquePointer, _ address: UnsafePointer<UInt8>?, _ length: UInt32
  ) -> UnsafeMutableRawPointer {
    let answer = Answer.block(Session.at(session).assess(address, length))
    watchword_wipe_stack()
    return answer
  }

  /// The texts of the policy's rules.
  @_expose(wasm, "watchword_texts")
  @_cdecl("watchword_texts")
  package func texts(_ session: OpaquePointer) -> UnsafeMutableRawPointer {
    Answer.block(Session.at(session).texts())
  }

  /// Creates the session's form, which replaces an earlier one: `change`, `changeConfirmed`, `update`, `expired`, `set` or
  /// `verify`.
  ///
  /// It has the policy, the catalogues, the locale, the user id and the personal words that the session has now; from
  /// then on, events change them.
  @_expose(wasm, "watchword_form_create")
  @_cdecl("watchword_form_create")
  package func createForm(
    _ session: OpaquePointer, _ address: UnsafePointer<UInt8>?, _ length: UInt32
  ) -> UnsafeMutableRawPointer {
    Answer.block(Session.at(session).createForm(Answer.text(address, length)))
  }

  /// Runs a JSON list of events through the form.
  @_expose(wasm, "watchword_form_run")
  @_cdecl("watchword_form_run")
  package func runForm(
    _ session: OpaquePointer, _ address: UnsafePointer<UInt8>?, _ length: UInt32
  ) -> UnsafeMutableRawPointer {
    let answer = Answer.block(Session.at(session).runForm(address, length))
    watchword_wipe_stack()
    return answer
  }

  /// Ends the session's form, if it has one, and overwrites what was typed.
  @_expose(wasm, "watchword_form_free")
  @_cdecl("watchword_form_free")
  package func endForm(_ session: OpaquePointer) {
    Session.at(session).endForm()
  }
#endif
