import Testing

@testable import watchword

@Suite struct TypedPasswordTests {
  @Test(arguments: [
    (["abc"], "abc"), (["ab", "c"], "abc"), (["abc\u{7F}"], "ab"), (["e\u{301}\u{7F}"], ""), (["👨‍👩‍👧x\u{8}\u{8}"], ""),
    (["abc\u{15}d"], "d"), (["\u{1B}[A"], ""), (["a\u{7}b"], "ab"), (["\u{7F}"], ""),
  ])
  func `keys edit the password`(keys: [String], text: String) {
    var typed = TypedPassword()
    for key in keys { #expect(typed.apply(Array(key.utf8)) == .edited) }
    #expect(typed.text == text)
  }

  @Test func `a character that comes in two pieces is shown once it is whole`() {
    var typed = TypedPassword()
    let bytes = Array("aé漢".utf8)
    var texts: [String] = []
    for byte in bytes {
      _ = typed.apply([byte])
      texts.append(typed.text)
    }
    #expect(texts == ["a", "a", "aé", "aé", "aé", "aé漢"])
  }

  @Test(arguments: [
    ("abc\r", TypedPassword.Effect.finished), ("\n", .finished), ("a\u{3}", .cancelled), ("\u{4}", .cancelled),
  ])
  func `return finishes and control-C gives up`(keys: String, effect: TypedPassword.Effect) {
    var typed = TypedPassword()
    #expect(typed.apply(Array(keys.utf8)) == effect)
  }

  @Test func `pasted text behind a return is not taken`() {
    var typed = TypedPassword()
    #expect(typed.apply(Array("abc\rdef".utf8)) == .finished)
    #expect(typed.text == "abc")
  }

  @Test(arguments: ["\u{1B}[31m", "\u{9B}31m", "\u{202E}x", "a\u{0}b", "\r"])
  func `nothing that commands a terminal reaches it`(text: String) {
    let escaped = TerminalText.escaped(text)
    #expect(
      !escaped.unicodeScalars.contains { $0.value < 0x20 || 0x7F..<0xA0 ~= $0.value || 0x202A...0x202E ~= $0.value })
    #expect(escaped.contains("\\u{"))
  }
}
