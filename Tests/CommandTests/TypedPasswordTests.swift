import TestSupport
import Testing
import WatchwordPolicy
import WatchwordReporting

@testable import WatchwordCommand

@Suite struct TypedPasswordTests {
  /// Types `keys` up to the first byte that is more than an edit; `|` is a pause.
  static func type(_ keys: String) -> (typed: TypedPassword, effect: TypedPassword.Effect) {
    type(Array(keys.utf8))
  }

  static func type(_ bytes: [UInt8]) -> (typed: TypedPassword, effect: TypedPassword.Effect) {
    var typed = TypedPassword()
    for byte in bytes {
      if byte == UInt8(ascii: "|") {
        typed.pause()
        continue
      }
      let effect = typed.apply(byte)
      if effect != .edited { return (typed, effect) }
    }
    return (typed, .edited)
  }

  @Test(arguments: [
    ("abc", "abc"), ("abc\u{7F}", "ab"), ("abc\u{8}", "ab"), ("e\u{301}\u{7F}", ""), ("👨‍👩‍👧x\u{8}\u{8}", ""),
    ("a🇩🇪\u{7F}", "a"), ("abc\u{15}d", "d"), ("a\u{7}b\u{0}c\u{16}", "abc"), ("\u{7F}a", "a"), ("a\tb ", "a\tb "),
    ("one two\u{17}", "one "), ("one two \t\u{17}", "one "), ("one\u{17}\u{17}", ""), ("a\u{4}b", "ab"),
    ("é 漢字\u{17}x", "é x"), ("\u{9B}A", "\u{9B}A"),
  ])
  func `keys edit the password`(keys: String, text: String) {
    let (typed, effect) = Self.type(keys)
    #expect(effect == .edited && typed.text == text)
  }

  @Test(arguments: [
    ("\u{1B}[A", ""), ("a\u{1B}[Ab", "ab"), ("a\u{1B}[1;5Cb", "ab"), ("a\u{1B}[3~b", "ab"), ("a\u{1B}[?1;2cb", "ab"),
    ("a\u{1B}[2 qb", "ab"), ("a\u{1B}[<0;10;20Mb", "ab"), ("a\u{1B}[Ib\u{1B}[Oc", "abc"), ("a\u{1B}OPb", "ab"),
    ("a\u{1B}O5Pb", "ab"), ("a\u{1B}[[Ab", "ab"), ("\u{1B}[A\u{1B}[B\u{1B}OAx", "x"),
    ("a\u{1B}b", "ab"), ("a\u{1B}", "a"), ("\u{1B}|[x]", "[x]"), ("\u{1B}|Otto", "Otto"), ("\u{1B}\u{1B}[Ax", "x"),
    ("\u{1B}\u{1B}|[", "["), ("a\u{1B}\u{7F}b", "b"), ("a\u{1B}é", "aé"), ("a\u{1B}[é", "aé"), ("a\u{1B}Oé", "aé"),
    ("a\u{1B}[1|2~b", "ab"), ("a\u{1B}[|Ab", "ab"), ("a\u{1B}[\u{7F}b", "b"), ("a\u{1B}[12\u{1B}[Ab", "ab"),
    ("a\u{1B}[11111111111111111111~b", "ab"), ("a\u{1B}[1200~b", "ab"),
  ])
  func `keys that are sequences mean nothing`(keys: String, text: String) {
    let (typed, effect) = Self.type(keys)
    #expect(effect == .edited && typed.text == text)
  }

  @Test(arguments: [
    ("abc", "abc"), ("a\tb", "a\tb"), ("a\u{7F}\u{15}\u{4}\u{1A}b", "a\u{7F}\u{15}\u{4}\u{1A}b"),
    ("a\u{1B}b", "a\u{1B}b"), ("a\u{1B}[Ab", "a\u{1B}[Ab"), ("a\u{1B}[20", "a\u{1B}[20"),
    ("\u{1B}[20\u{1B}", "\u{1B}[20\u{1B}"), ("\u{1B}[200~", "\u{1B}[200~"), ("one\r", "one"), ("one\n", "one"),
    ("one\r\n", "one"), ("one\rtwo", "one\rtwo"), ("one\r\r", "one\r"), ("", ""), ("|é漢", "é漢"),
  ])
  func `what is pasted is text`(pasted: String, text: String) {
    let (typed, effect) = Self.type("<\u{1B}[200~\(pasted)\u{1B}[201~>\u{1B}[A")
    #expect(effect == .edited && typed.text == "<\(text)>")
  }

  @Test func `an end of a paste without its start is not text`() {
    #expect(Self.type("a\u{1B}[201~b").typed.text == "ab")
  }

  @Test(arguments: [
    ("abc\rdef", TypedPassword.Effect.finished, "abc"), ("\n", .finished, ""), ("a\u{3}b", .cancelled, "a"),
    ("\u{4}", .cancelled, ""), ("a\u{7F}\u{4}", .cancelled, ""), ("ab\u{1A}c", .suspended, "ab"),
    ("a\u{1B}\r", .finished, "a"), ("a\u{1B}[\r", .finished, "a"), ("a\u{1B}O\u{3}", .cancelled, "a"),
    ("a\u{1B}[12\u{3}", .cancelled, "a"), ("\u{1B}[200~a\u{3}", .cancelled, "a"),
    ("\u{1B}[200~a\u{1B}[201~\r", .finished, "a"),
  ])
  func `return finishes and control-C gives up, in a sequence too`(
    keys: String, effect: TypedPassword.Effect, text: String
  ) {
    let (typed, found) = Self.type(keys)
    #expect(found == effect && typed.text == text)
  }

  @Test func `a character that comes in pieces is shown once it is whole`() {
    var typed = TypedPassword()
    var texts: [String?] = []
    for byte in Array("aé漢".utf8) {
      _ = typed.apply(byte)
      texts.append(typed.textSoFar)
    }
    #expect(texts == ["a", "a", "aé", "aé", "aé", "aé漢"])
  }

  @Test(
    arguments: [
      [0xFF], [0x61, 0xE9, 0x62], [0xC3], [0x61, 0xC3], [0xED, 0xA0, 0x80], [0xC0, 0xAF],
      [0x80, 0x80, 0x80, 0x80, 0x80],
    ] as [[UInt8]])
  func `bytes that are not UTF-8 are not text, and are not repaired`(bytes: [UInt8]) {
    let (typed, effect) = Self.type(bytes + [0x0D])
    #expect(effect == .finished && typed.text == nil)
  }

  @Test(
    arguments: [
      ([0x61, 0xFF, 0x7F], "a"), ([0x61, 0xE6, 0xBC, 0x7F], "a"), ([0x61, 0xE9, 0x62, 0x7F, 0x7F], "a"),
      ([0xFF, 0x15, 0x61], "a"), ([0xFF, 0x17, 0x61], "a"),
    ] as [([UInt8], String)])
  func `bytes that are not UTF-8 can be erased`(bytes: [UInt8], text: String) {
    #expect(Self.type(bytes).typed.text == text)
  }

  /// A plain reading of the same rules, for keys without erasing: sequences and marks of pastes go, all else stays.
  @Test func `any paste among any keys comes out whole`() {
    var random = SeededGenerator(seed: 7)
    let alphabet = Array("ab[O~2013;A \u{1B}\u{1B}\t\u{7F}é".utf8)
    let keys = ["\u{1B}[A", "\u{1B}OP", "\u{1B}[15;2~", "\u{1B}[[B", "\u{1B}|", "\u{7}", "\u{1B}[?1u"]
    for _ in 0..<2000 {
      let pasted = (0..<Int.random(in: 0...30, using: &random)).compactMap { _ in alphabet.randomElement(using: &random)
      }
      guard pasted.firstRange(of: Array("\u{1B}[201~".utf8)) == nil else { continue }
      var typed = TypedPassword()
      let before = keys.randomElement(using: &random) ?? ""
      let after = keys.randomElement(using: &random) ?? ""
      for byte in Array("x\(before)\u{1B}[200~".utf8) + pasted + Array("\u{1B}[201~\(after)y\r".utf8) {
        if byte == UInt8(ascii: "|") { typed.pause() } else { _ = typed.apply(byte) }
      }
      #expect(typed.text == String(validating: Array("x".utf8) + pasted + Array("y".utf8), as: UTF8.self))
    }
  }

  @Test func `no bytes make it trap`() {
    var random = SeededGenerator(seed: 11)
    let special: [UInt8] = [0x1B, 0x5B, 0x4F, 0x32, 0x30, 0x31, 0x7E, 0x7F, 0x17, 0x15, 0xC3, 0xA9, 0xCC, 0x81, 0xFF]
    var typed = TypedPassword()
    for _ in 0..<50_000 {
      let byte =
        Bool.random(using: &random) ? special.randomElement(using: &random) ?? 0 : .random(in: 0...255, using: &random)
      _ = typed.apply(byte)
      if byte == 0x31 { typed.pause() }
    }
    _ = typed.textSoFar
  }

  @Test func `an endless text ends`() {
    var typed = TypedPassword()
    #expect(typed.maximumLength == LineDefect.maximumLength)
    typed.maximumLength = 16
    for _ in 0..<typed.maximumLength { #expect(typed.apply(0x61) == .edited) }
    #expect(typed.apply(0x61) == .tooLong)
  }

  @Test(arguments: ["\u{1B}[31m", "\u{9B}31m", "\u{202E}x", "a\u{0}b", "\r"])
  func `nothing that commands a terminal reaches it`(text: String) {
    let escaped = TerminalText.escaped(text)
    #expect(
      !escaped.unicodeScalars.contains { $0.value < 0x20 || 0x7F..<0xA0 ~= $0.value || 0x202A...0x202E ~= $0.value })
    #expect(escaped.contains("\\"))
  }
}
