import WatchwordBasics

/// A line of a note with an instruction for the linter: `watchword: ignore ids reason`.
struct NoteInstruction: Sendable, Equatable {
  /// The word for the action; `ignore` unless it is misspelt.
  let verb: ExactText
  /// The ids of the checks.
  let checks: [ExactText]
  /// The reason; empty if none is given.
  let reason: ExactText

  /// The start of instructions, in any case; a colon should follow, but people forget it.
  private static let name = Array("watchword".utf8)
  private static let ignore: ExactText = "ignore"
  /// The maximum number of ids that are read from one instruction.
  private static let maximumChecks = 64

  var isUnderstood: Bool { verb == Self.ignore }

  /// Returns the instructions in a note, each of which is on a separate line.
  static func all(in note: ExactText) -> [NoteInstruction] {
    let found = note.string.utf8.withContiguousStorageIfAvailable { all(in: UnsafeRawBufferPointer($0)) }
    return found ?? Array(note.string.utf8).withUnsafeBytes { all(in: $0) }
  }

  private static func all(in bytes: UnsafeRawBufferPointer) -> [NoteInstruction] {
    var found: [NoteInstruction] = []
    var line = bytes[...]
    while true {
      line = line.drop { $0 == 0x20 || $0 == 0x09 }
      if let first = line.first, first | 0x20 == name[0], let instruction = instruction(in: line) {
        found.append(instruction)
      }
      guard let end = line.firstIndex(of: 0x0A) else { break }
      line = line[(end + 1)...]
    }
    return found
  }

  /// Reads the instruction at the start of `bytes`; `nil` for prose that merely starts with the name.
  private static func instruction(in bytes: Slice<UnsafeRawBufferPointer>) -> NoteInstruction? {
    guard bytes.prefix(name.count).lazy.map({ ASCII.lowercased($0) }).elementsEqual(name) else { return nil }
    var rest = bytes.dropFirst(name.count).prefix { $0 != 0x0A && $0 != 0x0D }
    let hasColon = rest.first == UInt8(ascii: ":")
    if hasColon { rest = rest.dropFirst() }
    let verb = word(&rest)
    if !hasColon, verb != ignore { return nil }
    guard Suggestion.nearest(to: verb, in: [ignore]) != nil else { return nil }
    var checks: [ExactText] = []
    repeat {
      let check = word(&rest)
      if !check.isEmpty, checks.count < maximumChecks, !checks.contains(check) { checks.append(check) }
    } while skipComma(&rest)
    let reason = String(decoding: trimmed(rest), as: UTF8.self)
    return NoteInstruction(verb: ExactText(ASCII.lowercased(verb.string)), checks: checks, reason: ExactText(reason))
  }

  /// Reads the next word at the start of `bytes`: everything up to white space or a comma.
  private static func word(_ bytes: inout Slice<UnsafeRawBufferPointer>) -> ExactText {
    bytes = bytes.drop { $0 <= 0x20 }
    let word = bytes.prefix { $0 > 0x20 && $0 != UInt8(ascii: ",") }
    bytes = bytes[word.endIndex...]
    return ExactText(utf8: word)
  }

  private static func skipComma(_ bytes: inout Slice<UnsafeRawBufferPointer>) -> Bool {
    let rest = bytes.drop { $0 <= 0x20 }
    guard rest.first == UInt8(ascii: ",") else { return false }
    bytes = rest.dropFirst()
    return true
  }

  private static func trimmed(_ bytes: Slice<UnsafeRawBufferPointer>) -> Slice<UnsafeRawBufferPointer> {
    var bytes = bytes.drop { $0 <= 0x20 }
    while let last = bytes.last, last <= 0x20 { bytes = bytes.dropLast() }
    return bytes
  }
}
