import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordForm
import WatchwordLocalization

@Suite struct TextTests {
  @Test("The English catalogue holds just the texts that are declared, each with its placeholders")
  func catalogue() throws {
    let catalog = try #require(Texts.english.first)
    let declared = Set(FormTexts.all.map(\.id.text))
    #expect(declared.count == FormTexts.all.count)
    #expect(declared == Set(catalog.messages.keys.map(\.text).filter { $0.string.hasPrefix("form.") }))
    let renderer = Renderer(catalogs: [catalog], locale: .english)
    for declaration in FormTexts.all {
      let phrase = Phrase(
        declaration.id, declaration.parameters.map { $0.kind == .count ? .count($0.name, 77) : .text($0.name, "VALUE") }
      )
      let rendering = renderer.rendering(of: phrase)
      #expect(rendering.problems.isEmpty && !rendering.text.isEmpty, "\(declaration.id.text)")
      for parameter in declaration.parameters {
        #expect(rendering.text.contains(parameter.kind == .count ? "77" : "VALUE"), "\(declaration.id.text)")
      }
    }
  }

  @Test("Every text that is declared is listed, and used")
  func used() throws {
    let declarations = try String(
      contentsOf: packageFolder.appending(path: "Sources/Engine/Form/Texts/FormTexts.swift"), encoding: .utf8)
    let names = declarations.matches(of: #/public static var (\w+):/#).map { String($0.1) }.filter { $0 != "all" }
    #expect(names.count > 70)
    var sources = ""
    for folder in ["Sources/Engine/Form", "Sources/Engine/Form/Flows", "Sources/Engine/Form/Codes"] {
      sources += try sourceFiles(in: folder).map(\.text).joined()
    }
    for name in names { #expect(sources.contains(try Regex("FormTexts\\.\(name)(?![A-Za-z])")), "\(name) is not used") }
    #expect(names.count - 1 + FormTexts.strength.count == FormTexts.all.count)
  }

  @Test("A server's text is shown as it came, but for control characters and directional controls without a partner")
  func serverTexts() {
    for (message, shown) in [
      ("Wrong\u{7}\u{85} password\r\n", "Wrong password"), ("\u{202E}evil\u{202C}\u{202A}", "evil"),
      ("a\u{2069}b\u{2067}c", "abc"), ("\u{2068}x\u{2069} y", "\u{2068}x\u{2069} y"), ("%@ %lld %s", "%@ %lld %s"),
      ("\u{2067}a\u{2066}b\u{2069}", "a\u{2066}b\u{2069}"), ("a\u{2029}b", "ab"),
      ("\u{200E} \u{7F}\t", "Failed to update password"),
      ("كلمة", "\u{2068}كلمة\u{2069}"),
    ] {
      var person = Person(.update)
      person.does(challenge(2, status: 1, message: message))
      #expect(person.banner.map { Array($0.utf8) } == Array(shown.utf8), "\(message.debugDescription)")
    }
    var person = Person(.expired, locale: "ar", user: "a\u{202E}nna")
    person.does(challenge(4, user: nil, error: 5, errorMessage: "No"))
    #expect(person.banner == "\u{200F}\u{2068}No\u{2069}")
    #expect(person.screen.userLine == "ar! \u{2068}anna\u{2069} form.user.greeting")
  }
}
