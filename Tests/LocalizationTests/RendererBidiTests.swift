import TestSupport
import Testing
import WatchwordBasics
import WatchwordLocalization

@Suite struct RendererBidiTests {
  private func text(
    _ locale: String, _ text: String, _ argument: Phrase.Argument, isolatesArguments: Bool = true
  ) throws -> String {
    let catalog = try catalog(locale, [("k", "", text)])
    let renderer = Renderer(catalogs: [catalog], locale: catalog.locale, isolatesArguments: isolatesArguments)
    return renderer.text(for: Phrase(MessageID("k"), [argument]))
  }

  @Test(arguments: [
    ("ar", "abc", true), ("he", "abc", true), ("fa", "<>", true), ("en", "abc", false), ("en", "אבג", true),
    ("ru", "م", true), ("en", "123", false), ("en", "é漢😀", false), ("en", "\u{200F}", true), ("en", "\u{61C}", true),
    ("en", "\u{661}", false), ("en", "\u{1E900}", true), ("en", "\u{10800}", true), ("en", "\u{FB1D}", true),
    ("en", "\u{1EE00}", true), ("en", "\u{300}", false), ("en", "\u{64B}", false), ("en", "\u{7C0}", true),
    ("en", "", false), ("ja", "\u{5D0}", true), ("en", "\u{FD3E}", false),
  ])
  func `texts are isolated where direction requires it`(locale: String, value: String, isIsolated: Bool) throws {
    let expected = isIsolated ? "(\u{2068}\(value)\u{2069})" : "(\(value))"
    for argument in [Phrase.Argument.text("t", ExactText(value)), .characters("t", ExactText(value))] {
      let shown = try text(locale, "(%@)", argument)
      #expect(shown.utf8.elementsEqual(expected.utf8))
      let plain = try text(locale, "(%@)", argument, isolatesArguments: false)
      #expect(plain.utf8.elementsEqual("(\(value))".utf8))
    }
  }

  @Test func `numbers are not isolated`() throws {
    #expect(try text("he", "%lld", .count("n", 7)) == "7")
  }

  @Test(arguments: [
    ("a\u{2069}b", "ab"), ("a\u{202C}b", "ab"), ("\u{202E}a", "\u{202E}a\u{202C}"), ("\u{2066}a", "\u{2066}a\u{2069}"),
    ("\u{2067}\u{202B}a", "\u{2067}\u{202B}a\u{202C}\u{2069}"), ("\u{2068}a\u{2069}", "\u{2068}a\u{2069}"),
    ("\u{202A}\u{2066}\u{202C}a\u{2069}", "\u{202A}\u{2066}a\u{2069}\u{202C}"),
    ("\u{2066}\u{202D}a\u{2069}b\u{202C}", "\u{2066}\u{202D}a\u{202C}\u{2069}b"), ("…—a", "…—a"),
  ])
  func `an argument's directional controls do not reach beyond it`(value: String, expected: String) throws {
    for isolates in [true, false] {
      #expect(
        try text("en", "%@", .text("t", ExactText(value)), isolatesArguments: isolates).utf8.elementsEqual(
          expected.utf8))
    }
  }

  @Test(arguments: 0..<300)
  func `directional controls are balanced in every text`(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let controls = ["\u{202A}", "\u{202E}", "\u{202C}", "\u{2066}", "\u{2068}", "\u{2069}", "a", "א"]
    var value = ""
    for _ in 0..<generator.number(below: 20) { value += controls[generator.number(below: controls.count)] }
    let shown = try text("ar", "%@", .characters("t", ExactText(value)))
    var isolates = 0
    for scalar in shown.unicodeScalars {
      if (0x2066...0x2068).contains(scalar.value) { isolates += 1 }
      if scalar.value == 0x2069 { isolates -= 1 }
      #expect(isolates >= 0)
    }
    #expect(isolates == 0)
    let openings = shown.unicodeScalars.filter { [0x202A, 0x202B, 0x202D, 0x202E].contains($0.value) }.count
    #expect(openings == shown.unicodeScalars.filter { $0.value == 0x202C }.count)
  }
}
