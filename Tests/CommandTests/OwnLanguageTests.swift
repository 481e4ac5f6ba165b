import Foundation
import TestSupport
import Testing
import Watchword
import WatchwordShippedCatalogs
import WatchwordWebAssembly

/// The steps of Documentation/OwnLanguage.md, with the Galician of Examples/galician: write, check, compile, use.
@Suite struct OwnLanguageTests {
  private static let galician = packageFolder.appending(path: "Examples/galician/gl.xliff").path
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ arguments: String...) throws -> CommandRun { try CommandRun(arguments, in: folder.url) }

  private func read(_ path: String) throws -> String {
    try String(contentsOf: folder.url.appending(path: path), encoding: .utf8)
  }

  /// The units of a file: their ids and sources.
  private static func units(of text: String) -> [String: String] {
    var units: [String: String] = [:]
    for unit in text.components(separatedBy: "<trans-unit id=\"").dropFirst() {
      let id = unit.prefix { $0 != "\"" }
      let source = unit.components(separatedBy: "<source>").last?.components(separatedBy: "</source>").first
      units[String(id)] = source
    }
    return units
  }

  private func compiled() throws -> Catalog {
    let run = try run("compile", Self.galician, "-o", "compiled")
    #expect(run.exitCode == 0, "\(run.errors)")
    return try Catalog(try read("compiled/gl.json"))
  }

  // MARK: Write and translate

  @Test func `every text is written without a target, in the plural forms of the language`() throws {
    let run = try run("export", "--to", "xliff", "--locale", "gl", "-o", "own")
    #expect(run.exitCode == 0 && run.errors.hasPrefix("Wrote 1 file with "), "\(run.errors)")
    let text = try read("own/gl.xliff")
    #expect(text.contains("original=\"Localizable.xcstrings\" source-language=\"en\" target-language=\"gl\""))
    #expect(!text.contains("<target") && text.contains("<note>"))
    let units = Self.units(of: text)
    #expect(units["rule.length.min.checklist|==|plural.one"] == "Min. %lld character")
    #expect(units["rule.length.min.checklist|==|plural.other"] == "Min. %lld characters")
    #expect(units["rule.length.min.checklist|==|plural.many"] == nil)
    let english = Set(ShippedTextIDs.all.map(\.text.string))
    #expect(Set(units.keys.map { $0.components(separatedBy: "|==|")[0] }) == english)
    let translated = Self.units(of: try String(contentsOfFile: Self.galician, encoding: .utf8))
    #expect(translated.count > 100 && translated.allSatisfy { units[$0] == $1 }, "the example is a part of it")
  }

  @Test func `a plural form that English lacks has the English text for other numbers`() throws {
    #expect(try run("export", "--to", "xliff", "--locale", "sl", "-o", "own").exitCode == 0)
    let units = Self.units(of: try read("own/sl.xliff"))
    for form in ["two", "few", "other"] {
      #expect(units["rule.length.min.checklist|==|plural.\(form)"] == "Min. %lld characters", "\(form)")
    }
  }

  @Test func `a language without plural forms has one, and an unknown language is refused`() throws {
    #expect(try run("export", "--to", "xliff", "--locale", "th", "-o", "own").exitCode == 0)
    let units = Self.units(of: try read("own/th.xliff")).keys.filter { $0.hasPrefix("rule.length.min.checklist") }
    #expect(units == ["rule.length.min.checklist|==|plural.other"])
    let unknown = try run("export", "--to", "xliff", "--locale", "xx", "-o", "own")
    #expect(unknown.exitCode == 2 && unknown.errors.contains("There is no catalogue for xx"), "\(unknown.errors)")
  }

  @Test(arguments: [("pt-PT", false), ("pt-AO", false), ("pt", true), ("de-AT", true), ("zh-TW", true), ("iw", true)])
  func `texts of another region are not a translation to start from`(locale: String, isFilled: Bool) throws {
    #expect(try run("export", "--to", "xliff", "--locale", locale, "-o", "own").exitCode == 0)
    #expect(try read("own/\(locale).xliff").contains("<target") == isFilled)
  }

  // MARK: Check

  @Test func `the policy's texts are all there, and what other policies need is named`() throws {
    let clean = try run("lint", Self.galician, "--policy", "strong")
    #expect(clean.exitCode == 0 && clean.output == "", "\(clean.output)")
    let other = try run("lint", Self.galician, "--policy", "pci-dss-4", "--format", "concise")
    #expect(other.exitCode == 1)
    #expect(
      other.output.contains("\"rule.history.count.checklist\", which has no text in Galician [uncovered-rule-text]"))
    let missing = try run("lint", Self.galician, "--base", "shipped", "--format", "concise")
    #expect(missing.output.contains("rule.palindrome.default.checklist") && missing.output.contains("[missing-unit]"))
    #expect(!missing.output.contains("rule.length.min.checklist"), "\(missing.output)")
  }

  // MARK: Use

  @Test func `the command reports what is in English, and never shows a key`() throws {
    let strong = try run("text", "strong", "--locale", "gl", "--texts", Self.galician)
    #expect(strong.output == "Mínimo 8 caracteres\nPolo menos 1 letra\nPolo menos 1 número\n" && strong.errors == "")
    let run = try run("text", "pci-dss-4", "--locale", "gl", "--texts", Self.galician)
    #expect(
      run.output.hasPrefix("Mínimo 12 caracteres\n") && run.output.contains("Different from your last 4 passwords"))
    #expect(
      run.errors.contains(
        "warning: gl: The text rule.history.count.checklist is missing; the text of en is shown instead"))
    for policy in Rounds.sample(try names(in: "Policies", endingWith: ".json"), 3) {
      let run = try self.run("text", policy, "--locale", "gl-ES", "--texts", Self.galician, "--style", "summary")
      #expect(!run.output.contains("rule.") && !run.output.contains("policy."), "\(run.output)")
    }
  }

  @Test func `an app in Swift shows it, and English where it lacks a text`() throws {
    let texts = Texts.shipped.adding(try compiled())
    let galician = try #require(LanguageTag(posix: "gl"))
    let policy = try PasswordPolicy(
      #"{"version": 1, "rules": [{"rule": "length", "min": 8}, {"rule": "common-password"}, {"rule": "palindrome"}]}"#)
    var checklist = Checklist(policy, texts: texts, preferring: [galician])
    checklist.assess("anna")
    #expect(
      checklist.items.map(\.text) == [
        "Mínimo 8 caracteres", "Diferente dos contrasinais máis comúns", "Not the same forward and backward",
      ])
    #expect(checklist.items.map(\.hint).first == "Faltan 4 caracteres" && checklist.locale == galician)
    let renderer = texts.renderer(preferring: [galician])
    let gaps = policy.demandedPhrases.map { renderer.rendering(of: $0) }.filter(\.isFallback)
    #expect(!gaps.isEmpty && gaps.allSatisfy { $0.locale == .english && $0.problems.isEmpty })
    let form = PasswordForm(.change, policy: policy, texts: texts, preferring: [galician])
    #expect(
      form.presentation.title == "Cambiar o contrasinal" && form.presentation.submit.title == "Cambiar o contrasinal")
    #expect(form.presentation.rules.map(\.label).first == "Usa polo menos 8 caracteres")
  }

  @Test func `an app on Android has it beside English, which has what it lacks`() throws {
    let run = try run(
      "export", "pci-dss-4", "--form", "--to", "android", "--locale", "gl", "--texts", Self.galician, "-o", "res")
    #expect(run.exitCode == 0, "\(run.errors)")
    let (english, galician) = (try read("res/values/strings.xml"), try read("res/values-gl/strings.xml"))
    #expect(galician.contains("<item quantity=\"one\">Mínimo %1$d carácter</item>"))
    #expect(galician.contains("<string name=\"form_change_title\">Cambiar o contrasinal</string>"))
    #expect(!galician.contains("rule_history_count_checklist") && english.contains("rule_history_count_checklist"))
    #expect(
      run.errors.contains("warning: gl: There is no text for rule.history.count.checklist; the key is left out\n"))
  }

  @Test func `a page has it by the engine`() throws {
    let engine = Engine()
    let english = CompiledCatalog.write(try #require(Texts.shipped.catalogs(for: [.english]).first))
    for json in [english, CompiledCatalog.write(try compiled())] { _ = engine.loadTexts(Array(json.utf8)) }
    let opened = engine.openPolicy(
      Array(#"{"version":1,"rules":[{"rule":"length","min":8},{"rule":"history","count":4}]}"#.utf8),
      question: Array("{}".utf8))
    #expect(opened.contains("\"policy\":1"))
    let answer = String(
      decoding: engine.check(1, question: Array(#"{"password":"anna","locale":"gl"}"#.utf8)), as: UTF8.self)
    #expect(answer.contains("Mínimo 8 caracteres") && answer.contains("Faltan 4 caracteres"))
    #expect(answer.contains("Different from your last 4 passwords"), "\(answer)")
  }
}

/// The ids of the shipped texts.
private enum ShippedTextIDs {
  static let all = (Texts.shipped.catalogs(for: [.english]) + [NoteCatalogs.catalog(for: .english)].compactMap { $0 })
    .flatMap(\.orderedIDs)
}
