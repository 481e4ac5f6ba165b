import Foundation
import TestSupport
import WatchwordBasics
import WatchwordCatalogFormats
import WatchwordLocalization
import WatchwordPolicy
import WatchwordShippedCatalogs

@testable import WatchwordAppResources

/// The shipped policies as resources for a target, written to a folder, and what a renderer shows for each text.
final class ExportedTexts {
  let target: ResourceTarget
  let folder: URL
  let resources: ResourceTexts
  private let names: [String]

  /// A text that is shown with values.
  struct Request {
    let locale: String
    let text: ResourceTexts.Text
    /// The number that chooses the form.
    let number: Int?
    /// The values by their names in the target, in the order of their positions.
    let values: [(name: String, value: Value)]
    /// What a renderer shows.
    let expected: String
  }

  enum Value {
    case count(Int)
    case text(String)

    var json: Any {
      switch self {
      case .count(let number): number
      case .text(let text): text
      }
    }
  }

  /// The starts of the keys whose texts are shown with all numbers.
  private static let counted = ["rule.length.", "rule.digits.min.", "rule.repetition.", "form.attempts."]

  /// English, whose texts are the keys of gettext, and others.
  static let locales =
    [.english] + Rounds.sample(ShippedCatalogs.locales.filter { $0 != .english }, 4)

  static let catalogs = ShippedCatalogs.locales.compactMap { ShippedCatalogs.catalog(for: $0) }

  /// The policies of `Policies/`, by their names.
  static func policies() throws -> [NamedPolicy] {
    try TestSupport.names(in: "Policies", endingWith: ".json").map { name in
      let text = try String(contentsOf: packageFolder.appending(path: "Policies/\(name).json"), encoding: .utf8)
      return NamedPolicy(try PasswordPolicy(text), called: name)
    }
  }

  init(_ target: ResourceTarget) throws {
    self.target = target
    folder = FileManager.default.temporaryDirectory.appending(path: "watchword-export-\(UUID().uuidString)")
    let texts = AppTexts(of: try Self.policies(), includesForm: true)
    let written = texts.resources(for: target, in: Self.locales, from: Self.catalogs)
    names = written.files.map(\.path)
    for file in written.files {
      let url = folder.appending(path: file.path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.bytes).write(to: url)
    }
    var problems: [ResourceProblem] = []
    resources = ResourceTexts(
      texts, in: Self.locales.map { ResourceRenderer($0, from: Self.catalogs) }, called: target.usualName,
      for: target, &problems)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The file of a locale.
  func file(of locale: String) -> URL? {
    let name = locale.replacing("-", with: "_")
    // Android looks for Hebrew and Indonesian under their former codes, and has a notation of its own for scripts.
    let code =
      switch locale {
      case "he": "iw"
      case "id": "in"
      case let script where script.hasPrefix("zh-"): "b+" + script.replacing("-", with: "+")
      default: locale.replacing("-", with: "-r")
      }
    let folder = locale == "en" ? "values/" : "values-\(code)/"
    let bundle = locale == "en" ? "messages.properties" : "messages_\(name).properties"
    return names.first { $0.hasPrefix(folder) || $0.hasSuffix("_\(name).arb") || $0 == bundle }.map {
      self.folder.appending(path: $0)
    }
  }

  /// Whether a target without plural forms has the form for the number of a request.
  func isShown(_ request: Request) -> Bool {
    guard let number = request.number,
      let language = resources.languages.first(where: { $0.locale.description == request.locale }),
      let index = resources.texts.firstIndex(where: { $0.key == request.text.key }), let forms = language.forms[index],
      forms.forms.count > 1
    else { return true }
    var losses: [CatalogLoss] = []
    let sole = ResourceTexts.soleForm(of: request.text, forms, in: language.locale, &losses)
    let category = PluralRules.cardinal(for: language.locale).category(for: number)
    return sole.pieces(for: nil) == forms.pieces(for: category)
  }

  /// Each text in each locale with some numbers, and some in Russian and Arabic with all from 0 to 1,000.
  func requests() -> [Request] {
    resources.languages.flatMap { language -> [Request] in
      let renderer = Renderer(catalogs: Self.catalogs, locale: language.locale)
      let isFull = ["ru", "ar"].contains(language.locale.description)
      let numbers = Array(0...12) + [20, 21, 22, 25, 100, 101, 102, 103, 111, 121, 1000]
      return resources.texts.flatMap { text -> [Request] in
        guard case .message(let id) = text.text.content else { return [] }
        let hasAll = isFull && Self.counted.contains { text.text.key.string.hasPrefix($0) }
        return (text.number == nil ? [1] : hasAll ? Array(0...1000) : numbers).map {
          request(text, id, $0, language.locale, renderer)
        }
      }
    }
  }

  private func request(
    _ text: ResourceTexts.Text, _ id: MessageID, _ number: Int, _ locale: LanguageTag, _ renderer: Renderer
  ) -> Request {
    let values = text.text.parameters.enumerated().map { index, parameter -> Value in
      parameter.kind == .count ? .count(index == text.number ? number : 3) : .text("x\(index)y")
    }
    let arguments = zip(text.text.parameters, values).map { parameter, value -> Phrase.Argument in
      switch value {
      case .count(let number): .count(parameter.name, number)
      case .text(let text): .text(parameter.name, ExactText(text))
      }
    }
    let names = values.indices.map { target.notation.name(at: $0, in: text.text, number: text.number) }
    return Request(
      locale: locale.description, text: text, number: text.number.map { _ in number },
      values: Array(zip(names, values)), expected: renderer.text(for: Phrase(id, arguments)))
  }

  /// A text without isolates, with ASCII digits and without group separators: targets write numbers in their own way.
  static func normalized(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars).filter { !(0x2066...0x2069).contains($0.value) }.map { scalar in
      scalar.properties.numericType == .decimal
        ? Unicode.Scalar(UInt8(ascii: "0") + UInt8(scalar.properties.numericValue ?? 0)) : scalar
    }
    func isDigit(_ index: Int) -> Bool { scalars.indices.contains(index) && ("0"..."9").contains(scalars[index]) }
    let groups: [Unicode.Scalar] = [",", ".", "'", "’", " ", "\u{A0}", "\u{202F}", "\u{66C}"]
    var result = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      if groups.contains(scalar), isDigit(index - 1), isDigit(index + 1), isDigit(index + 2), isDigit(index + 3) {
        continue
      }
      result.append(scalar)
    }
    return String(result)
  }
}
