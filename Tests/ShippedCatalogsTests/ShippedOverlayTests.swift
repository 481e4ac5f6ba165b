import Foundation
import TestSupport
import Testing
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization
import WatchwordShippedCatalogs
import WatchwordSystemFiles

/// The overlays `passphrase` and `pin`, which use these words for "password" in every language.
@Suite struct ShippedOverlayTests {
  private static let cases = ShippedOverlay.all.flatMap { overlay in overlay.catalogs.map { (overlay.name, $0) } }

  /// What a word for "password" looks like in a language; overlays may use it as a part of their own word.
  private static var words: [String: (password: Regex<Substring>, own: Regex<Substring>?)] {
    [
      "ar": (/كلم(?:ة|ات|تا|تي) (?:ال)?مرور/, nil),
      "de": (/(?:Pass|Kenn)w[oö]rt|passw[oö]rt/, nil),
      "en": (/[Pp]assword/, nil),
      "es": (/[Cc]ontraseñas?/, /[Ff]rases? de contraseña/),
      "fr": (/[Mm]ots? de passe/, nil),
      "he": (/סיסמ/, /(?:ביטוי|ביטויי) ה?סיסמ/),
      "hi": (/पासवर्ड/, nil),
      "id": (/[Kk]ata sandi/, nil),
      "it": (/[Pp]assword/, nil),
      "ja": (/パスワード/, nil),
      "ko": (/비밀번호|암호/, /암호 문구/),
      "nl": (/[Ww]achtwoord/, /[Ww]achtwoordzin/),
      "pl": (/[Hh]as(?:ł|eł)/, /[Ff]raz(?:a|y|ie|ę|ą|) has(?:ł)/),
      "pt": (/[Ss]enha/, nil),
      "ru": (/[Пп]ароль?(?!ьн|н)[а-я]*/, nil),
      "tr": (/[Pp]arola|[Şş]ifre/, /[Pp]arola öbe(?:k|ğ)/),
      "uk": (/[Пп]арол(?!ьн)/, nil),
      "vi": (/[Mm]ật khẩu/, /[Cc]ụm mật khẩu/),
      "zh": (/密[码碼]/, /密(?:码短|碼短)[语語]/),
    ]
  }

  private static func shipped(_ overlaid: Catalog) throws -> [MessageID: Message] {
    let chain = LocaleMatcher.chain(for: overlaid.locale).reversed()
    let catalogs = chain.flatMap { [ShippedCatalogs.catalog(for: $0), NoteCatalogs.catalog(for: $0)] }
    return try #require(catalogs.compactMap { $0?.messages }).reduce(into: [:]) { all, own in
      all.merge(own) { $1 }
    }
  }

  @Test func `every shipped language has a catalogue in each overlay`() {
    let languages = Language.all.compactMap(\.locales.first)
    for overlay in ShippedOverlay.all {
      #expect(overlay.catalogs.map(\.locale).filter(languages.contains) == languages, "\(overlay.name)")
    }
    #expect(ShippedOverlay.all.map(\.name) == ["passphrase", "pin"])
    #expect(ShippedOverlay.named("pin") != nil && ShippedOverlay.named("pins") == nil)
  }

  @Test func `the overlays that are shipped are those of the folder`() throws {
    for overlay in ShippedOverlay.all {
      let folder = SystemPath(packageFolder.appending(path: "Overlays/\(overlay.name)").path)
      let written = try Files.entries(in: folder).map {
        try #require(TranslationCatalog(Files.read($0), name: $0).compiled().value)
      }
      let isSame = Set(written) == Set(overlay.catalogs)
      #expect(isSame, "\(overlay.name): run Scripts/embed-catalogs.sh")
    }
  }

  @Test(arguments: ShippedOverlay.all.map(\.name))
  func `no text that people see says password any more`(name: ExactText) throws {
    let overlay = try #require(ShippedOverlay.named(name))
    for catalog in overlay.catalogs {
      let (password, own) = try #require(Self.words[catalog.locale.language.description])
      var messages = try Self.shipped(catalog)
      let parents = overlay.catalogs.filter { LocaleMatcher.chain(for: catalog.locale).contains($0.locale) }
      for parent in parents.sorted(by: { $0.locale.description.count < $1.locale.description.count }) {
        messages.merge(parent.messages) { $1 }
      }
      // A password manager keeps its name.
      for (id, message) in messages where id.text != "notes.advice.manager" {
        for (_, pattern) in message.patterns {
          let text = pattern.text.string
          let left = own.map { text.replacing($0, with: "") } ?? text
          #expect(!left.contains(password), "\(name) \(catalog.locale) \(id): \(text)")
        }
      }
    }
  }

  @Test(arguments: cases.indices)
  func `a text has the forms and the values of the one that it replaces, and is another one`(index: Int) throws {
    let (name, catalog) = Self.cases[index]
    let shipped = try Self.shipped(catalog)
    #expect(!catalog.messages.isEmpty)
    for (id, message) in catalog.messages {
      let replaced = try #require(shipped[id], "\(name) \(catalog.locale): \(id) is unknown")
      #expect(message.patterns.map(\.path) == replaced.patterns.map(\.path), "\(name) \(catalog.locale) \(id)")
      #expect(Self.values(message) == Self.values(replaced), "\(name) \(catalog.locale) \(id)")
      #expect(catalog.locale.region != nil || message != replaced, "\(name) \(catalog.locale) \(id) changes nothing")
    }
  }

  @Test(arguments: cases.indices)
  func `Swiss texts have no sharp s and no German quotation marks`(index: Int) throws {
    let (name, catalog) = Self.cases[index]
    guard ["de-CH", "de-LI"].contains(catalog.locale.description), let overlay = ShippedOverlay.named(name) else {
      return
    }
    let german = try #require(overlay.catalogs.first { $0.locale.description == "de" })
    for (id, message) in german.messages.merging(catalog.messages, uniquingKeysWith: { $1 }) {
      for (_, pattern) in message.patterns {
        #expect(!pattern.text.string.contains { "ß„“".contains($0) }, "\(name) \(catalog.locale) \(id)")
      }
    }
  }

  /// The placeholders of each text of a message, in any order.
  private static func values(_ message: Message) -> [[String]] {
    message.patterns.map { _, pattern in
      pattern.elements.compactMap { element in
        if case .literal = element.kind { return nil }
        return String(decoding: Array(pattern.text.string.utf8)[element.range], as: UTF8.self)
      }.sorted()
    }
  }
}
