import Testing
import WatchwordBasics
import WatchwordForm

@Suite struct PasswordTests {
  @Test("Passwords are equal when their NFC forms are")
  func equality() {
    #expect(Password("caf\u{E9}") == Password("cafe\u{301}"))
    #expect(Password("a") != Password("b") && Password("a") != Password("ab") && Password("a") != Password("A"))
    #expect(Password("") == .empty && Password("").isEmpty)
    #expect(Password("cafe\u{301}").withText { Array($0.utf8) } == Array("cafe\u{301}".utf8))
    #expect(Password("a\u{0}b").withUTF8 { Array($0) } == [0x61, 0, 0x62])
  }

  @Test("White space of the category Zs and tabs are trimmed at both ends, and nothing else")
  func trimming() {
    for scalar in UInt32(0)...0x3100 {
      guard let scalar = Unicode.Scalar(scalar) else { continue }
      let isBlank = scalar.properties.generalCategory == .spaceSeparator || scalar == "\t"
      let text = "\(scalar)\(scalar)a\(scalar)b\(scalar)"
      let trimmed = Password(text).trimmingWhiteSpace().withText { Array($0.utf8) }
      let expected = isBlank ? "a\(scalar)b" : text
      #expect(trimmed == Array(expected.utf8), "U+\(String(scalar.value, radix: 16))")
      #expect(Password("\(scalar)").trimmingWhiteSpace().isEmpty == isBlank)
    }
    #expect(Password(" \u{3000}\t").trimmingWhiteSpace().isEmpty)
  }

  @Test("A password is never shown")
  func neverShown() {
    let password = Password("hunter2")
    var text = "\(password) \(String(reflecting: password)) \(String(describing: Optional(password))) "
    dump(password, to: &text)
    dump([PasswordForm.Event.edit(.new, password)], to: &text)
    #expect(!text.contains("hunter2"))
    #expect(Mirror(reflecting: password).children.isEmpty)
  }
}
